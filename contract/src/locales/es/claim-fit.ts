import type { Catalogue } from '../../sentences.ts';
import type { claimFitMessages as english } from '../en/claim-fit.ts';
import { words } from '@plainclaim/domain/served-words/es';
import { freeHelpLine } from '@plainclaim/domain/served-words/free-help';

/** The courts' English names stand beside ours: people meet them on forms, on signs and at the clerk's window. */
export const claimFitMessages = {
  ...words.findings,
  'fit.entity_needs_lawyer':
    'Para presentar una demanda de más de {limit}, una empresa o sociedad debe tener un abogado. Una empresa puede de todos modos enviar su propia carta.',
  'fit.business_may_need_lawyer':
    'Para presentar una demanda de más de {limit}, una empresa o sociedad debe tener un abogado. El dueño único de un negocio que no es una empresa puede presentarla sin abogado.',
  'fit.minor_needs_guardian': `Una persona menor de 18 años no puede presentar sola una demanda. Su padre, madre o tutor legal debe actuar y debe ser nombrado. Ayuda gratis: ${freeHelpLine}.`,
  'fit.minor_with_guardian':
    'El padre, la madre o el tutor legal firma y presenta por una persona menor de 18 años. Un juez debe aprobar el arreglo antes de que un reclamo así se pueda cerrar.',
  'fit.bankruptcy': `Cuando alguien se declara en bancarrota, la ley detiene las cartas y los casos que le piden dinero. Entonces el reclamo va al tribunal de bancarrotas. Este sitio no hace cartas ni documentos para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.restraining_order': `Cuando hay una orden de restricción (restraining order), una carta puede violarla o poner a una persona en peligro. Este sitio no hace cartas ni documentos para eso. Si hay peligro, llame al 911. Ayuda gratis: ${freeHelpLine}.`,
  'fit.deceased': `Un reclamo contra una persona que murió va a quien administra la herencia, y tiene plazos cortos propios. Este sitio no prepara documentos para el tribunal para eso. Una carta puede ir a quien administra la herencia. Ayuda gratis: ${freeHelpLine}.`,
  'fit.other_side_lawyer':
    'Cuando la otra parte tiene un abogado para este asunto, las cartas van al abogado y no a la otra parte.',
  'fit.mentions_bankruptcy':
    'Su relato habla de bancarrota. Si la otra parte se declaró en bancarrota, la ley detiene las cartas y los casos que le piden dinero. Responda la pregunta sobre esto, por favor.',
  'fit.mentions_death':
    'Su relato habla de una muerte o de una herencia. Un reclamo contra una persona que murió va a quien administra la herencia. Responda la pregunta sobre esto, por favor.',
  'fit.mentions_restraining_order':
    'Su relato habla de una orden de restricción (restraining order). Una carta puede violar esa orden. Responda la pregunta sobre esto, por favor.',
  'fit.mentions_lawyer':
    'Su relato habla de un abogado. Cuando la otra parte tiene uno para este asunto, las cartas van al abogado. Responda la pregunta sobre esto, por favor.',
  'fit.medical_bill':
    'Antes de volver a pedir el pago de una factura médica pendiente, deben pasar {days} días desde la primera factura. Se debe ofrecer un plan de pagos justo, y el seguro debe haber terminado su parte. Hasta entonces este sitio no hace cartas ni documentos para eso.',
  'fit.medical_bill_steps':
    'Usted dijo que se completaron los pasos para una factura médica pendiente. Un tribunal puede pedir pruebas del plan de pagos y de las fechas.',
  'fit.land_or_eviction': `Los reclamos sobre quién es dueño de un terreno, o sobre un desalojo, van a otras partes del tribunal. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.federal':
    'Un reclamo contra los Estados Unidos o una oficina federal va primero a esa oficina, en su propio formulario, y después a un tribunal federal. Este sitio no prepara documentos para el tribunal para eso.',
  'fit.public_body_notice':
    'Un daño que causó un municipio, un condado, una escuela o una oficina del estado tiene una regla propia: el reclamo necesita un aviso por escrito en un plazo de {days} días. Desde la fecha que usted dio, ese día es el {noticeBy}. Una carta como esta no es ese aviso. Después deben pasar {months} meses antes de poder presentar un caso, y el límite es de {years} años. Este sitio no prepara documentos para el tribunal para eso.',
  'fit.public_body_notice_may_be_late': `Un daño que causó un municipio, un condado, una escuela o una oficina del estado tiene una regla propia: el reclamo necesita un aviso por escrito en un plazo de {days} días. Desde la fecha que usted dio, ese día fue el {noticeBy}, así que puede ser tarde. Un tribunal acepta un aviso tardío solo en casos raros. Lo máximo que puede permitir es {lateYears} año. Después de un aviso deben pasar {months} meses antes de poder presentar un caso, y el límite es de {years} años. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.state_contract_notice':
    'Un reclamo sobre un contrato con el propio estado necesita un aviso por escrito en un plazo de {days} días. Desde la fecha que usted dio, ese día es el {noticeBy}. Esta regla no vale para municipios, condados ni escuelas. Confírmelo con el secretario del tribunal (court clerk).',
  'fit.time_limit_soon':
    'El plazo para presentar una demanda como esta puede terminar el {lastDay}. Días que quedan hasta entonces: {daysLeft}. Una carta no detiene el plazo, y un tribunal puede contar desde otro día.',
  'fit.time_limit_last_day':
    'El plazo para presentar una demanda como esta puede terminar ahora: el último día puede ser el {lastDay}. Una carta no detiene el plazo.',
  'fit.time_limit_may_have_passed': `Puede ser demasiado tarde: el plazo para presentar una demanda como esta puede haber terminado el {lastDay}. Solo un tribunal puede decidirlo. Ayuda gratis: ${freeHelpLine}.`,
  'fit.time_limit_mixed':
    'Los motivos que usted eligió tienen plazos diferentes. De los que no han terminado, el primero puede terminar el {lastDay}.',
  'fit.time_limit_paused':
    'El plazo casi siempre se detiene hasta que la persona cumple 18 años. Según la fecha de nacimiento que usted dio, el plazo para presentar la demanda puede terminar el {lastDay}. Un aviso a una entidad pública puede tener que darse mucho antes.',
  'fit.time_limit_pause_unsure':
    'La ley que detiene el plazo hasta los 18 años no nombra este tipo de reclamo. Contado sin esa pausa, el plazo puede terminar el {lastDay}. Ese es el día más seguro.',
  'fit.time_limit_paused_no_date':
    'El plazo casi siempre se detiene hasta que la persona cumple 18 años. Por eso, el plazo para presentar la demanda puede contarse desde ese cumpleaños. Un aviso a una entidad pública puede tener que darse mucho antes.',
  'fit.time_limit_unknown': `Cada reclamo tiene un plazo para presentar la demanda. No pudimos calcular el de este reclamo. Ayuda gratis: ${freeHelpLine}.`,
  'fit.deadline_after_time_limit':
    'La carta le da a la otra parte hasta el {deadline}. El plazo para presentar la demanda puede terminar antes, el {lastDay}. Una carta no detiene el plazo.',
  'fit.assigned_claim':
    'Usted dijo que otra persona le dio este reclamo. Los documentos para el tribunal deben nombrar a quien lo tuvo primero. Algunos tipos de reclamos no se pueden pasar a otra persona.',
  'fit.assigned_tort': `Un reclamo por un daño a una persona o a sus cosas casi nunca se puede pasar a otra persona. Antes debe decidirlo un tribunal. Ayuda gratis: ${freeHelpLine}.`,
  'fit.assigned_claim_business_lawyer':
    'Una empresa que tiene un reclamo que otra persona le dio debe tener un abogado para presentar la demanda, por cualquier cantidad. El dueño único de un negocio que no es una empresa puede presentarla sin abogado.',
  'fit.assigned_consumer_debt':
    'Una deuda por necesidades personales o de la familia que otra persona pasó tiene reglas estrictas propias. Este sitio no hace cartas ni documentos para una deuda así.',
  'fit.bad_check_notice':
    'La ley de cheques sin fondos tiene su propio aviso, en inglés y en español, que se envía por correo certificado. Entonces la otra parte tiene {days} días para pagar. Una carta como esta no es ese aviso.',
  'fit.bad_check_debt_limit':
    'El plazo de un cheque vale para el cheque mismo. La deuda que hay detrás puede tener más tiempo, hasta el {lastDay}.',
  'fit.deposit_owner_occupied':
    'Algunos dueños viven en el edificio y alquilan en él no más de otras dos viviendas. Entonces la ley de depósitos vale solo después de que el inquilino lo haya pedido por escrito.',
  'fit.no_fault_first':
    'Después de un choque, el seguro de auto de la propia persona casi siempre paga primero al médico. También puede limitar los reclamos por dolor.',
  'fit.other_case':
    'Usted dijo que ya hay un caso en un tribunal sobre esto. Los tribunales quieren todas las partes de una disputa en un solo caso, así que un segundo caso puede ser rechazado.',
  'fit.county_to_confirm':
    'Una demanda se presenta en un condado donde alguien de la otra parte vive o tiene su negocio. Según la dirección, puede ser: {counties}. Confírmelo con el secretario del tribunal (court clerk).',
  'fit.county_unknown':
    'Una demanda se presenta en un condado donde alguien de la otra parte vive o tiene su negocio. No pudimos saber el condado por la dirección. Confírmelo con el secretario del tribunal (court clerk).',
  'fit.county_not_from_address':
    'Usted eligió el condado de {county}. Según las direcciones, el condado puede ser: {counties}. Una demanda presentada en el condado equivocado puede ser enviada a otro o rechazada. Confírmelo con el secretario del tribunal (court clerk).',
} as const satisfies Catalogue<keyof typeof english>;

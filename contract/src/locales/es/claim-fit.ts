import type { Catalogue } from '../../catalogue/sentences.ts';
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
  'fit.child_hurt_not_named': `Usted pide por el dolor de su hijo o hija. Ese reclamo es del niño o la niña. Escriba a su hijo o hija como quien reclama, conteste que es menor de 18 años y nómbrese usted como padre, madre o tutor. Para pedir cuentas que usted pagó, agréguese como segunda persona que reclama. Hasta entonces este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.child_hurt_parent_paid':
    'Su hijo o hija se lastimó. Como padre o madre usted puede pedir las cuentas que pagó. El dolor es un reclamo propio de su hijo o hija, y se pide en su nombre.',
  'fit.child_may_be_hurt':
    'Sus palabras hablan de un hijo o una hija, y usted pide por dolor. Si el niño o la niña se lastimó, ese dolor es su propio reclamo. Escríbalo como quien reclama y nómbrese usted como padre, madre o tutor. Si se lastimó usted, no hay que cambiar nada.',
  'fit.child_bills_of_parent':
    'El reclamo está a nombre de una persona menor de 18 años. Las cuentas que pagó el padre o la madre son su propio reclamo. Si usted las pagó, agréguese como segunda persona que reclama.',
  'fit.bankruptcy': `Cuando alguien se declara en bancarrota, la ley detiene las cartas y los casos que le piden dinero. Entonces el reclamo va al tribunal de bancarrotas. Este sitio no hace cartas ni documentos para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.restraining_order': `Cuando hay una orden de restricción (restraining order), una carta puede violarla o poner a una persona en peligro. Este sitio no hace cartas ni documentos para eso. Si hay peligro, llame al 911. Ayuda gratis: ${freeHelpLine}.`,
  'fit.other_side_lawyer':
    'Cuando la otra parte tiene un abogado para este asunto, las cartas van al abogado y no a la otra parte.',
  'fit.mentions_bankruptcy':
    'Su relato habla de bancarrota. Si la otra parte se declaró en bancarrota, la ley detiene las cartas y los casos que le piden dinero. Mire la pregunta sobre esto, por favor.',
  'fit.mentions_death':
    'Su relato habla de una muerte o de una herencia. Un reclamo contra una persona que murió va a quien administra la herencia. Mire la pregunta sobre esto, por favor.',
  'fit.mentions_restraining_order':
    'Su relato habla de una orden de restricción (restraining order). Una carta puede violar esa orden. Mire la pregunta sobre esto, por favor.',
  'fit.mentions_lawyer':
    'Su relato habla de un abogado. Cuando la otra parte tiene uno para este asunto, las cartas van al abogado. Mire la pregunta sobre esto, por favor.',
  'fit.medical_bill':
    'Antes de volver a pedir el pago de una factura médica pendiente, deben pasar {days} días desde la primera factura. Se debe ofrecer un plan de pagos justo, y el seguro debe haber terminado su parte. Hasta entonces este sitio no hace cartas ni documentos para eso.',
  'fit.medical_bill_steps':
    'Usted dijo que se completaron los pasos para una factura médica pendiente. Un tribunal puede pedir pruebas del plan de pagos y de las fechas.',
  'fit.land_or_eviction': `Los reclamos sobre quién es dueño de un terreno, o sobre un desalojo, van a otras partes del tribunal. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.federal':
    'Un reclamo contra los Estados Unidos o una oficina federal va primero a esa oficina, en su propio formulario, y después a un tribunal federal. Este sitio no prepara documentos para el tribunal para eso.',
  'fit.public_body_notice':
    'Un daño que causó un municipio, un condado, una escuela o una oficina del estado tiene una regla propia. El reclamo necesita un aviso por escrito en un plazo de {days} días. Desde la fecha que usted dio, ese día es el {noticeBy}. Una carta como esta no es ese aviso. Después deben pasar {months} meses antes de poder presentar un caso, y el límite es de {years} años. Este sitio no prepara documentos para el tribunal para eso.',
  'fit.public_body_notice_may_be_late': `Un daño que causó un municipio, un condado, una escuela o una oficina del estado tiene una regla propia. El reclamo necesita un aviso por escrito en un plazo de {days} días. Desde la fecha que usted dio, ese día fue el {noticeBy}, así que puede ser tarde. Un tribunal acepta un aviso tardío solo en casos raros. Lo máximo que puede permitir es {lateYears} año. Después de un aviso deben pasar {months} meses antes de poder presentar un caso, y el límite es de {years} años. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
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
    'Algunos dueños viven en el edificio y alquilan en él no más de otras dos viviendas. Entonces la ley de depósitos se aplica solo después de que el inquilino lo haya pedido por escrito.',
  'fit.no_fault_first':
    'Después de un choque, el seguro de auto de la propia persona casi siempre paga primero al médico. También puede limitar los reclamos por dolor.',
  'fit.other_case':
    'Usted dijo que ya hay un caso en un tribunal sobre esto. Los tribunales quieren que todas las partes de una disputa estén en un solo caso, así que un segundo caso puede ser rechazado.',
  'fit.county_to_confirm':
    'Una demanda se presenta en un condado donde alguien de la otra parte vive o tiene su negocio. Según la dirección, puede ser: {counties}. Confírmelo con el secretario del tribunal (court clerk).',
  'fit.county_unknown':
    'Una demanda se presenta en un condado donde alguien de la otra parte vive o tiene su negocio. No pudimos saber el condado por la dirección. Confírmelo con el secretario del tribunal (court clerk).',
  'fit.county_not_from_address':
    'Usted eligió el condado de {county}. Según las direcciones, el condado puede ser: {counties}. Una demanda presentada en el condado equivocado puede ser enviada a otro o rechazada. Confírmelo con el secretario del tribunal (court clerk).',
  'fit.deceased': `Un reclamo contra una persona que murió va a quien administra la herencia, por escrito y bajo juramento. El plazo es de {months} meses desde la muerte. Una carta a la persona que murió no sirve, así que este sitio no la hace. Ayuda gratis: ${freeHelpLine}.`,
  'fit.estate_named': `Usted nombró una herencia. El reclamo contra ella se hace por escrito y bajo juramento ante quien la administra, dentro de {months} meses desde la muerte. Puede enviarle una carta, pero no es ese reclamo. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.named_like_public_body':
    'El nombre “{name}” parece de una entidad pública, y usted respondió que no lo es. Un reclamo por un daño de una entidad pública necesita un aviso por escrito en un plazo de {days} días. Desde la fecha que usted dio, ese día es el {noticeBy}. Mire otra vez su respuesta, por favor.',
  'fit.named_like_federal':
    'El nombre “{name}” parece de una oficina federal, y usted respondió que no lo es. Los reclamos contra los Estados Unidos tienen reglas propias. Mire otra vez su respuesta, por favor.',
  'fit.mentions_professional':
    '“{words}” apunta a un profesional con licencia, y usted respondió que no se trata de su mal trabajo. Los tribunales pequeños no ven reclamos por ese trabajo. Mire otra vez su respuesta, por favor.',
  'fit.mentions_health_bill':
    'Su relato habla de “{words}”, y usted respondió que no se trata de una factura médica. La ley fija pasos antes de que alguien pueda cobrar una factura así. Mire otra vez su respuesta, por favor.',
  'fit.mentions_assignment':
    'Su relato habla de “{words}”, y usted respondió que nadie le cedió este reclamo. Un reclamo que antes era de otra persona tiene reglas propias. Mire otra vez su respuesta, por favor.',
  'fit.state_contract_stop':
    'Un reclamo sobre un contrato con el propio estado necesita un aviso por escrito en un plazo de {days} días. Desde la fecha que usted dio, ese día es el {noticeBy}. Después deben pasar {waitDays} días antes de poder presentar un caso, y el límite casi siempre es de {years} años. Este sitio no prepara documentos para el tribunal para eso.',
  'fit.public_contract_local':
    'Para un contrato con un municipio, un condado, una escuela o una autoridad pública no vale el aviso corto por daños. El contrato mismo puede pedir un aviso.',
  'fit.compact_notice':
    'Esta entidad es de dos estados y tiene una ley propia, también para contratos. Un aviso escrito del reclamo debe llegarle al menos {days} días antes del caso, y el último día para el caso puede ser el {lastDay}. Por eso el último día seguro para el aviso puede ser el {noticeBy}. Este sitio no prepara documentos para el tribunal para eso.',
  'fit.compact_notice_may_be_late': `Esta entidad es de dos estados y tiene una ley propia, también para contratos. Un aviso escrito debe llegarle al menos {days} días antes del caso, así que el último día seguro fue el {noticeBy}. El último día para el caso puede ser el {lastDay}. Puede ser demasiado tarde. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.interstate_body': `Esta entidad es de dos estados y sigue una ley propia. No la hemos leído, y su plazo para un aviso puede ser corto. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.bad_check_more':
    'La ley de cheques sin fondos pide su propio aviso y fija unos días. Después suma {times} veces el cheque, o {floor} si es más. Nunca suma más de {cap} por encima del cheque. El aviso debe ser el de esa ley; si no, no se suma nada.',
  'fit.deposit_clock':
    'El dueño tiene {days} días después del fin del alquiler para devolver el depósito con sus intereses, o enviar una lista de cargos. Desde la fecha que usted dio, ese día fue el {day}.',
  'fit.deposit_clock_running':
    'El dueño tiene {days} días después del fin del alquiler para devolver el depósito con sus intereses, o enviar una lista de cargos. Desde la fecha que usted dio, ese día es el {day}. Una carta puede ir ahora. Los documentos para el tribunal se pueden hacer después de ese día.',
  'fit.deposit_short_clock':
    'Cuando un incendio, una inundación o una orden oficial puso fin a la estadía, el plazo del depósito es más corto. Cuando el inquilino lo pide, el dueño tiene {days} días hábiles desde que una autoridad puso el aviso en la vivienda. Desde la fecha que usted dio, ese día es el {day}. Los documentos para el tribunal se pueden hacer después de ese día.',
  'fit.deposit_safety_clock':
    'Cuando un inquilino se fue para estar a salvo, con el aviso que pide la ley, el dueño tiene menos tiempo para devolver el depósito. Las fuentes cuentan ese plazo de dos maneras, así que no damos un número. Confírmelo con el secretario del tribunal (court clerk). Los documentos para el tribunal se pueden hacer después de ese plazo.',
  'fit.deposit_still_there':
    'Mientras un inquilino todavía vive en la vivienda, el depósito aún no se debe. Por ahora este sitio no prepara documentos para el tribunal para eso.',
  'fit.deposit_cap':
    'Según sus tarjetas, el depósito fue de {paid}. Para ese alquiler, lo máximo que la ley deja cobrar como depósito es {cap}.',
  'fit.deposit_new_owner':
    'Cuando se vende un edificio, el nuevo dueño también responde por el depósito, con sus intereses. Se puede nombrar a los dos dueños como la otra parte.',
  'fit.locked_out_now': `Quien todavía está fuera de su vivienda puede pedir a un juez que la abra, muchas veces el mismo día. Eso es más rápido que una carta. Ayuda gratis: ${freeHelpLine}.`,
  'fit.lockout_loss':
    'Un inquilino al que sacaron sin una orden del tribunal puede reclamar toda la pérdida que eso causó. También puede reclamar los costos del tribunal y honorarios justos de abogado.',
  'fit.lockout_loss_more':
    'Un inquilino al que sacaron sin una orden del tribunal puede reclamar toda la pérdida que eso causó. También puede reclamar los costos del tribunal y honorarios justos de abogado. Si volver no es la solución, la ley permite {times} veces la pérdida. Eso no vale para las cosas perdidas.',
  'fit.tenant_property':
    'Antes de vender o tirar las cosas de un inquilino, la ley pide un aviso por escrito del dueño. Si no se hizo, un tribunal puede dar hasta {times} veces la pérdida.',
  'fit.landlord_list':
    'Un dueño que tenía un depósito debía enviar al inquilino una lista de cargos en un plazo de {days} días. Sus tarjetas no dicen el día de esa lista. El inquilino puede entonces reclamar el doble de lo que se retuvo sin derecho.',
  'fit.landlord_list_late':
    'Un dueño que tenía un depósito debía enviar al inquilino una lista de cargos en un plazo de {days} días. Según sus tarjetas, la lista se envió después. El inquilino puede entonces reclamar el doble de lo que se retuvo sin derecho.',
  'fit.rent_late_charge':
    'Usted pide un cargo por atraso en la renta. A personas mayores y a quienes reciben ciertas ayudas, la ley les da {days} días hábiles antes de ese cargo. No hallamos un límite general. Vea lo que dice el contrato.',
  'fit.landlord_registration':
    'Quien alquila una vivienda quizá deba registrarla con el estado o la ciudad. No hemos leído si eso importa cuando solo se pide dinero. Confírmelo con la secretaría del tribunal, y lleve el registro si lo tiene.',
  'fit.answer_for_another':
    'Su tarjeta dice que lo hizo otra persona. Una empresa casi siempre responde por sus trabajadores. Un padre, una madre o quien prestó un carro muchas veces no responde sin una falta propia. No hemos leído una fuente sobre esto: confírmelo con ayuda legal gratis.',
  'fit.no_law_of_its_own':
    'No hallamos una ley del estado que sea solo para tintorerías. Cuentan las reglas generales sobre cosas que se dejan al cuidado de otro, y lo que acordaron. Confírmelo con ayuda legal gratis.',
  'fit.part_payment':
    'El plazo para presentar la demanda puede terminar el {safeDay}. Por el pago del {paidOn}, puede durar hasta el {laterDay}. Solo un tribunal puede decidirlo. El primer día es el más seguro.',
  'fit.part_payment_unknown':
    '¿Pagó la otra parte algo de esta deuda, o firmó un papel que dice que la debe? Entonces el plazo puede haber empezado de nuevo. Si no, puede terminar el {safeDay}. Una tarjeta sobre el pago puede decir su día.',
  'fit.false_words': `El plazo para una demanda por palabras falsas es corto. Puede terminar el {lastDay}, contado desde el día en que se dijeron o publicaron por primera vez. Si se vuelven a publicar, casi nunca empieza un plazo nuevo. Ayuda gratis: ${freeHelpLine}.`,
  'fit.interest_too_high':
    'La ley limita el interés a {written} por ciento al año si está por escrito, y a {spoken} por ciento si no. Quien pide más puede perder todo el interés, y una tasa muy alta puede ser un delito. Su relato parece nombrar una tasa más alta, así que confirme su tasa, por favor. Se puede reclamar solo el dinero que se prestó.',
  'fit.interest_limit':
    'La ley limita el interés a {written} por ciento al año si está por escrito, y a {spoken} por ciento si no. Quien pide más puede perder todo el interés. No pudimos leer su tasa, así que compárela, por favor.',
  'fit.arbitration':
    'Un contrato puede decir que las disputas van a arbitraje y no a un tribunal. Si lo dice con claridad, la otra parte puede pedirlo. Muchas de esas cláusulas todavía permiten el tribunal de menor cuantía, así que vale la pena llevar esa página.',
  'fit.arbitration_small_claims':
    'Su contrato habla de arbitraje y permite el tribunal de menor cuantía. Vale la pena llevar al tribunal la página que lo dice.',
  'fit.part_given_up': 'Usted renuncia a la parte que no pide aquí. No se puede reclamar después.',
  'fit.part_kept_for_later':
    'Los tribunales quieren que toda la disputa esté en un solo caso. Cuando el caso se decide, el resto casi nunca se puede reclamar después. Aquí se puede pedir toda la suma, o renunciar al resto.',
  'fit.only_the_thing':
    'El tribunal de menor cuantía solo da dinero. No puede ordenar que alguien entregue una cosa. Eso es otro tipo de caso, así que este sitio no prepara documentos para el tribunal. Una carta todavía puede pedir la cosa.',
  'fit.other_side_minor': `A una persona menor de 18 años no se la demanda como a un adulto. El tribunal nombra antes un tutor para el caso, y un contrato con un menor se puede deshacer. Los padres no lo deben solo por ser los padres. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.other_side_may_be_minor':
    'A una persona menor de 18 años no se la demanda como a un adulto. El tribunal nombra antes un tutor para el caso. Averigüe la edad antes de presentar documentos, por favor.',
  'fit.insurer_paid_all':
    'Un seguro pagó una parte, y usted pide todo. A nadie se le paga dos veces la misma pérdida, y la parte que pagó el seguro casi siempre la reclama el seguro. La suma usual es la pérdida menos lo que pagó el seguro. Eso incluye su deducible.',
  'fit.insurer_paid_part':
    'Un seguro pagó una parte, y usted pide el resto. El papel del seguro muestra lo que pagó y cuánto fue el deducible.',
  'fit.insurer_open':
    'Todavía hay un reclamo abierto con un seguro. Lo que pague después se resta de este reclamo. El plazo para la demanda sigue corriendo.',
  'fit.hurt_at_work': `Por un daño en el trabajo, la compensación para trabajadores casi siempre reemplaza a una demanda contra el jefe o un compañero. Tiene su propia oficina y su propio plazo. Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
  'fit.charity':
    'Una iglesia, una organización benéfica o una escuela sin fines de lucro muchas veces no responde por descuido ante una persona a la que atendía. La regla no toca contratos, salarios ni productos.',
  'fit.uninsured_driver': `Quien conducía su propio auto sin seguro casi nunca puede reclamar por haberse lastimado en un choque. El daño del auto sí se puede reclamar. Este sitio no prepara documentos para el tribunal por la lesión. Ayuda gratis: ${freeHelpLine}.`,
  'fit.towing':
    'Remolcar desde un estacionamiento privado tiene reglas: un letrero con ciertas palabras en la entrada, el permiso del dueño y tarifas justas. Un remolque que ordenó la policía puede seguir otras reglas.',
  'fit.used_car':
    'Para un auto de ese precio y con esas millas, el vendedor debe dar una garantía escrita. Dura {days} días o {miles} millas, lo que llegue primero. Cubre el motor y las partes que mueven el auto.',
  'fit.used_car_miles':
    'Un vendedor debe dar una garantía escrita con muchos autos usados de hasta {miles} millas y hasta {years} años de modelo. Su duración depende de las millas. Una tarjeta sobre la compra puede decir el año, las millas y el precio.',
  'fit.new_car':
    'Un auto nuevo tiene una ley propia durante sus primeros {years} años o {miles} millas. Pide una carta certificada al fabricante del auto, no al vendedor, antes de que termine ese plazo.',
  'fit.shop_keeps_car':
    'Un taller puede retener un auto por un trabajo o un depósito que el dueño aceptó. El dueño puede pedir una cuenta por escrito. Guardarlo puede costar más cada día, y el tribunal de menor cuantía no puede ordenar que lo devuelvan.',
  'fit.storage_sale':
    'Antes de vender cosas guardadas, la ley pide un aviso con al menos {days} días para pagar, y anuncios. Si no se hizo, el dueño puede reclamar el valor justo.',
  'fit.mover_claim':
    'Para una mudanza dentro del estado, un reclamo escrito con la cuenta pagada debe llegar a la empresa dentro de {days} días desde la entrega. Desde la fecha que usted dio, ese día es el {claimBy}. Se puede presentar un caso hasta {years} años después de que la empresa diga que no.',
  'fit.mover_claim_may_be_late': `Para una mudanza dentro del estado, un reclamo escrito con la cuenta pagada debe llegar a la empresa dentro de {days} días desde la entrega. Desde la fecha que usted dio, ese día fue el {claimBy}; sin ese reclamo puede ser demasiado tarde. Se puede presentar un caso hasta {years} años después de que la empresa diga que no. Ayuda gratis: ${freeHelpLine}.`,
  'fit.carrier_claim':
    'Para una mudanza entre estados, casi todos los contratos dan {months} meses para un reclamo escrito a la empresa. Desde la fecha que usted dio, ese día es el {claimBy}. Casi siempre se puede presentar un caso hasta {years} años después de un no por escrito.',
  'fit.carrier_claim_may_be_late': `Para una mudanza entre estados, casi todos los contratos dan {months} meses para un reclamo escrito a la empresa. Desde la fecha que usted dio, ese día fue el {claimBy}; sin ese reclamo puede ser demasiado tarde. Casi siempre se puede presentar un caso hasta {years} años después de un no por escrito. Ayuda gratis: ${freeHelpLine}.`,
  'fit.mover_claim_unsure':
    'La empresa de mudanzas debe recibir pronto un reclamo escrito. Para una mudanza dentro del estado, el último día puede ser el {insideBy}. Para una entre estados, puede ser el {acrossBy}. El primer día es el más seguro.',
  'fit.door_sale':
    'En muchas ventas en la casa o fuera de la tienda, el comprador puede cancelar por escrito en {days} días hábiles y recuperar su dinero. El vendedor debe dar un aviso que lo diga.',
  'fit.gym':
    'Un contrato de gimnasio se puede cancelar por escrito en {days} días en que el gimnasio esté abierto. Después puede terminar por una mudanza de más de {miles} millas, por enfermedad o si el club cierra. Las clases y escuelas pueden tener otras reglas.',
  'fit.gift_card':
    'La tarjeta de regalo de una tienda no puede vencer ni perder valor en sus primeros {months} meses. La tarjeta de un banco que sirve en todas partes tiene otras reglas.',
  'fit.sick_pet':
    'Las reglas de mascotas piden un papel del veterinario que diga que el animal no estaba sano. Se necesita en {days} días, o en {months} meses si nació con el problema, y va al vendedor en {deliver} días. Valen para tiendas y vendedores de mascotas.',
  'fit.home_job':
    'Para trabajos en la casa de más de {amount}, la ley pide un contrato firmado y un contratista registrado. Obliga a una sola persona del oficio igual que a una empresa. El sitio del estado muestra quién está registrado.',
  'fit.contractor_papers': `Un contratista de casas que no estaba registrado, o no tenía un contrato firmado, puede perder el reclamo. El dueño puede entonces reclamar tres veces su propia pérdida. Ayuda gratis: ${freeHelpLine}.`,
  'fit.copy_to_state':
    'Cuando los documentos nombran la ley de fraude al consumidor, una copia va al abogado del estado (Attorney General) en {days} días después de presentarlos.',
  'fit.contract_term':
    'Una cláusula que quita un derecho claro del comprador puede ir contra la ley. Un comprador al que le hizo daño puede reclamar al menos {amount}. La cláusula sola no basta para un reclamo.',
  'fit.own_business_work':
    'Para un trabajo hecho como su propio negocio, cuenta el acuerdo mismo. La ley de salarios, con su dinero adicional, es para empleados.',
  'fit.multiple_left_out':
    'Usted eligió pedir una cantidad mayor que una ley puede dar. Con sus respuestas y filas actuales, esa ley no parece aplicarse a usted. Por eso la carta y los documentos para el tribunal piden solo su reclamo. No se pierde nada más.',
  'fit.overtime':
    'Usted trabajó más de {hours} horas en una semana. Por las horas de más, la ley puede dar más que su pago normal. No hemos leído qué trabajos deja fuera esa ley. Pregunte en la oficina de trabajo antes de fijar la suma: lo que deje fuera ahora se puede perder.',
  'fit.wages':
    'Por salarios sin pagar, la oficina de trabajo del estado puede tomar un reclamo de hasta {limit} sin costo. En el tribunal, un empleado puede pedir los salarios y hasta {percent} por ciento más. Casi siempre es un camino o el otro.',
  'fit.bad_check_notice_running':
    'El aviso sobre el cheque da {days} días. Según su tarjeta, eso es hasta el {until}. Antes de que pase ese día, al tribunal solo se le puede pedir el cheque.',
  'fit.bad_check_form':
    'El aviso de la ley de cheques sin fondos tiene palabras fijas, y no las hemos leído todas. Si no viene con su carta, cópielo de la ley misma. Se manda por correo certificado a la última dirección conocida.',
  'fit.bad_check_stopped':
    'Según lo que sabemos, la ley de cheques sin fondos no trata de un pago que se detuvo. No lo hemos leído en su texto, así que confírmelo. La deuda que el cheque iba a pagar todavía se puede reclamar.',
  'fit.bad_check_no_account':
    'La ley de cheques sin fondos trata también de un cheque sin cuenta. Según lo que sabemos, una cuenta cerrada vale como ninguna. No lo hemos leído en su texto, así que confírmelo.',
  'fit.deposit_interest':
    'El depósito sigue siendo dinero del inquilino, y sus intereses se pagan cada año. Una carta puede pedir esos intereses y cómo se calcularon. No conocemos la tasa, así que no sumamos nada.',
  'fit.deposit_double_limit':
    'Un depósito que la ley duplica cuenta entero para el límite del tribunal de menor cuantía, que es {limit}. Los gastos del tribunal no cuentan. Por encima, el caso va a la parte siguiente del tribunal, o se renuncia a una parte.',
  'fit.deposit_as_rent': `Esto es para un inquilino que no recibió el aviso del banco o los intereses. Una nota dice: puede escribir al dueño y usar el depósito, más {percent} por ciento al año, como alquiler. No hemos leído cuándo se aplica eso, así que confírmelo antes. Ayuda gratis: ${freeHelpLine}.`,
  'fit.rent_credit': `No encontramos una ley sobre un descuento prometido en el alquiler. La promesa vale como parte del acuerdo, así que ayuda un mensaje o papel que la muestre. Confírmelo. Ayuda gratis: ${freeHelpLine}.`,
  'fit.rent_receipt': `No encontramos una ley sobre recibos de alquiler. Los registros del banco, los talones de giros y los mensajes también pueden mostrar un pago. Confírmelo. Ayuda gratis: ${freeHelpLine}.`,
  'fit.application_fee':
    'Desde el {from}, la cuota para solicitar muchas viviendas puede ser de {amount} como máximo. Esa suma puede cambiar cada año. No vale para edificios de una o dos viviendas, ni para un agente que no es dueño. Lo que se pagó de más se puede pedir de vuelta. No encontramos un derecho a demandar solo por eso.',
  'fit.application_fee_before':
    'El límite de la cuota de solicitud, {amount}, vale solo desde el {from}. No encontramos un límite para una cuota pagada antes. Entonces vale lo que se acordó, así que confírmelo.',
  'fit.expired_consumer_debt':
    'El plazo para demandar por esta deuda puede haber pasado. Una empresa que pide a una persona una deuda así y habla del tribunal puede violar la ley federal. Por eso la carta no dice nada del tribunal. Pregunte a un abogado antes de presentar documentos.',
  'fit.note_due': 'Un pagaré con día de pago casi siempre se puede reclamar hasta {years} años después de ese día.',
  'fit.note_demanded':
    'En un pagaré que se paga cuando se pide, el plazo puede correr desde el día en que se pidió. Según su tarjeta, fue el {askedOn}, así que puede correr hasta el {lastDay}. Contado desde el préstamo, termina el {safeDay}. El primer día es el más seguro.',
  'fit.note_not_demanded':
    'En un pagaré que se paga cuando se pide, el plazo puede ser de {years} años desde el día en que se pidió. Si nadie lo pide y no se paga nada en {idleYears} años, puede haber terminado. Una tarjeta de su pedido puede decir el día. El día contado desde el préstamo es el más seguro.',
  'fit.note_unsure':
    'El plazo de un pagaré depende de sus palabras. Con un día de pago, corre desde ese día. Si se paga cuando se pide, puede ser de {years} años desde ese día, y terminar después de {idleYears} años sin un pago. Mire el pagaré.',
  'fit.refund_not_posted':
    'Una tienda debe mostrar su política de devolución. Si no lo hace, el comprador puede elegir dinero o crédito hasta {days} días después de la compra. La mercancía debe estar sin usar, y un recibo ayuda. Los autos, la comida que se echa a perder y lo hecho a medida no tienen ese derecho.',
  'fit.refund_posted':
    'Una política de devolución a la vista dice qué devuelve la tienda. Una foto del letrero ayuda. Solo sin ella el comprador tiene hasta {days} días para lo que está sin usar.',
  'fit.refund_policy':
    'Una tienda debe mostrar su política de devolución. Sin ella, el comprador puede elegir dinero o crédito hasta {days} días después de la compra, por cosas sin usar. Vea si había una a la vista.',
  'fit.refund_online': `La ley sobre la política de devolución a la vista trata de tiendas. No pudimos encontrar si vale también para pedidos en línea, así que confírmelo. Vale la pena guardar la página con las condiciones. Ayuda gratis: ${freeHelpLine}.`,
  'fit.commission_ended':
    'Para un agente de ventas que no es empleado, las comisiones se deben {days} días después de que termina el trabajo. Si vencen más tarde, ese mismo plazo corre desde entonces. Si no se pagan, un tribunal puede sumar {times} veces esa cantidad. Un agente que demanda sin un motivo real puede tener que pagar al abogado de la otra parte.',
  'fit.commission_later':
    'Una ley de comisiones es para agentes de ventas que no son empleados y toman pedidos. Vale desde {days} días después de que ese trabajo termina. Entonces un tribunal puede sumar {times} veces lo que se debe. Antes de eso, vale el acuerdo.',
} as const satisfies Catalogue<keyof typeof english>;

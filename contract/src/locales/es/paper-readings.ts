import type { Catalogue } from '../../catalogue/sentences.ts';
import type { paperReadingMessages as english } from '../en/paper-readings.ts';

export const paperReadingMessages = {
  'reading.untold_points':
    'El juez pregunta por estos puntos, y ninguna tarjeta los cuenta todavía: {points} Vea si otras tarjetas sirven para lo que pasó.',
  'reading.unequal_pay':
    'Según las tarjetas, {worked} por {rate} da {comes}. La paga que dicen es {earned}. Si la diferencia viene de horas extra o de otra cosa, dígalo en los hechos. Si no, corrija el tiempo, la paga o la suma.',
  'reading.untold_reasons':
    'Ninguna tarjeta habla todavía de este motivo: {reasons}. Llene una tarjeta sobre eso, o quite el motivo.',
  'reading.ours': 'No está en orden: {what}. Es un error nuestro. Pida los documentos otra vez.',
  'reading.name_missing': 'Los nombres completos de todas las partes',
  'reading.address_missing': 'Las direcciones de todas las partes',
  'reading.amount_missing': 'La cantidad',
  'reading.amount_above_part': 'Una cantidad que este tribunal puede ver',
  'reading.county_missing': 'El condado',
  'reading.county_not_allowed': 'Un condado donde las direcciones permiten presentar la demanda',
  'reading.paragraph_missing': 'Hechos numerados sin saltos',
  'reading.signature_line_missing': 'Un lugar para la fecha y la firma',
  'reading.signature_missing': 'Firma y fecha, donde está firmado',
  'reading.signature_unexpected': 'Ninguna firma que usted no hizo',
  'reading.certification_missing': 'Las palabras que exigen las reglas del tribunal',
  'reading.docket_not_blank': 'El número de expediente, en blanco para el tribunal',
  'reading.private_number': 'Ningún número privado',
  'reading.speaks_of_military': 'Nada sobre servicio militar',
  'reading.pages_out_of_order': 'Páginas numeradas y en orden',
  'reading.text_missing': 'Ningún texto cortado',
  'reading.private_matter': 'Nada de salud ni de situación migratoria que el reclamo no necesite',
  'reading.paper_missing': 'Cada documento que va con la presentación',
  'reading.wrong_form': 'La demanda y la citación correctas para esta parte del tribunal',
  'reading.fee_parts_differ': 'La tarifa y las partes que la forman',
  'reading.copies_untold': 'Cuántas copias hacer',
  'reading.file_too_large': 'Archivos de tamaño que se puede enviar',
  'reading.file_name_refused': 'Nombres de archivo que el tribunal acepta',
  'reading.entity_open': 'Qué tipo de empresa es cada negocio',
  'reading.name_too_long': 'Nombres que caben en la computadora del tribunal',
  'reading.trade_name_untold': 'Nombres comerciales que alguien usa',
  'reading.county_open': 'Un condado ya decidido',
  'reading.kind_open': 'Una marca en el tipo de caso',
  'reading.question_open': 'Una respuesta a cada pregunta de la demanda',
  'reading.rows_differ': 'Filas que suman lo que se pide',
  'reading.explanation_missing': 'Cada oración que explica la suma',
  'reading.statute_not_pleaded': 'La ley, donde una ley aumenta la suma',
  'reading.sum_unexplained': 'Cómo se calculó la suma',
  'reading.pay_unequal': 'Las horas por la paga acordada, y la paga de las tarjetas',
  'reading.element_untold': 'Un hecho para cada punto del reclamo',
  'reading.reason_untold': 'Un hecho para cada motivo que marcó',
  'reading.answer_for_untold': 'Por qué responden por lo que hizo otra persona',
  'reading.time_still_running': 'El plazo que la ley da a la otra parte, ya vencido',
  'reading.defendant_untold': 'Lo que hizo cada demandado',
  'reading.interest_unexplained': 'La tasa y el primer día de cualquier interés',
  'reading.instalment_undated': 'El día en que vencía cada pago a plazos',
  'reading.part_not_due': 'Ninguna parte de un plan de pagos que venza más tarde',
  'reading.late_charge_unexplained': 'Las condiciones de un recargo por mora',
  'reading.quote_not_english': 'Solo palabras en inglés',
  'reading.time_limit': 'Si el plazo para presentar puede haber vencido',
  'reading.notice_of_claim': 'Un aviso que debe darse antes del caso',
  'reading.arbitration_clause': 'Un contrato que manda el caso a otro lugar',
  'reading.claim_split': 'Todo el reclamo en un solo caso',
  'reading.amount_not_asked': 'Dinero que se cuenta y no se pide',
  'reading.insurer_paid': 'Dinero que pagó un seguro',
  'reading.wrong_party': 'Empresas en los hechos que no son parte',
  'reading.part_payment_not_credited': 'Dinero ya pagado, restado de la suma',
  'reading.setoff_unanswered': 'Lo que dicen que usted les debe, o que quieren pagar de menos',
  'reading.interest_on_penalty': 'Interés solo sobre el dinero que se debe',
  'reading.charge_and_interest': 'Un recargo por mora junto con intereses',
  'reading.wrong.private_number':
    'Hay un número privado en los documentos, como el de una cuenta o una placa. Quite la oración entera en la carta.',
  'reading.wrong.speaks_of_military':
    'Los documentos hablan de servicio militar. Quite esa oración entera en la carta.',
  'reading.wrong.private_matter':
    'Los hechos hablan de salud o de situación migratoria. Cualquiera puede leer una demanda. Quite esa oración entera en la carta.',
  'reading.wrong.entity_open':
    'El nombre de una empresa no dice de qué tipo es. Búsquela en los registros del Estado y elíjalo aquí. Un dueño sin compañía no está ahí.',
  'reading.wrong.name_too_long':
    'Un nombre o una calle es más largo de lo que cabe en la computadora del tribunal. Los documentos lo muestran entero. La oficina puede acortarlo.',
  'reading.wrong.trade_name_untold':
    'Los hechos dicen que alguien trabaja con otro nombre, y el encabezado no lo tiene. Agregue el nombre comercial en las respuestas de la demanda. Si no se trata de ellos, pregunte en la oficina.',
  'reading.wrong.county_open':
    'Las direcciones no dejan claro el condado. Pregunte en la oficina y elíjalo aquí antes de firmar.',
  'reading.wrong.kind_open':
    'No hay ningún tipo de caso marcado, porque sus respuestas lo dejan abierto. Elija uno aquí.',
  'reading.wrong.question_open': 'Una pregunta de la demanda no tiene marca. Respóndala aquí, o a mano en el papel.',
  'reading.wrong.rows_differ': 'Las filas impresas no suman lo que se pide. Revise las filas en la carta.',
  'reading.wrong.statute_not_pleaded':
    'Una ley aumenta la suma y la demanda no la nombra. Revise las filas en la carta.',
  'reading.wrong.sum_unexplained':
    'Nada dice cómo llegó usted a la suma. Agregue una oración sobre eso a los hechos antes de firmar.',
  'reading.wrong.reason_untold':
    'Usted marcó un motivo del que ninguna tarjeta habla. Llene una tarjeta sobre eso, o quite el motivo.',
  'reading.wrong.answer_for_untold':
    'Los hechos dicen que lo hizo otra persona. No dicen por qué la otra parte responde por eso. Ser dueño de un vehículo puede no bastar. Dígalo en la tarjeta, o pida ayuda.',
  'reading.wrong.pay_unequal':
    'El tiempo trabajado por la paga acordada no da la paga de las tarjetas. Si la diferencia viene de horas extra o de otra cosa, dígalo en los hechos. Si no, corrija el tiempo, la paga o la suma.',
  'reading.wrong.element_untold':
    'El juez pregunta por puntos que ninguna tarjeta cuenta todavía. Vea si otras tarjetas sirven para lo que pasó.',
  'reading.wrong.time_still_running':
    'La ley puede darle todavía tiempo a la otra parte para pagar. Un caso que se presenta muy pronto puede ser desestimado.',
  'reading.wrong.defendant_untold':
    'Los hechos no dicen qué hizo uno de los demandados. Dígalo en una tarjeta o nómbrelo en sus palabras.',
  'reading.wrong.interest_unexplained':
    'Se pide interés sin su tasa o su primer día. Diga desde qué día, sobre qué suma y a qué tasa.',
  'reading.wrong.instalment_undated':
    'Los hechos hablan de pagos a plazos sin ningún día. Diga cuándo vencía cada pago.',
  'reading.wrong.part_not_due':
    'Una parte del plan de pagos todavía no vence. Un juez puede dar solo lo que ya vencía. Pida el resto más tarde, o diga en una tarjeta por qué vence todo.',
  'reading.wrong.late_charge_unexplained':
    'Se pide un recargo por mora. Los hechos no dicen su tasa, cuánto es cada vez, ni en qué parte del acuerdo está. Dígalo en la tarjeta.',
  'reading.wrong.quote_not_english':
    'Los hechos citan palabras que no están en inglés. El juez lee inglés. Ponga el inglés en la tarjeta o diga qué significan.',
  'reading.wrong.time_limit':
    'Pueden decir que ya es tarde. Solo un tribunal decide eso. Busque pronto ayuda legal gratis. Si pagaron una parte o prometieron pagar, dígalo en los hechos.',
  'reading.wrong.notice_of_claim':
    'Pueden decir que antes debía darse un aviso. Diga en los hechos cuándo lo dio. Guarde prueba.',
  'reading.wrong.arbitration_clause':
    'Su contrato puede mandar esto a un árbitro. Lea esa cláusula antes de presentar. Cambie aquí su respuesta si dice otra cosa.',
  'reading.wrong.claim_split':
    'Dinero de la misma disputa queda para otro caso. Puede que un tribunal no vea el resto después.',
  'reading.wrong.amount_not_asked':
    'Los hechos cuentan dinero que usted quitó de la suma. Pueden decir que lo dejó, o que dividió su reclamo. Pídalo, o quite su tarjeta de la carta.',
  'reading.wrong.insurer_paid':
    'Un seguro pagó una parte o aún puede pagar. Pida solo lo que falta y réstelo en las filas.',
  'reading.wrong.wrong_party':
    'Los hechos nombran una empresa que no es demandada. Revise si esa empresa también responde por esto.',
  'reading.wrong.part_payment_not_credited':
    'Los hechos hablan de dinero que le pagaron, y ninguna fila lo resta. Revise las filas en la carta.',
  'reading.wrong.setoff_unanswered':
    'Los hechos dicen que ellos le reclaman dinero o quieren pagar menos. Lleve pruebas o diga por qué no es así.',
  'reading.wrong.interest_on_penalty':
    'Se pide interés y una ley también aumenta la suma. El interés corre sobre lo que se debe, no sobre lo que agrega la ley.',
  'reading.wrong.charge_and_interest':
    'Los documentos piden un recargo por mora y también interés por las mismas cuentas. Puede que el juez permita solo uno. Quite el recargo de la carta si no quiere pedir los dos.',
} as const satisfies Catalogue<keyof typeof english>;

import type { Catalogue } from '../../catalogue/sentences.ts';
import type { courtPapersMessages as english } from '../en/court-papers.ts';
import { words } from '@plainclaim/domain/served-words/es';

export const courtPapersMessages = {
  'papers.not_here': 'Este sitio no prepara documentos para este tribunal.',
  'papers.stopped':
    'Una regla del tribunal impide que este sitio prepare documentos para este reclamo. Puede leerla abajo.',
  ...words.papers,
  'papers.county_needed':
    'No pudimos saber por las direcciones en qué condado presentar la demanda, así que no se prepararon documentos para el tribunal. Esto no afecta su carta.',
  'papers.story_not_english':
    'Los documentos para el tribunal están en inglés. Llene las tarjetas sobre lo que pasó: se convierten en oraciones en inglés. Después pida los documentos otra vez.',
  'papers.no_facts':
    'Ninguna de las oraciones sobre lo que pasó puede ir en una demanda. Llene las tarjetas sobre lo que pasó y después pida los documentos otra vez.',
  'papers.private_number':
    'Un nombre o una dirección tiene un número privado, como un número de Seguro Social. Esos números no pueden estar en los documentos para el tribunal.',
  'papers.first_owner_needed':
    'Los documentos para el tribunal deben nombrar a quien tuvo primero este reclamo. Responda la pregunta sobre eso y después pida los documentos otra vez.',
  'papers.name_missing':
    'Falta un nombre o una dirección, o no se puede leer, así que no se prepararon documentos para el tribunal.',
  'papers.guardian_needed':
    'El padre, la madre o el tutor legal debe actuar por una persona menor de 18 años, y debe ser nombrado en los documentos.',
  'papers.unknown_case': 'No pudimos encontrar ese caso.',
  'papers.questions_open':
    'El tribunal hace algunas preguntas que su carta no necesitaba. Respóndalas y se harán los documentos para el tribunal.',
  'papers.not_included': 'Su paquete no tiene documentos para el tribunal. La carta sigue como antes.',
  'papers.not_approved':
    'Los documentos para el tribunal se preparan cuando la carta está aprobada. Apruébela primero, por favor.',
  'papers.as_a_page':
    'Este es el documento como página, para leer en un teléfono o con un lector de pantalla. Para presentarlo o imprimirlo, use el PDF.',
  'papers.unknown': 'No pudimos encontrar ese documento.',
  'papers.not_ready': 'Los documentos para el tribunal no están listos. Mire otra vez en un minuto.',
  'papers.signed_out': 'Entre a su cuenta para ver sus documentos para el tribunal.',
  'papers.read_again':
    'La demanda cambió después de que usted la leyó, así que no se firmó. Léala otra vez como está ahora, por favor.',
  'papers.outdated':
    'Usted cambió la carta o sus respuestas después de que se prepararon estos documentos. Apruebe la carta otra vez, o pida los documentos otra vez. Después lea y firme los nuevos.',
  'papers.statement_missing': 'Marque cada declaración antes de firmar, por favor. No se firmó nada.',
  'papers.already_signed': 'Esta demanda ya está firmada.',
  'papers.sign_by_hand': 'Esta demanda solo se puede firmar a mano. Imprímala, léala, póngale la fecha y fírmela.',
  'papers.co_sign_link_made': 'El enlace para {name} está listo. Funciona durante 7 días y para una sola firma.',
  'papers.co_signed':
    'Usted firmó la demanda. Quien le envió el enlace recibe los documentos firmados. Puede cerrar esta página.',
  'papers.unknown_signer': 'No pudimos encontrar a esa persona en la demanda.',
  'papers.sign_first': 'Firme primero usted la demanda, por favor. Después puede crear enlaces para los demás.',
  'papers.signed_already': 'Esta persona ya firmó la demanda.',
  'papers.link_over':
    'Este enlace ya no funciona. Un enlace funciona durante 7 días y para una sola firma, y se puede anular. Si usted firmó, su firma está a salvo. Si no, pida uno nuevo a quien se lo envió.',
  'papers.co_sign_changed':
    'La demanda cambió después de firmarse, así que las firmas que tenía ya no valen. Pida un enlace nuevo a quien se lo envió.',
  'papers.name_differs': 'Escriba su nombre como está en la demanda: {name}. No se firmó nada.',
  'papers.mark_missing': 'No se pudo leer su firma. Hágala otra vez, por favor. No se firmó nada.',
  'papers.facts_missing': 'Deje al menos una oración sobre lo que pasó, por favor. No se cambió nada.',
  'papers.facts_private':
    'Los hechos tienen un número privado, como un número de Seguro Social o de cuenta. Esos números no pueden estar en una demanda. Quítelo, por favor.',
  'papers.facts_military':
    'Los hechos hablan de servicio militar. Eso va en un documento aparte en un paso posterior. Quítelo, por favor.',
  'papers.facts_not_english':
    'Los documentos para el tribunal están en inglés. Escriba los hechos en inglés, por favor.',
  'papers.answer_unknown':
    'Esa respuesta ya no corresponde a esta demanda. No se cambió nada. Cargue la página de nuevo, por favor.',
  'papers.facts_unprintable': 'Algunos caracteres no se pueden imprimir. Quítelos, por favor: {characters}',
  'papers.facts_stopped': 'Con estos hechos no se pueden preparar documentos, así que no se cambió nada.',
  'papers.facts_too_long': 'Los hechos son demasiado largos para una demanda. Hágalos más cortos, por favor.',
  'papers.failed':
    'No se pudieron preparar los documentos para el tribunal. Sus respuestas y su carta están a salvo. Puede pedirlos otra vez.',
  'papers.check_failed':
    'Los documentos para el tribunal se prepararon, pero no pasaron nuestra propia revisión, así que no se muestran. Sus respuestas están a salvo. Escríbanos, por favor.',
  'papers.to_mend':
    'Los documentos para el tribunal se hicieron, pero antes hay que corregir algo en ellos. Puede verlo abajo, con la página donde se corrige. Sus respuestas están a salvo.',
  'papers.undecided':
    'Algo de esta demanda todavía no está decidido, así que no se puede firmar aquí. En “Documentos para el tribunal” puede ver qué es. Todavía puede firmar a mano.',
  'papers.facts_health':
    'Los hechos hablan de la salud de alguien. Cualquiera puede leer una demanda. Quite esa oración, por favor. No se cambió nada.',
  'papers.facts_immigration':
    'Los hechos hablan de la situación migratoria de alguien. Cualquiera puede leer una demanda. Quite esa oración, por favor. No se cambió nada.',
} as const satisfies Catalogue<keyof typeof english>;

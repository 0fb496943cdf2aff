import type { Catalogue } from '../../catalogue/sentences.ts';
import type { wizardMessages as english } from '../en/wizard.ts';
import { categoryMessages } from './category.ts';

export const wizardMessages = {
  ...categoryMessages,
  'wizard.reasons_required': '¡Elija al menos una subcategoría antes de seguir!',
  'wizard.claimant_kind_required': '¡Elija una opción antes de seguir!',
  'wizard.defendant_kind_required': '¡Elija contra quién presenta este reclamo!',
  'wizard.story_required': '¡Cuéntenos qué pasó antes de seguir!',
  'wizard.calculation_required': '¡Explique cómo calculó la cantidad del reclamo antes de seguir!',
  'wizard.questions_missing': 'Las preguntas todavía se están cargando. Espere un momento e inténtelo de nuevo.',
  'wizard.question_required': 'Responda "{label}"',
  'wizard.answer_contradicts_name':
    'El nombre “{words}” no concuerda con su respuesta. Cambie la respuesta o diga que es correcta',
  'wizard.answer_contradicts_story':
    'Su relato dice “{words}”, y eso no concuerda con su respuesta. Cambie la respuesta o diga que es correcta',
  'wizard.signature_required': '¡Firme antes de seguir!',
  'wizard.package_required': '¡Elija un paquete antes de seguir!',
  'wizard.generation_running': 'Su expediente todavía se está preparando. Espere unos segundos.',
  'wizard.payment_required': 'Primero pague su paquete, por favor.',

  'field.required': 'Este campo es obligatorio',
  'field.amount_invalid': 'Escriba una cantidad en dólares y centavos, como 1850.00',
  'field.amount_min': 'La cantidad debe ser de al menos $250.00',
  'field.amount_max': 'La cantidad no puede pasar de $25,000.00',
  'field.date_invalid': 'Escriba una fecha real, como 15 de abril de 2026',
  'field.date_future': 'Escriba una fecha que no sea futura',
  'field.state_unknown': 'Elija un estado de la lista',
  'field.zip': 'El código postal (ZIP) debe tener al menos 5 dígitos',
  'field.zip_long': 'Escriba 5 o 9 dígitos para el código postal (ZIP)',
  'field.email': 'Escriba un correo electrónico válido',
  'field.phone_digits': 'El número de teléfono debe tener solo números',
  'field.website': 'Escriba una dirección de sitio web válida',
  'field.choice_unknown': 'Elija una de las respuestas de la lista',
  'signature.not_png': 'No pudimos leer su firma. Bórrela y firme otra vez, por favor.',

  'card.day_unknown': 'Escriba un día real, como 15 de abril de 2026',
  'card.day_not_span': 'Dé aquí un solo día, mes o año, no un período.',
  'card.span_reversed': 'El primer día viene después del último. Revise los dos.',
  'card.required': 'Complete esto o quite la tarjeta',
  'card.who_required': 'Diga quién fue',
  'card.which_defendant': 'Elija de quién trata esta tarjeta',
  'card.amount_unknown': 'Escriba una cantidad en dólares y centavos, como 1850.00',
  'card.count_unknown': 'Escriba un número entero, como 3',
  'card.number_unknown': 'Escriba un número, como 3 o 2.5',
  'card.choice_unknown': 'Elija una de las respuestas',
  'card.text_too_long': 'Es demasiado largo para una oración. Hágalo más corto, por favor.',
  'card.nothing_filled': 'Complete una respuesta o quite la tarjeta',
  'row.label_required': 'Diga para qué es esta cantidad',
  'row.amount_required': 'Escriba la cantidad',
  'row.amount_unknown': 'Escriba una cantidad en dólares y centavos, como 1850.00',
  'row.amount_zero': 'Escriba una cantidad mayor que cero',
  'wizard.multiple_required': '¡Elija cuándo pedir la cantidad mayor antes de seguir!',
  'wizard.multiple_unusable':
    'Con sus respuestas y filas actuales no se puede pedir la cantidad mayor: ninguna ley que conozcamos la agrega. Elija seguir sin ella, o cambie la respuesta o la fila. No se pierde nada de lo que escribió.',

  'wizard.fields_incomplete': '¡Complete bien todos los campos obligatorios antes de seguir!',
  'wizard.questions_required': '¡Responda todas las preguntas administrativas antes de seguir!',
  'wizard.questions_banner': 'Responda todas las preguntas, por favor.',
} as const satisfies Catalogue<keyof typeof english>;

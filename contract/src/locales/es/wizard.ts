import type { Catalogue } from '../../sentences.ts';
import type { wizardMessages as english } from '../en/wizard.ts';

export const wizardMessages = {
  'wizard.category_required': '¡Elija una categoría antes de seguir!',
  'wizard.reasons_required': '¡Elija al menos una subcategoría antes de seguir!',
  'wizard.claimant_kind_required': '¡Elija una opción antes de seguir!',
  'wizard.defendant_kind_required': '¡Elija contra quién presenta este reclamo!',
  'wizard.story_required': '¡Cuéntenos qué pasó antes de seguir!',
  'wizard.calculation_required': '¡Explique cómo calculó la cantidad del reclamo antes de seguir!',
  'wizard.questions_missing': 'Las preguntas todavía se están cargando. Espere un momento e inténtelo de nuevo.',
  'wizard.question_required': 'Responda "{label}"',
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

  'wizard.fields_incomplete': '¡Complete bien todos los campos obligatorios antes de seguir!',
  'wizard.questions_required': '¡Responda todas las preguntas administrativas antes de seguir!',
  'wizard.questions_banner': 'Responda todas las preguntas, por favor.',
} as const satisfies Catalogue<keyof typeof english>;

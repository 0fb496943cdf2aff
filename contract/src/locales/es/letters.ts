import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterMessages as english } from '../en/letters.ts';
import { notices } from '@plainclaim/domain/served-words/es-notices';

export const letterMessages = {
  'letter.empty': 'La carta está vacía. Escriba su carta antes de guardarla.',
  'letter.too_many_lines': 'La carta tiene más de {limit} líneas. Junte algunas, por favor. Su texto no se perdió.',
  'letter.over_limit': 'La carta tiene más de {limit} caracteres. Hágala más corta, por favor. Su texto no se perdió.',

  ...notices,

  'letter.no_access': 'Su carta se puede abrir después de pagar un paquete en este navegador.',
  'letter.unknown_demand': 'No pudimos encontrar esa carta.',
  'letter.unprintable': 'Estos caracteres no se pueden imprimir: {characters}. Reemplácelos, por favor.',
  'letter.signature_missing': 'Falta su firma. Firme su reclamo otra vez, por favor.',
  'letter.delivery_required': 'Primero elija cómo le llegará la carta a la otra parte.',
  'letter.not_generated': 'Todavía no hay una carta. Créela primero, por favor.',
  'letter.saved': 'Su carta está guardada.',
  'letter.approved': 'Su carta está aprobada y firmada.',
  'letter.stored': 'El borrador de su carta está guardado.',

  'pdf.in_progress': 'Su PDF todavía se está creando. Inténtelo de nuevo en unos segundos.',
  'pdf.failed': 'No pudimos crear el PDF. Inténtelo de nuevo.',
} as const satisfies Catalogue<keyof typeof english>;

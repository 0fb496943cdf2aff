import type { Catalogue } from '../../catalogue/sentences.ts';
import type { caseMessages as english } from '../en/cases.ts';

export const caseMessages = {
  'case.signed_out': 'Entre a su cuenta para ver sus casos.',
  'case.unknown': 'No pudimos encontrar ese caso.',
  'case.no_package': 'Sin paquete todavía',
} as const satisfies Catalogue<keyof typeof english>;

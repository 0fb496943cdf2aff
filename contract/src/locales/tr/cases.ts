import type { Catalogue } from '../../catalogue/sentences.ts';
import type { caseMessages as english } from '../en/cases.ts';

export const caseMessages = {
  'case.signed_out': 'Dosyalarınızı görmek için lütfen giriş yapın.',
  'case.unknown': 'Bu dosyayı bulamadık.',
  'case.no_package': 'Henüz paket yok',
} as const satisfies Catalogue<keyof typeof english>;

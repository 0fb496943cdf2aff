import type { Catalogue } from '../../catalogue/sentences.ts';
import type { referenceMessages as english } from '../en/reference-data.ts';

export const referenceMessages = {
  'reference.category_missing': 'Ana kategori seçilmedi',
  'reference.subcategories_failed': 'Alt kategoriler alınamadı',
  'reference.state_unknown': 'Bu eyalet için bir vergi oranımız yok.',
} as const satisfies Catalogue<keyof typeof english>;

import type { Catalogue } from '../../catalogue/sentences.ts';
import type { referenceMessages as english } from '../en/reference-data.ts';

export const referenceMessages = {
  'reference.category_missing': 'No eligió una categoría principal',
  'reference.subcategories_failed': 'No se pudieron obtener las subcategorías',
  'reference.state_unknown': 'No tenemos la tasa de impuesto de ese estado.',
} as const satisfies Catalogue<keyof typeof english>;

import type { Catalogue } from '../../catalogue/sentences.ts';
import type { referenceMessages as english } from '../en/reference-data.ts';

export const referenceMessages = {
  'reference.category_missing': 'Você não escolheu uma categoria principal',
  'reference.subcategories_failed': 'Não foi possível carregar as subcategorias',
  'reference.state_unknown': 'Não temos a taxa de imposto desse estado.',
} as const satisfies Catalogue<keyof typeof english>;

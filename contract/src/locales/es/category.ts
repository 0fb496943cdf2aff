import type { Catalogue } from '../../catalogue/sentences.ts';
import type { categoryMessages as english } from '../en/category.ts';

export const categoryMessages = {
  'wizard.category_required': '¡Elija una categoría antes de seguir!',
} as const satisfies Catalogue<keyof typeof english>;

import type { Catalogue } from '../../catalogue/sentences.ts';
import type { categoryMessages as english } from '../en/category.ts';

export const categoryMessages = {
  'wizard.category_required': 'Escolha uma categoria antes de continuar!',
} as const satisfies Catalogue<keyof typeof english>;

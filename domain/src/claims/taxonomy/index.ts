export { categories, type Category } from './categories.ts';
export { categoryHints, type CategoryHints } from './category-hints.ts';
export { type Subcategory, subcategories } from './subcategories.ts';
export type { CategoryIcon, ClaimantRole } from './types.ts';

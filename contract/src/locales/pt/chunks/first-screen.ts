/** What the first screen says in Portuguese, and nothing else: a first visit loads it. */
export { categoryWords } from '../reference/category-words.ts';
export { categoryMessages as sentences } from '../category.ts';

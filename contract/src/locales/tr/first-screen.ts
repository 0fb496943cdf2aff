/** What the first screen says in Turkish, and nothing else: a first visit loads it. */
export { categoryWords } from './category-words.ts';
export { wizardMessages as sentences } from './wizard.ts';

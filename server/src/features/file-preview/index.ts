export { DRAFT_FILE, draftOrderedFile } from './draft-file.ts';
export * from './routes.ts';

export { type ChangedCopy, findChangedCopy, keepParts, type PartsToKeep, partsToKeep } from './known-files.ts';
export { type MadeFile, readMadeFile } from './read-made-file.ts';

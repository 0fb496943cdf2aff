export { localSealedFiles, type SealedFiles } from './sealed-files.ts';

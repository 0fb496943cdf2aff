export { createDocumentSeal, type DocumentSeal, SEAL_LEVELS, type Sealed, type SealLevel } from './document-seal.ts';
export { loadOrCreateSealKey, readSealKey, type SealKey, type SealKeyProblem } from './seal-key.ts';

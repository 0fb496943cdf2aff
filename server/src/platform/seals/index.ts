export {
  createDocumentSeal,
  type DocumentSeal,
  isBelow,
  SEAL_LEVELS,
  type Sealed,
  type SealLevel,
  type Vouched,
} from './document-seal.ts';
export { loadOrCreateSealKey, readSealKey, type SealKey, type SealKeyProblem } from './seal-key.ts';

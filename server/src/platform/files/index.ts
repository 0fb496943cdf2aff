export { type Moved, moveObjects, movingStore } from './moving-store.ts';
export { ObjectMissing, type ObjectStore, oncePiece, problemWith, type StoredObject } from './object-store.ts';
export { openFound } from './open-found.ts';
export { openPlace, parsePlace, type Place } from './place.ts';
export type { S3Settings } from './s3-store.ts';
export { openedStream, sealedStream } from './sealed-blocks.ts';
export { createSealedFiles, isFileId, localSealedFiles, type SealedFiles } from './sealed-files.ts';

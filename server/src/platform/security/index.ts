export { createOnce, readIfThere } from './created-once.ts';
export { type Keys, loadOrCreateKeys } from './keys.ts';
export { type SealedBox, type SealedBoxError, sealedBox } from './sealed-box.ts';
export { openedBytes, openedValue } from './sealed-values.ts';
export { contentHash, hashToken, isSameSecret, type TokenHashing, tokenHashing } from './token-hashing.ts';

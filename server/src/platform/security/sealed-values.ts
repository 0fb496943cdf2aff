import type { SealedBox } from './sealed-box.ts';

/** Opens what this server itself sealed. A value that does not open is damage, not an expected outcome, so it throws. */
export function openedValue(box: SealedBox, purpose: string, sealed: Uint8Array): unknown {
  const opened = box.openJson(purpose, sealed);
  if (!opened.ok) throw new Error(`a stored value cannot be opened: ${opened.error}`);
  return opened.value;
}

export function openedBytes(box: SealedBox, purpose: string, sealed: Uint8Array): Buffer {
  const opened = box.open(purpose, sealed);
  if (!opened.ok) throw new Error(`a stored value cannot be opened: ${opened.error}`);
  return opened.value;
}

/** Milliseconds. Some browsers read the address only a while after the press. */
const FORGET_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER_MS);
}

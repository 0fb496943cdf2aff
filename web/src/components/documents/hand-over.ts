/** Some browsers read the address only a while after the press. */
const FORGET_DOWNLOAD_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function handOver(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FORGET_DOWNLOAD_MS);
}

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * BYTES_PER_KB;

const inUnit = (amount: number, unit: 'kilobyte' | 'megabyte', digits: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(amount);

/** "2.4 MB" in the reader's language; below one megabyte "87 kB", never less than one. */
export function fileSize(bytes: number, locale: string): string {
  const wholeKb = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return wholeKb < BYTES_PER_KB
    ? inUnit(wholeKb, 'kilobyte', 0, locale)
    : inUnit(bytes / BYTES_PER_MB, 'megabyte', 1, locale);
}

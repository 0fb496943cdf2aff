const BYTES_PER_MB = 1024 * 1024;
const LEAST_SHOWN_MB = 0.1;

/** "2.4 MB" in the reader's language; a small file counts as a tenth. */
export const megabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(LEAST_SHOWN_MB, bytes / BYTES_PER_MB),
  );

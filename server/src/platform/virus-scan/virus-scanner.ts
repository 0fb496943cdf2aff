/** `not_scanned`: there is no scanner, or it could not be asked. It is no verdict, and the person is told so. */
export const SCAN_OUTCOMES = ['clean', 'infected', 'not_scanned'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

/** Looks for known harmful programs in a file as it came. Never rejects. */
export type VirusScanner = {
  /** Whether a file that it could not look through is refused. Else such a file is taken, and its owner told. */
  readonly isRequired: boolean;
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanOutcome>;
};

/** The default: nothing is scanned. */
export const noVirusScanner: VirusScanner = { isRequired: false, scan: async () => 'not_scanned' };

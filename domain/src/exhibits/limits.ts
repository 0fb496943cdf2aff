/** What one case may hold. Ours, not a court's: they keep the making of the packet within a known memory and time. */
export const EXHIBIT_LIMITS = {
  /** Bytes of one file as it is uploaded: 25 MiB. */
  fileBytes: 25 * 1024 * 1024,
  files: 20,
  /** Pages of one PDF. */
  filePages: 100,
  /** Pages of all exhibits together, covers not counted. */
  casePages: 400,
  /** UTF-16 units of a description. */
  descriptionLength: 200,
} as const;

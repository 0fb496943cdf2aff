/** What one page and one file may hold. Ours: they keep what we make light for any reader. */
export const PLAIN_LIMITS = {
  /** Drawings within drawings; programs that make pages need three or four. */
  depth: 8,
  /** The same of a page that we still draw as a picture ourselves. */
  drawableDepth: 28,
  /** Objects of the new file. */
  objects: 50_000,
  /** Drawing steps of a page, those of everything it draws counted as often as it draws them. */
  pageWork: 250_000,
  /** The same of a page that we still draw as a picture ourselves. */
  drawableWork: 5_000_000,
  /** The same of all pages together. */
  fileWork: 1_500_000,
  /** Pixels of all pictures of a page, as often as they are drawn. */
  pagePixels: 250_000_000,
  /** The same of a page that we still draw as a picture ourselves. */
  drawablePixels: 2_000_000_000,
  /** Pixels of one picture that is packed without loss; more is finer than any print of a page. */
  picturePixels: 40_000_000,
  /** Bytes that a page's drawing steps unpack to. */
  contentBytes: 40 * 1024 * 1024,
  /** Bytes that a font unpacks to: whole Chinese fonts have twenty million. */
  fontBytes: 32 * 1024 * 1024,
  /** Bytes that a colour profile, a table of codes or a mesh of colours unpacks to. */
  tableBytes: 4 * 1024 * 1024,
} as const;

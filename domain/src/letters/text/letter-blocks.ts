/**
 * What a letter's text is made of, in reading order. The text itself is the truth: blocks are read from it, so that an
 * edited letter, its preview and its PDF can never say different things.
 */
export type LetterBlock =
  /** Short lines that stay lines: addresses, the date, the delivery line, the closing. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** "Label: $1,200.00" lines in a row, shown as a table; the last row is the total when its label says so. */
  | { readonly kind: 'amounts'; readonly rows: readonly { readonly label: string; readonly amount: string }[] }
  /** Where the signature picture stands: after the closing line. */
  | { readonly kind: 'signature' };

/** Everything the letter's PDF shows. Plain data: the template adds layout and nothing else. */
export type LetterPdfModel = {
  /** The document's title, such as "Demand for payment of $2,450.00". */
  readonly title: string;
  readonly author: string;
  /** Shown in the running head of later pages. */
  readonly recipientName: string;
  readonly dateLong: string;
  /** The letter's public reference, never a database row id. */
  readonly reference: string;
  /** First 12 hexadecimal digits of the SHA-256 of the text, printed in the footer. */
  readonly contentHash: string;
  /** A draft carries the word DRAFT on every page and no signature. */
  readonly isDraft: boolean;
  readonly blocks: readonly LetterBlock[];
  readonly signature: { readonly pngBase64: string; readonly alt: string } | null;
};

import { type CalendarDate, formatLongEnglish } from '../../calendar/index.ts';
import type { LetterPdfModel } from './letter-blocks.ts';
import { blocksFromText } from './letter-text.ts';

/** As many digits of the hash as the footer prints. */
const PRINTED_HASH_DIGITS = 12;

export type LetterPdfInput = {
  readonly text: string;
  readonly title: string;
  readonly author: string;
  readonly recipientName: string;
  readonly issuedOn: CalendarDate;
  readonly reference: string;
  /** SHA-256 of the text in hexadecimal, made by the caller; at least twelve digits. */
  readonly contentHash: string;
  readonly isDraft: boolean;
  readonly signature: LetterPdfModel['signature'];
};

/** Everything the PDF of a letter shows. A draft never carries a signature, whatever the caller passes. */
export function letterPdfModel(input: LetterPdfInput): LetterPdfModel {
  return {
    title: input.title,
    author: input.author,
    recipientName: input.recipientName,
    dateLong: formatLongEnglish(input.issuedOn),
    reference: input.reference,
    contentHash: input.contentHash.slice(0, PRINTED_HASH_DIGITS),
    isDraft: input.isDraft,
    blocks: blocksFromText(input.text),
    signature: input.isDraft ? null : input.signature,
  };
}

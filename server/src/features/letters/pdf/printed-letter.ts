import { type LetterPdfModel, letterPdfModel } from '@plainclaim/domain';
import { type GlyphCoverage, sanitizeText } from '../../../platform/documents/index.ts';
import type { FrozenLetter, LetterDetails } from '../letter-repository.ts';
import { withShortTexts } from './long-paragraphs.ts';

/**
 * The pages of a frozen letter. Always the same for the same letter, wherever they are printed: what was frozen with it
 * is taken, and the letter's present details only for a version from before its pages were frozen.
 */
export const printedLetter = (
  version: FrozenLetter,
  details: LetterDetails,
  coverage: GlyphCoverage,
): LetterPdfModel =>
  version.view === null
    ? withShortTexts(pdfModel(version, printableDetails(details, coverage)))
    : { ...version.view.model, signature: signatureOf(version, version.view.model.author) };

/**
 * The names and the subject come from the answers, which may hold signs that no font has. The person can mend the
 * text but not these, so each such sign becomes a question mark here.
 */
export function printableText(typed: string, coverage: GlyphCoverage): string {
  const text = sanitizeText(typed);
  return coverage.unprintableCharacters(text).reduce((rest, sign) => rest.replaceAll(sign, '?'), text);
}

function printableDetails(details: LetterDetails, coverage: GlyphCoverage): LetterDetails {
  const printable = (typed: string): string => printableText(typed, coverage);
  const { subject, author, recipientName } = details;
  return {
    ...details,
    subject: printable(subject),
    author: printable(author),
    recipientName: printable(recipientName),
  };
}

const pdfModel = (version: FrozenLetter, details: LetterDetails): LetterPdfModel =>
  letterPdfModel({
    text: version.text,
    title: details.subject,
    author: details.author,
    recipientName: details.recipientName,
    issuedOn: version.issuedOn,
    reference: version.demandId,
    contentHash: version.textSha256,
    isDraft: !version.isApproved,
    signature: signatureOf(version, details.author),
  });

const signatureOf = ({ signature }: FrozenLetter, author: string): LetterPdfModel['signature'] =>
  signature === null ? null : { pngBase64: signature.toString('base64'), alt: `Signature of ${author}` };

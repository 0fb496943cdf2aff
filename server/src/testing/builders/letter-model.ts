import type { LetterBlock, LetterPdfModel } from '@plainclaim/domain';

/** One transparent pixel: enough of a signature for a test. */
export const SIGNATURE_PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const blocks: readonly LetterBlock[] = [
  { kind: 'lines', lines: ['Imani Clarke-Dubois', '14 Cedar Street, Apt 2', 'Summit, NJ 07901'] },
  { kind: 'lines', lines: ['November 21, 2026'] },
  { kind: 'lines', lines: ['Sent by certified mail and by first-class mail'] },
  {
    kind: 'lines',
    lines: ['Northfield Painting LLC', 'Attention: Owen Marsh', '200 Main Street', 'Millburn, NJ 07041'],
  },
  { kind: 'paragraph', text: 'RE: Demand for payment of $400.00. Painting job at 14 Cedar Street' },
  { kind: 'paragraph', text: 'Dear Owen Marsh:' },
  { kind: 'paragraph', text: 'I ask Northfield Painting LLC to pay me $400.00 by December 5, 2026.' },
  { kind: 'heading', text: 'What happened' },
  { kind: 'paragraph', text: 'On March 3, 2026 I paid you $800.00. You said you would "come back". You did not.' },
  { kind: 'heading', text: 'The amount' },
  {
    kind: 'amounts',
    rows: [
      { label: 'Price paid for two rooms', amount: '$800.00' },
      { label: 'Less: one room you painted', amount: '-$400.00' },
      { label: 'Total', amount: '$400.00' },
    ],
  },
  { kind: 'paragraph', text: 'Please keep all messages, photos, and papers about this job.' },
  { kind: 'lines', lines: ['Sincerely,'] },
  { kind: 'signature' },
  { kind: 'lines', lines: ['Imani Clarke-Dubois'] },
];

/** A signed one-page letter with every kind of block. */
export function aLetterModel(overrides: Partial<LetterPdfModel> = {}): LetterPdfModel {
  return {
    title: 'Demand for payment of $400.00',
    author: 'Imani Clarke-Dubois',
    recipientName: 'Northfield Painting LLC',
    dateLong: 'November 21, 2026',
    reference: 'PLC-7F3K-92QD',
    contentHash: '3fa94b02c7de',
    isDraft: false,
    blocks,
    signature: { pngBase64: SIGNATURE_PNG_BASE64, alt: 'Signature of Imani Clarke-Dubois' },
    ...overrides,
  };
}

/** The letter with `text` as one more paragraph after the opening. */
export function aLetterSaying(text: string, overrides: Partial<LetterPdfModel> = {}): LetterPdfModel {
  return aLetterModel({ blocks: blocks.toSpliced(7, 0, { kind: 'paragraph', text }), ...overrides });
}

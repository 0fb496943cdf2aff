export { checkLetter, findingKey, needsConfirmation, readingGradeOf, stopsApproval } from './check-letter.ts';
export {
  type CheckContextInput,
  type CheckedParty,
  checkContextFor,
  type LetterCheckContext,
} from './check-letter-context.ts';
export { deliveryLinesIn, withDeliveryLine } from './checks/delivery-in-text.ts';
export {
  LETTER_FINDING_CODES,
  LETTER_FINDING_PARAMS,
  type LetterFinding,
  type LetterFindingCode,
  type LetterRule,
  type LetterSeverity,
} from './checks/finding.ts';
export { composeLetter, originalOf } from './compose-letter.ts';
export type {
  Changed,
  ChangedKind,
  ComposedLetter,
  ComposeInput,
  LawChoice,
  LetterField,
  LetterSentence,
  Removed,
  RemovedKind,
  SeparateNotice,
  Source,
} from './composed-letter.ts';
export * from './delivery-lines.ts';
export { firstPageOf } from './first-page.ts';
export * from './letter-blocks.ts';
export * from './letter-decisions.ts';
export { type LetterPdfInput, letterPdfModel } from './letter-pdf-model.ts';
export { blocksFromText } from './letter-text.ts';
export { findPrivateNumbers, type PrivateNumber, type PrivateNumberKind } from './private-numbers.ts';
export { AMOUNT_LABELS } from './reading/amount-labels.ts';
export { hasSubject, LETTER_SUBJECTS } from './letter-subjects.ts';
export type { Reader } from './reading/read-values.ts';
export {
  type ReadingGroup,
  type ReadingPart,
  type ReadPiece,
  readingCopy,
  readingCopyOfWritten,
} from './reading/reading-copy.ts';
export type { InVoice, ReaderFormat, ReadingWording } from './reading/reading-wording.ts';
export { PARTY_LINES, READING_LINES, READING_SENTENCES } from './reading/sentence-templates.ts';

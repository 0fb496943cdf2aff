export { checkLetter, findingKey, needsConfirmation, readingGradeOf, stopsApproval } from './checks/check-letter.ts';
export {
  type CheckContextInput,
  type CheckedParty,
  checkContextFor,
  type LetterCheckContext,
} from './checks/check-letter-context.ts';
export { deliveryLinesIn, withDeliveryLine } from './checks/delivery-in-text.ts';
export {
  LETTER_FINDING_CODES,
  LETTER_FINDING_PARAMS,
  type LetterFinding,
  type LetterFindingCode,
  type LetterRule,
  type LetterSeverity,
} from './checks/finding.ts';
export { composeLetter } from './compose/compose-letter.ts';
export {
  type ComposedLetter,
  type ComposeInput,
  type Copies,
  type LawChoice,
  type LetterField,
  type LetterSentence,
  type LetterVoice,
  type OwnWordsState,
  type SeparateNotice,
  type Source,
  voiceOf,
} from './compose/composed-letter.ts';
export * from './wording/delivery-lines.ts';
export { firstPageOf } from './text/first-page.ts';
export * from './text/letter-blocks.ts';
export * from './compose/letter-decisions.ts';
export { keyOfSource } from './compose/sentence-keys.ts';
export { type LetterPdfInput, letterPdfModel } from './text/letter-pdf-model.ts';
export { blocksFromText } from './text/letter-text.ts';
export { hasSubject, LETTER_SUBJECTS } from './wording/letter-subjects.ts';
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

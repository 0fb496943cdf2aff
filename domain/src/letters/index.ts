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
export * from './letter-blocks.ts';
export * from './letter-decisions.ts';
export { type LetterPdfInput, letterPdfModel } from './letter-pdf-model.ts';
export { hasSubject } from './letter-subjects.ts';
export { blocksFromText } from './letter-text.ts';
export { findPrivateNumbers, type PrivateNumber, type PrivateNumberKind } from './private-numbers.ts';

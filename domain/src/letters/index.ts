export { checkLetter, type LetterFinding, type LetterFindingCode, stopsApproval } from './check-letter.ts';
export { composeLetter } from './compose-letter.ts';
export type {
  Changed,
  ChangedKind,
  ComposedLetter,
  ComposeInput,
  LetterField,
  LetterQuestion,
  LetterSentence,
  Removed,
  RemovedKind,
  Source,
} from './composed-letter.ts';
export * from './letter-blocks.ts';
export { type LetterPdfInput, letterPdfModel } from './letter-pdf-model.ts';
export { hasSubject } from './letter-subjects.ts';
export { blocksFromText } from './letter-text.ts';
export { findPrivateNumbers, type PrivateNumber, type PrivateNumberKind } from './private-numbers.ts';

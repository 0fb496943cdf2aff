/**
 * A person's own text: read, and never changed by us beyond the mechanical cleaning. Every function here takes cleaned
 * text (`cleanTyped`), and every place is in UTF-16 units of it.
 */
export { cleanTyped, oneLine } from './clean-typed.ts';
export { findIssues, MOST_ISSUES } from './find-issues.ts';
export {
  ADVISED,
  type Issue,
  ISSUE_KINDS,
  type IssueContext,
  type IssueKind,
  type IssueSeverity,
  type Place,
  type PriorLanguage,
  SEVERITY,
} from './issue.ts';
export { keyOfIssue, keyOfKeys } from './issue-keys.ts';
export { type LanguageGuess, languageOf } from './language/language.ts';
export { type SentenceSpan, sentenceAt, splitSentences, withoutSentence } from './sentences/sentences.ts';
export { namesWholly } from './sentences/whole-words.ts';

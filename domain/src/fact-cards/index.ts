export {
  type AmountRow,
  compareRows,
  type Instalment,
  LESS,
  type RowProblem,
  type RowProblemCode,
  rowProblems,
  rowsOfCards,
  rowNameOf,
  rowsTyped,
  rowText,
  type RowsAgainstClaim,
  sumOfRows,
} from './amount-rows.ts';
export { type AmountTable, amountTable } from './amount-table.ts';
export * from './card.ts';
export type { ClockDays } from './derived-facts.ts';
export * from './entry.ts';
export { type Facts, type FactSentence, factsOf, type FactsInput, NO_FACTS, type ProofLine, typedIn } from './facts.ts';
export { type FilledSlot, holds, valueOf } from './filled-slot.ts';
export { FREE_EVENT, freeCardOf } from './general-cards.ts';
export {
  type Multiple,
  type MultipleAsked,
  multipleFor,
  type MultipleRule,
  multiplesOfReasons,
  rowOfMultiple,
} from './sentences/multiples.ts';
export { inOneLanguage, ofReasons, wholeCatalogue, wholeThings } from './sent-catalogue.ts';
export { cardNamed, furtherCards, isOfReasons, MOST_OFFERED, offeredCards } from './offered-cards.ts';
export {
  asksSelf,
  type CardProblem,
  type CardProblemCode,
  isAsked,
  isEmptyValue,
  longestOf,
  ownSentence,
  readEntry,
  type ReadEntry,
  sayingFor,
  speaksOfDefendant,
  takesSpan,
} from './read-entry.ts';
export { findByName, type Findable, namesOf, searchNames } from './things/find-things.ts';
export {
  isThingId,
  labelOf,
  type SlotThings,
  takesCount,
  type Thing,
  thingSchema,
  thingsFor,
  wordsOf,
} from './things/thing.ts';
export { IN_ENGLISH, sayCard, selfOf, type Speaker, type Telling } from './sentences/say-card.ts';
export { sayPieces, type SentencePiece, sayStart } from './sentences/say-pieces.ts';
export {
  exactDay,
  firstDayOf,
  type KnownDay,
  lastDayOf,
  readDay,
  sayDay,
  type TypedDay,
} from './sentences/say-days.ts';
export { CARD_WORDS, COPY_WORDS, copyWordsOf } from './words/all-languages.ts';
export { rowsForClaim } from './rows-for-claim.ts';
export { rowsPressed, type RowsPressed, takenOutBy, withOnly, withTick } from './tick-row.ts';
export { articleChoices, asksArticle } from './words/article.ts';

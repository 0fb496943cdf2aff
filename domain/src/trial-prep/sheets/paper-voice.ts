import { type CalendarDate, formatLongEnglish } from '../../calendar/index.ts';
import { feeLines } from '../../court-papers/sheets/costs-and-filing.ts';
import { SUMS } from '../../court-papers/wording/complaint.ts';
import { FEES, toConfirm } from '../../court-papers/wording/guides.ts';
import type { Certainty } from '../../jurisdictions/pack.ts';
import type { TrialCase } from '../trial-context.ts';
import { LINES } from '../wording/money.ts';
import { type TrialWords, trialWordsIn } from '../wording/trial-words.ts';
import { saysFor } from './reader-words.ts';

/** How a paper of a trial is worded: in English for the court, or as the person who keeps it reads it. */
export type PaperVoice = {
  readonly words: TrialWords;
  readonly day: (day: CalendarDate) => string;
  readonly toConfirm: (certainty: Certainty) => string;
  /** A sentence of the facts. What a person typed has no reading. */
  readonly said: (text: string) => string;
  /** What the other side often says. */
  readonly says: (text: string) => string;
  /** The name of a line with a sum. */
  readonly label: (text: string) => string;
};

const same = (text: string): string => text;

export const IN_ENGLISH: PaperVoice = {
  words: trialWordsIn('en'),
  day: formatLongEnglish,
  toConfirm,
  said: same,
  says: same,
  label: same,
};

/** The voice of the sheets that the person keeps. */
export function voiceOfReader({ paper, notes }: TrialCase): PaperVoice {
  const { cardFacts, guides } = paper;
  const { language } = guides;
  const words = trialWordsIn(language);
  const { day } = guides.words;
  const sentences = new Map(cardFacts.sentences.map(({ text, copies }) => [text, copies[language]]));
  const { amounts } = cardFacts;
  const { sums } = words.READING;
  const cite = amounts.multiple?.rule.cite ?? '';
  const fees = feeLines(paper, FEES).map(({ label }, index): Named => [label, feeLines(paper)[index]?.label]);
  const labels = new Map<string, string | undefined>([
    ...amounts.rows.map(({ label }, index): Named => [label, amounts.copies[language][index]?.label]),
    ...notes.payments.map(({ paidOn }): Named => [LINES.payment(paidOn), words.READING.payment(day(paidOn))]),
    ...fees,
    [SUMS.claim, sums.claim],
    [SUMS.givenUp, sums.givenUp],
    [SUMS.added(cite), sums.added(cite)],
  ]);
  return {
    words,
    day,
    toConfirm: guides.words.toConfirm,
    said: (text) => sentences.get(text) ?? text,
    says: (text) => saysFor(paper, text),
    label: (text) => labels.get(text) ?? text,
  };
}

/** A name in English, and as it is read. */
type Named = readonly [string, string | undefined];

import type { ClaimDraft } from '../../../../claims/draft.ts';
import type { QuestionKey } from '../../../../claims/fields/answers.ts';
import type { CardEntry } from '../../../../fact-cards/entry.ts';
import type { FindingCode } from '../../../pack/finding-codes.ts';

type Weight = 'stop_all' | 'stop_papers' | 'warning' | 'info';

/** A claim, what its facts bring up, and what they do not. */
export type Probe = {
  readonly name: string;
  readonly draft: Partial<ClaimDraft>;
  /** Findings it must have, with their weight. */
  readonly finds?: Readonly<Partial<Record<FindingCode, Weight>>>;
  /** Findings it must not have. */
  readonly findsNot?: readonly FindingCode[];
  /** Questions that must be on the screen, and some that must not. */
  readonly asks?: readonly QuestionKey[];
  readonly asksNot?: readonly QuestionKey[];
  /** The answer that is asked once more, and the words shown with it. */
  readonly asksAgain?: readonly [QuestionKey, string];
  /** The possible last day to file. */
  readonly lastDay?: string;
  /** Parameters of the first finding named. */
  readonly params?: Readonly<Record<string, string>>;
};

export const firm = (defendantFirstname: string): Partial<ClaimDraft> => ({
  whoUser: '2',
  defendantFirstname,
  defendantLastname: '',
});
export const about = (situation: string, ...disputing: readonly string[]): Partial<ClaimDraft> => ({
  situation,
  disputing: [...disputing],
});
export const card = (key: string, values: CardEntry['values']): CardEntry => ({
  id: `c-${key}`,
  card: key,
  values,
  defendant: '',
  counts: '',
  proof: [],
  isLeftOut: false,
});
export const fall = about('injury', 'slip-or-fall');
export const leak = about('damaged-property', 'water-leak');
export const deal = about('broken-contract', 'business-contract');
export const loan = about('debt', 'personal-loan');
export const deposit = about('tenant-landlord', 'deposit-not-returned');
export const mover = { ...about('broken-contract', 'mover'), ...firm('Oak Movers LLC') };
export const goods = about('product', 'not-as-promised');

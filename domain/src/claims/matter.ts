import type { PartyName } from '../parties/index.ts';
import type { FitClaim } from './claim.ts';
import type { ClaimDraft } from './draft.ts';
import { type AdditionalDefendant, DEFENDANT, typedName, typedParty } from './fields/parties.ts';
import { typedWords } from './story-mentions.ts';

/** One of those a claim is against. Nobody may have said yet whether it is a person. */
export type MatterSide = { readonly kind: '' | 'person' | 'business'; readonly name: string };

/** What decides which questions and rules a claim brings up: the same of an unfinished draft and of a claim. */
export type Matter = {
  readonly situation: string;
  readonly reasons: readonly string[];
  readonly claimant: MatterSide['kind'];
  readonly defendants: readonly MatterSide[];
  /** All that was typed about what happened, in the story and into cards in the text. */
  readonly words: string;
  /** Keys of the cards that are begun. */
  readonly cards: readonly string[];
};

const KINDS = { '': '', '1': 'person', '2': 'business' } as const;

const includedCards = ({ cards }: Pick<ClaimDraft, 'cards'>) => cards.filter(({ isLeftOut }) => !isLeftOut);

const sideOfDraft = (from: AdditionalDefendant): MatterSide => {
  const defendant = typedParty(DEFENDANT, from);
  return { kind: KINDS[defendant.kind], name: typedName(defendant) };
};

export const matterOfDraft = (draft: ClaimDraft): Matter => ({
  situation: draft.situation,
  reasons: draft.disputing,
  claimant: KINDS[draft.userType],
  defendants: [draft, ...draft.additionalDefendants].map(sideOfDraft),
  words: typedWords(draft.claimDescription, includedCards(draft)),
  cards: includedCards(draft).map(({ card }) => card),
});

const sideOf = (name: PartyName): MatterSide =>
  name.kind === 'business'
    ? { kind: 'business', name: name.legalName }
    : { kind: 'person', name: `${name.person.first} ${name.person.last}`.trim() };

export const matterOfClaim = (claim: FitClaim): Matter => ({
  situation: claim.situation,
  reasons: claim.reasons,
  claimant: claim.claimant.name.kind,
  defendants: claim.defendants.map(({ name }) => sideOf(name)),
  words: typedWords(
    claim.story,
    claim.cards.filter(({ isLeftOut }) => !isLeftOut),
  ),
  cards: claim.cards.filter(({ isLeftOut }) => !isLeftOut).map(({ card }) => card),
});

export const isAgainst = ({ defendants }: Matter, kind: 'person' | 'business'): boolean =>
  defendants.some((side) => side.kind === kind);

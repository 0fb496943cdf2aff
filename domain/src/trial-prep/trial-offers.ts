import type { CalendarDate } from '../calendar/index.ts';
import type { Claim } from '../claims/claim.ts';
import { courtHearing } from '../court-papers/complaint/complaint-facts.ts';
import { namedWitnesses } from '../court-papers/packet/named-witnesses.ts';
import type { JurisdictionPack } from '../jurisdictions/pack.ts';
import { type LetterDecisions, noDecisions } from '../letters/compose/letter-decisions.ts';
import { ownSentences } from './story-points.ts';

/** What the claimant may take over into the notes for the trial. Nothing of it is taken by itself. */
export type TrialOffers = {
  /** Own sentences as the complaint has them, in the order of the story. */
  readonly sentences: readonly string[];
  /** People the cards name, each with the sentence that names them. */
  readonly witnesses: readonly { readonly name: string; readonly saw: string }[];
};

type Input = {
  readonly claim: Claim;
  readonly pack: JurisdictionPack;
  readonly today: CalendarDate;
  readonly decisions?: LetterDecisions;
};

export function trialOffers({ claim, pack, today, decisions = noDecisions }: Input): TrialOffers {
  const { sentences } = courtHearing({ claim, pack, today, decisions });
  return {
    sentences: [...new Set(ownSentences(sentences))],
    witnesses: namedWitnesses(sentences).map(({ name, sentence }) => ({ name, saw: sentence })),
  };
}

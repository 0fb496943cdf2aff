import type { ClaimDraft } from '../claims/index.ts';
import type { IssueContext, PriorLanguage } from '../own-words/index.ts';

const nameParts = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [name.trim(), ...name.trim().split(/\s+/)]).filter((part) => part !== '')),
];

/** Treatment and its bills are the facts of such a claim; the checks of a letter say the same of a finished one. */
const isAboutHealth = ({ situation, disputing, medicalBill }: ClaimDraft): boolean =>
  situation === 'injury' || disputing.includes('animal') || String(medicalBill).startsWith('Yes');

/** What reading a draft's own words must know of the claim: who is who, and what it is about. */
export function storyContext(draft: ClaimDraft, prior: PriorLanguage): IssueContext {
  const defendants = [draft, ...draft.additionalDefendants].flatMap(({ defendantFirstname, defendantLastname }) => [
    defendantFirstname,
    defendantLastname,
  ]);
  const claimants = [draft, ...draft.coClaimants].flatMap(({ firstname, lastname }) => [firstname, lastname]);
  return {
    names: nameParts([...claimants, ...defendants]),
    recipients: nameParts(defendants),
    prior,
    isHealthExpected: isAboutHealth(draft),
  };
}

import type { FitClaim } from '../../../claims/claim.ts';
import { type MentionedTopic, storyMentions, typedWords } from '../../../claims/story-mentions.ts';
import type { FindingCode } from '../../pack/finding-codes.ts';
import type { Finding } from '../../pack.ts';
import { claimantKindOf, isMinorAlone } from '../law/entity.ts';
import { isAboutHarm, reasonsOf } from '../law/limitations.ts';
import { info, type Rule, stopAll, stopPapers, warning } from './make-finding.ts';

const MINORS: Rule = { source: 'New Jersey Courts, Small Claims self-help page', certainty: 'official' };
const GUARDIANS: Rule = { source: 'R. 4:26-2; R. 4:44', certainty: 'unverified' };
const RESTRAINING_ORDERS: Rule = { source: 'N.J.S.A. 2C:25-29', certainty: 'unverified' };
const LAWYERS: Rule = { source: 'Our own rule: letters go to a lawyer who speaks for someone', certainty: 'official' };
const STORY: Rule = { source: 'The words of the story', certainty: 'official' };
const ASSIGNED: Rule = { source: 'N.J.S.A. 2A:25-1; R. 6:6-3(a)', certainty: 'official-copy' };
/** That harm cannot be passed on before a judgment is general knowledge. */
const ASSIGNED_HARM: Rule = { source: 'N.J.S.A. 2A:25-1', certainty: 'unverified' };
const ASSIGNED_TO_COMPANY: Rule = { source: 'R. 6:11; R. 1:21-1(c)', certainty: 'official-copy' };
const DEBT_COLLECTORS: Rule = {
  source: 'Fair Debt Collection Practices Act, 15 U.S.C. 1692a(6)',
  certainty: 'unverified',
};

/** Reasons under which a person may owe for personal, family or household needs. */
export const CONSUMER_DEBTS: readonly string[] = [
  'personal-loan',
  'unpaid-invoice',
  'bad-check',
  'shared-bills',
  'unpaid-goods',
  'tenant-owes-rent',
  'homeowner-did-not-pay',
  'customer-did-not-pay-shop',
  'customer-chargeback',
  'promised-to-pay',
  'split-cost',
];

const isAgainstPerson = ({ defendants }: FitClaim): boolean => defendants.some(({ name }) => name.kind === 'person');
const isBetweenPeople = (claim: FitClaim): boolean => claim.claimant.name.kind === 'person' && isAgainstPerson(claim);

/** Who the two sides are, as far as it keeps a letter or papers from being made. */
export function peopleFindings(claim: FitClaim): readonly Finding[] {
  const { answers } = claim;
  const found: Finding[] = [];
  if (isMinorAlone(claim)) found.push(stopAll('fit.minor_needs_guardian', MINORS));
  else if (answers.isAdult === false) found.push(info('fit.minor_with_guardian', GUARDIANS));
  if (answers.restrainingOrder === true) found.push(stopAll('fit.restraining_order', RESTRAINING_ORDERS));
  if (answers.otherSideLawyer === true) found.push(warning('fit.other_side_lawyer', LAWYERS));
  return [...found, ...mentionFindings(claim)];
}

const MENTIONS: Readonly<
  Record<MentionedTopic, { readonly code: FindingCode; readonly isAsked: (claim: FitClaim) => boolean }>
> = {
  bankruptcy: { code: 'fit.mentions_bankruptcy', isAsked: () => true },
  deceased: { code: 'fit.mentions_death', isAsked: isAgainstPerson },
  restrainingOrder: { code: 'fit.mentions_restraining_order', isAsked: isBetweenPeople },
  otherSideLawyer: { code: 'fit.mentions_lawyer', isAsked: () => true },
};

/** A story or a card speaks of something and the question about it is open. */
const mentionFindings = (claim: FitClaim): readonly Finding[] =>
  storyMentions(typedWords(claim.story, claim.cards))
    .filter((topic) => claim.answers[topic] === null && MENTIONS[topic].isAsked(claim))
    .map((topic) => warning(MENTIONS[topic].code, STORY));

/** A claim that somebody else had first. */
export function assignedFindings(claim: FitClaim): readonly Finding[] {
  if (claim.answers.assignedClaim !== true) return [];
  const kind = claimantKindOf(claim);
  const isConsumerDebt = reasonsOf(claim).some(({ value }) => CONSUMER_DEBTS.includes(value)) && isAgainstPerson(claim);
  const found: Finding[] = [];
  if (isConsumerDebt) found.push(stopAll('fit.assigned_consumer_debt', DEBT_COLLECTORS));
  if (kind === 'entity') found.push(stopPapers('fit.assigned_claim_business_lawyer', ASSIGNED_TO_COMPANY));
  else if (kind === 'unclear') found.push(warning('fit.assigned_claim_business_lawyer', ASSIGNED_TO_COMPANY));
  else if (!isConsumerDebt) found.push(warning('fit.assigned_claim', ASSIGNED));
  if (isAboutHarm(claim)) found.push(warning('fit.assigned_tort', ASSIGNED_HARM));
  return found;
}

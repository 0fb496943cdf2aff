import { parseCalendarDate } from '../calendar/index.ts';
import {
  type AdditionalDefendant,
  type Answer,
  type Claim,
  type ClaimDraft,
  type Problem,
  type Question,
  type QuestionKey,
} from '../claims/index.ts';
import { parseUsd } from '../money/index.ts';
import type { Defendant, PartyName, PostalAddress } from '../parties/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import type { WizardFacts } from './facts.ts';
import { firstUnfinished } from './moves.ts';
import { prune } from './prune.ts';
import { problemsOn } from './screen-problems.ts';
import type { ScreenId } from './screens.ts';

/** What keeps a draft from being a claim: the first screen that needs an answer, and its problems. */
export type UnfinishedClaim = { readonly screen: ScreenId; readonly problems: readonly Problem[] };

/** A complete draft as a typed claim, made from the answers that are still asked and no others. */
export function toClaim(typed: ClaimDraft, facts: WizardFacts): Result<Claim, UnfinishedClaim> {
  const draft = prune(typed, facts);
  const unfinished = firstUnfinished(draft, facts);
  if (unfinished !== null) return err({ screen: unfinished.id, problems: problemsOn(unfinished.id, draft, facts) });
  const amount = parseUsd(draft.amount);
  const happenedOn = parseCalendarDate(draft.date);
  if (!amount.ok || !happenedOn.ok) throw new Error('a draft without problems must parse');
  const happenedAt = address(draft.address, draft.apt, draft.city, draft.country, draft.zipcode);
  return ok({
    situation: draft.situation,
    reasons: draft.disputing,
    amount: amount.value,
    happenedOn: happenedOn.value,
    happenedAt,
    claimant: {
      name: partyName(draft.userType, draft.firstname, draft.lastname),
      address: draft.sameAddress
        ? happenedAt
        : address(
            draft.claimantAddress,
            draft.claimantApt,
            draft.claimantCity,
            draft.claimantCountry,
            draft.claimantZipcode,
          ),
      email: draft.email.trim(),
      phone: draft.phonenumber.trim(),
    },
    defendants: [defendant(draft), ...draft.additionalDefendants.map(defendant)],
    story: draft.claimDescription,
    calculation: draft.claimCalculation,
    payment: {
      venmo: draft.venmo.trim(),
      cashapp: draft.cashapp.trim(),
      zelle: draft.zelle.trim(),
      types: draft.paymentTypes,
    },
    answers: answersOf(draft, facts.questions ?? []),
  });
}

const address = (street: string, unit: string, city: string, state: string, zip: string): PostalAddress => ({
  street: street.trim(),
  unit: unit.trim(),
  city: city.trim(),
  state,
  zip,
});

/** For a business the first name field holds its name and the last name field its contact. */
const partyName = (kind: '' | '1' | '2', first: string, last: string): PartyName =>
  kind === '2'
    ? { kind: 'business', legalName: first.trim(), contactName: last.trim() }
    : { kind: 'person', person: { first: first.trim(), last: last.trim() } };

const defendant = (from: Pick<ClaimDraft, keyof AdditionalDefendant>): Defendant => ({
  name: partyName(from.whoUser, from.defendantFirstname, from.defendantLastname),
  address: address(
    from.defendantAddress,
    from.defendantApt,
    from.defendantCity,
    from.defendantCountry,
    from.defendantZipcode,
  ),
  email: from.defendantEmail.trim(),
  phone: from.defendantPhonenumber.trim(),
  website: from.defendantWebsite.trim(),
});

/** An option is kept as it was offered: a browser may send the text "14" where the list offers the number. */
function answersOf(draft: ClaimDraft, questions: readonly Question[]): Readonly<Record<QuestionKey, Answer>> {
  const answers: Partial<Record<QuestionKey, Answer>> = {};
  for (const { key, answer_options } of questions) {
    answers[key] = answer_options.find((option) => String(option) === String(draft[key])) ?? draft[key];
  }
  return { ...NO_ANSWERS, ...answers };
}

const NO_ANSWERS: Readonly<Record<QuestionKey, Answer>> = {
  askedMoneyBefore: null,
  assignedClaim: null,
  isAdult: null,
  defendantMilitary1: null,
  defendantMilitary2: null,
  agreementKind: null,
  responseDays: null,
  publicBody: null,
  paymentPlan: null,
  courtLanguage: null,
  otherCase: null,
};

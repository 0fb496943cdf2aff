import { addDays, addYears, isAfter } from '../../../calendar/index.ts';
import { PUBLIC_BODY_KINDS } from '../../../claims/questions/questions.ts';
import { rowOn } from '../../pack/dated-rows.ts';
import { isFederal } from '../law/federal.ts';
import { limitationRows } from '../law/limitation-rows.ts';
import { isAboutHarm, isAgainstPublicBody, isStateDeal, isUnderOwnStatute } from '../law/limitations.ts';
import { noticeOn } from '../court/notices.ts';
import { count } from './figure-texts.ts';
import { specialFigure } from './figures.ts';
import type { Outcome, RuleFacts, SpecialRule } from './rule.ts';

const [, LOCAL] = PUBLIC_BODY_KINDS;

const isPublic = ({ claim }: RuleFacts): boolean => !isFederal(claim) && isAgainstPublicBody(claim);
const isInterstate = ({ publicKinds }: RuleFacts): boolean => publicKinds.includes('interstate');
const isOfThisState = (facts: RuleFacts): boolean =>
  isPublic(facts) && !isUnderOwnStatute(facts.claim) && !isInterstate(facts);

/** Nobody said what kind of claim it is: it may be about harm, so the notice counts. */
const isHarmOrUnknown = ({ claim }: RuleFacts): boolean => claim.reasons.length === 0 || isAboutHarm(claim);
const isDeal = (facts: RuleFacts): boolean => isOfThisState(facts) && !isHarmOrUnknown(facts);
const isLocalDeal = ({ claim, publicKinds }: RuleFacts): boolean =>
  claim.answers.publicBodyKind === LOCAL || publicKinds.some((kind) => kind !== 'state');

/** Before the day of the notice, or after it. */
function harmNotice({ claim: { happenedOn }, today }: RuleFacts, isLate: boolean) {
  const days = noticeOn('publicBodyDays', happenedOn);
  const months = noticeOn('publicBodyWaitMonths', happenedOn);
  const lateYears = noticeOn('publicBodyLateYears', happenedOn);
  const limit = rowOn(limitationRows['public-entity-tort'], happenedOn);
  if (days === null || months === null || lateYears === null || limit === null) return null;
  const noticeBy = addDays(happenedOn, days.value);
  if (isAfter(today, noticeBy) !== isLate) return null;
  const answer = {
    noticeBy,
    days: String(days.value),
    months: String(months.value),
    years: String(limit.value.years),
  };
  return isLate ? { ...answer, lateYears: String(lateYears.value) } : answer;
}

function stateNotice({ claim, today }: RuleFacts) {
  const days = noticeOn('stateContractDays', today);
  return days === null ? null : { noticeBy: addDays(claim.happenedOn, days.value), days: String(days.value) };
}

function stateStop(facts: RuleFacts) {
  const notice = stateNotice(facts);
  const limit = rowOn(limitationRows['state-contract'], facts.claim.happenedOn);
  if (notice === null || limit === null) return null;
  return { ...notice, waitDays: count('stateContractWaitDays', facts), years: String(limit.value.years) };
}

/** The last safe day for the notice lies its own days before the last day to sue. */
function compactNotice({ claim: { happenedOn }, today }: RuleFacts, isLate: boolean) {
  const limit = rowOn(limitationRows['own-statute'], happenedOn);
  if (limit === null) return null;
  const days = specialFigure('compactNoticeDays', today).value;
  const lastDay = addYears(happenedOn, limit.value.years);
  const noticeBy = addDays(lastDay, -days);
  return isAfter(today, noticeBy) === isLate ? { noticeBy, days: String(days), lastDay } : null;
}

const stops = (code: Outcome['code'], params: NonNullable<Outcome['params']>): Outcome => ({
  does: 'stop_papers',
  code,
  params,
});

/** Public bodies: what counts is whose body it is, and whether it is about harm or about a deal. */
export const publicBodyRules: readonly SpecialRule[] = [
  {
    key: 'federal',
    triggers: [{ when: ({ claim }) => isFederal(claim) }],
    question: 'isFederal',
    outcomes: [{ does: 'stop_papers', code: 'fit.federal' }],
  },
  {
    key: 'port-authority',
    triggers: [{ when: (facts) => isPublic(facts) && isUnderOwnStatute(facts.claim) }],
    question: 'publicBody',
    outcomes: [
      stops('fit.compact_notice', (facts) => compactNotice(facts, false)),
      stops('fit.compact_notice_may_be_late', (facts) => compactNotice(facts, true)),
    ],
  },
  {
    key: 'bistate-others',
    triggers: [{ publicKinds: ['interstate'], when: isPublic }],
    question: 'publicBody',
    outcomes: [{ does: 'stop_papers', code: 'fit.interstate_body' }],
  },
  {
    key: 'tca-notice',
    triggers: [{ when: (facts) => isOfThisState(facts) && isHarmOrUnknown(facts) }],
    question: 'publicBody',
    outcomes: [
      stops('fit.public_body_notice', (facts) => harmNotice(facts, false)),
      stops('fit.public_body_notice_may_be_late', (facts) => harmNotice(facts, true)),
    ],
  },
  {
    key: 'state-contract',
    triggers: [{ when: (facts) => isDeal(facts) && isStateDeal(facts.claim) }],
    question: 'publicBodyKind',
    outcomes: [stops('fit.state_contract_stop', stateStop)],
  },
  {
    key: 'state-contract',
    triggers: [{ when: (facts) => isDeal(facts) && !isStateDeal(facts.claim) && !isLocalDeal(facts) }],
    question: 'publicBodyKind',
    outcomes: [{ does: 'warning', code: 'fit.state_contract_notice', params: stateNotice }],
  },
  {
    key: 'public-contract-local',
    triggers: [{ when: (facts) => isDeal(facts) && !isStateDeal(facts.claim) && isLocalDeal(facts) }],
    question: 'publicBodyKind',
    outcomes: [{ does: 'info', code: 'fit.public_contract_local' }],
  },
];

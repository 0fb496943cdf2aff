import type { CourtAnswer, CourtAnswerChange } from '@plainclaim/contract';
import {
  type Answer,
  assessClaim,
  type Claim,
  type ClaimDraft,
  type ClaimFit,
  COURT_DETAIL_KEYS,
  type CourtDetailKey,
  err,
  type JurisdictionPack,
  lineBelow,
  ok,
  openComplaintParts,
  type Question,
  questionsFor,
  type QuestionKey,
  type Result,
  type SettledParts,
  toClaim,
  withOpenParts,
} from '@plainclaim/domain';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { factsFor } from '../../drafts/index.ts';
import { listQuestions, questionInWords } from '../../reference-data/index.ts';

/** Only papers for a court tell the answers to these, so they may change when the letter and the price no longer do. */
const COURT_QUESTIONS: readonly QuestionKey[] = [
  'defendantMilitary1',
  'defendantMilitary2',
  'defendantMilitary3',
  'defendantMilitary4',
  'otherCase',
  'otherAction',
  'otherParties',
  'courtLanguage',
  'accommodation',
  'accidentDamage',
  'arbitrationClause',
];

type Deps = { readonly clock: Clock; readonly pack: JurisdictionPack };
type Given = { readonly draft: ClaimDraft; readonly facts: SettledParts };

const wireOf = (answer: Answer): string =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer ?? '');

/** What of the complaint comes from answers that may still change after paying, with each as it is now. */
export async function courtAnswers(db: Db, deps: Deps, { draft, facts }: Given): Promise<readonly CourtAnswer[]> {
  const { clock, pack } = deps;
  const claim = toClaim(draft, await factsFor(db, deps, draft, true));
  if (!claim.ok) return [];
  const fit = assessClaim(claim.value, pack, clock.today());
  const questions = questionsFor(await listQuestions(db), draft).filter(({ key }) => COURT_QUESTIONS.includes(key));
  return [
    ...countyOf(claim.value, fit),
    ...openComplaintParts(claim.value, fit, pack, facts).map((part) => ({ ...part, label: '' })),
    ...questions.flatMap((question) => [questionOf(question, draft), ...detailsOf(question, draft)]),
  ];
}

function countyOf({ filingCounty }: Claim, { countyChoices, counties }: ClaimFit): readonly CourtAnswer[] {
  const all = [...new Set([...counties, ...countyChoices])];
  const value = all.includes(filingCounty) ? filingCounty : '';
  return all.length < 2 ? [] : [{ thing: 'county', key: '', label: '', options: all, value }];
}

function questionOf(question: Question, draft: ClaimDraft): CourtAnswer {
  const { key, label, answer_type, answer_options } = questionInWords(question);
  const options = answer_type === 'yes_no' ? ['yes', 'no'] : answer_options.map(String);
  return { thing: 'question', key, label, options, value: wireOf(draft[key]) };
}

const detailsOf = ({ key }: Question, draft: ClaimDraft): readonly CourtAnswer[] =>
  COURT_DETAIL_KEYS.filter((detail) => lineBelow(detail).question === key).map((detail) => ({
    thing: 'detail',
    key: detail,
    label: '',
    options: null,
    value: draft[detail],
  }));

export type Changed = {
  readonly draft: ClaimDraft;
  readonly open: SettledParts;
};

/** The answers with the changes; an error where something was sent that is not asked, or no answer to it. */
export async function changeAnswers(
  db: Db,
  deps: Deps,
  given: Given,
  changes: readonly CourtAnswerChange[],
): Promise<Result<Changed, { readonly code: 'papers.answer_unknown' }>> {
  const asked = await courtAnswers(db, deps, given);
  let { draft } = given;
  let open = given.facts;
  for (const { thing, key, value } of changes) {
    const found = asked.find((one) => one.thing === thing && one.key === key);
    if (found === undefined || !(value === '' || (found.options?.includes(value) ?? true))) {
      return err({ code: 'papers.answer_unknown' });
    }
    if (thing === 'county') draft = { ...draft, filingCounty: value };
    if (thing === 'detail') draft = { ...draft, [detailKey(key)]: value };
    if (thing === 'question') draft = { ...draft, [key]: answerOf(found, value) };
    if (thing === 'kind' || thing === 'entity' || thing === 'trade_name') open = withOpenParts(open, thing, key, value);
  }
  return ok({ draft, open });
}

const detailKey = (key: string): CourtDetailKey | 'otherCaseDetails' =>
  COURT_DETAIL_KEYS.find((one) => one === key) ?? 'otherCaseDetails';

const answerOf = ({ options }: CourtAnswer, value: string): Answer => {
  if (value === '') return null;
  return options?.[0] === 'yes' ? value === 'yes' : value;
};

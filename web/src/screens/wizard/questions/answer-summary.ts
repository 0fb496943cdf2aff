/** "Check your answers" as data: every answer that is still asked, grouped as on the screens. The words come later. */
import {
  type AdditionalDefendant,
  type Answer,
  type CalendarDate,
  CLAIMANT,
  type ClaimDraft,
  CO_CLAIMANT,
  DEFENDANT,
  formatUsd,
  isBlank,
  isCourtDetail,
  lineBelow,
  isAgeAskedWithName,
  linesAsked,
  type LineField,
  type PaymentType,
  parseCalendarDate,
  parseUsd,
  PLACE,
  problemsOn,
  prune,
  type Question,
  questionsAskedAt,
  type ScreenId,
  typedName,
  typedParty,
  type WizardFacts,
} from '@plainclaim/domain';
import { inWords } from '../parties/typed-address.ts';

/** The screens whose answers are shown, in the order people met them. */
const ANSWERED_SCREENS = [
  'category',
  'reasons',
  'details',
  'claimant-kind',
  'claimant',
  'defendant-kind',
  'defendant',
  'story',
  'calculation',
  'payment-preference',
  'questions',
] as const satisfies readonly ScreenId[];
export type AnsweredScreen = (typeof ANSWERED_SCREENS)[number];

/** What a row is about. A question of the server's list is its own label. */
export type RowSubject =
  | 'category'
  | 'reasons'
  | 'amount'
  | 'date'
  | 'place'
  | 'kind'
  | 'name'
  | 'businessName'
  | 'entity'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'website'
  | 'address'
  | 'story'
  | 'calculation'
  | 'venmo'
  | 'cashapp'
  | 'zelle'
  | 'otherWays'
  | 'coClaimants'
  | LineField;

export type RowValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'payment-types'; readonly types: readonly PaymentType[] }
  | { readonly kind: 'day'; readonly day: CalendarDate }
  | { readonly kind: 'party'; readonly party: '1' | '2' }
  | { readonly kind: 'yes-no'; readonly answer: boolean }
  /** An option as it is stored; its words are the reader's. */
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'same-place' }
  | { readonly kind: 'nothing' };

export type AnswerRow =
  | { readonly subject: RowSubject; readonly value: RowValue }
  | { readonly subject: 'question'; readonly question: Question; readonly value: RowValue };

/** Rows about one person or thing. `number` counts defendants where there are several. */
export type AnswerPart = { readonly number: number | null; readonly rows: readonly AnswerRow[] };

export type AnswerGroup = {
  readonly screen: AnsweredScreen;
  readonly parts: readonly AnswerPart[];
  /** True when a needed answer is missing or wrong, as after a change on an earlier screen. */
  readonly isUnfinished: boolean;
};

const textValue = (text: string): RowValue =>
  isBlank(text) ? { kind: 'nothing' } : { kind: 'text', text: text.trim() };

const row = (subject: RowSubject, text: string): AnswerRow => ({ subject, value: textValue(text) });

const listRow = (subject: RowSubject, items: readonly string[]): AnswerRow => ({
  subject,
  value: items.length === 0 ? { kind: 'nothing' } : { kind: 'list', items },
});

const kindRow = (kind: '' | '1' | '2'): AnswerRow => ({
  subject: 'kind',
  value: kind === '' ? { kind: 'nothing' } : { kind: 'party', party: kind },
});

type Named = Readonly<Record<'kind' | 'first' | 'last', string>>;

const nameRows = (party: Named): readonly AnswerRow[] =>
  party.kind === '2'
    ? [row('businessName', party.first), row('contactName', party.last)]
    : [row('name', typedName(party))];

function amountRow(typed: string): AnswerRow {
  const amount = parseUsd(typed);
  return row('amount', amount.ok ? formatUsd(amount.value) : typed);
}

function dayRow(typed: string, subject: RowSubject = 'date'): AnswerRow {
  const day = parseCalendarDate(typed);
  return day.ok ? { subject, value: { kind: 'day', day: day.value } } : row(subject, typed);
}

function answerValue(answer: Answer): RowValue {
  if (typeof answer === 'boolean') return { kind: 'yes-no', answer };
  return answer === null || answer === '' ? { kind: 'nothing' } : { kind: 'option', option: String(answer) };
}

const defendantRows = (from: AdditionalDefendant): readonly AnswerRow[] => {
  const defendant = typedParty(DEFENDANT, from);
  // Nobody has to know it, so it is there only once it was said.
  const isKindStated = defendant.kind === '2' && defendant.entity !== '';
  return [
    ...nameRows(defendant),
    ...(isKindStated ? [{ subject: 'entity', value: answerValue(defendant.entity) } as const] : []),
    row('address', inWords(defendant)),
    row('email', defendant.email),
    row('phone', defendant.phone),
    ...(defendant.kind === '2' ? [row('website', defendant.website)] : []),
  ];
};

function defendantParts(draft: ClaimDraft): readonly AnswerPart[] {
  if (draft.additionalDefendants.length === 0) return [{ number: null, rows: defendantRows(draft) }];
  const further = draft.additionalDefendants.map((defendant, index) => ({
    number: index + 2,
    rows: [kindRow(defendant.whoUser), ...defendantRows(defendant)],
  }));
  return [{ number: 1, rows: defendantRows(draft) }, ...further];
}

const claimantRows = (draft: ClaimDraft, questions: readonly Question[]): readonly AnswerRow[] => {
  const claimant = typedParty(CLAIMANT, draft);
  return [
    ...nameRows(claimant),
    ...questionsAskedAt('claimant', questions, draft).map(
      (question): AnswerRow => ({ subject: 'question', question, value: answerValue(draft[question.key]) }),
    ),
    ...(isAgeAskedWithName(draft) ? ageRows(draft) : []),
    draft.sameAddress ? { subject: 'address', value: { kind: 'same-place' } } : row('address', inWords(claimant)),
    row('email', claimant.email),
    row('phone', claimant.phone),
  ];
};

const paymentRows = (draft: ClaimDraft): readonly AnswerRow[] => [
  row('venmo', draft.venmo),
  row('cashapp', draft.cashapp),
  row('zelle', draft.zelle),
  {
    subject: 'otherWays',
    value: draft.paymentTypes.length === 0 ? { kind: 'nothing' } : { kind: 'payment-types', types: draft.paymentTypes },
  },
];

const questionRows = (draft: ClaimDraft, questions: readonly Question[]): readonly AnswerRow[] =>
  questionsAskedAt('questions', questions, draft).map((question) => ({
    subject: 'question',
    question,
    value: answerValue(draft[question.key]),
  }));

/** The lines below the questions. Those that only court papers have are not asked here. */
const lineRows = (draft: ClaimDraft, isOfAge = false): readonly AnswerRow[] =>
  linesAsked(draft).flatMap((name) => {
    if (isCourtDetail(name) || (lineBelow(name).question === 'isAdult') !== isOfAge) return [];
    return [lineBelow(name).input === 'day' ? dayRow(draft[name], name) : row(name, draft[name])];
  });

/** The guardian and the birthday, where the age was asked. */
const ageRows = (draft: ClaimDraft): readonly AnswerRow[] => lineRows(draft, true);
const otherAgeRows = (draft: ClaimDraft): readonly AnswerRow[] => (isAgeAskedWithName(draft) ? [] : ageRows(draft));

const coClaimantRows = ({ coClaimants }: ClaimDraft): readonly AnswerRow[] => {
  const people = coClaimants.map((from) => {
    const one = typedParty(CO_CLAIMANT, from);
    return [typedName({ kind: '1', ...one }), one.addressLine.trim()].filter((text) => text !== '').join(', ');
  });
  return people.length === 0 ? [] : [listRow('coClaimants', people)];
};

function partsOf(screen: AnsweredScreen, draft: ClaimDraft, facts: WizardFacts): readonly AnswerPart[] {
  const one = (rows: readonly AnswerRow[]): readonly AnswerPart[] => [{ number: null, rows }];
  switch (screen) {
    case 'category':
      return one([row('category', draft.situationLabel || draft.situation)]);
    case 'reasons':
      return one([listRow('reasons', draft.disputingLabels)]);
    case 'details':
      return one([amountRow(draft.amount), dayRow(draft.date), row('place', inWords(typedParty(PLACE, draft)))]);
    case 'claimant-kind':
      return one([kindRow(draft.userType)]);
    case 'claimant':
      return one(claimantRows(draft, facts.questions ?? []));
    case 'defendant-kind':
      return one([kindRow(draft.whoUser)]);
    case 'defendant':
      return defendantParts(draft);
    case 'story':
      return one([row('story', draft.claimDescription)]);
    case 'calculation':
      return one([row('calculation', draft.claimCalculation)]);
    case 'payment-preference':
      return one(paymentRows(draft));
    case 'questions':
      return one([
        ...questionRows(draft, facts.questions ?? []),
        ...lineRows(draft),
        ...otherAgeRows(draft),
        ...coClaimantRows(draft),
      ]);
  }
}

/**
 * What the signature will cover, without answers to questions that are no longer asked. While a list is still loading
 * its screen counts as finished: CONTINUE and the server judge again with the real one.
 */
export function summarizeAnswers(typed: ClaimDraft, facts: WizardFacts): readonly AnswerGroup[] {
  const draft = prune(typed, facts);
  const hasReasons = facts.reasonsOffered === null ? draft.disputing.length > 0 : facts.reasonsOffered.length > 0;
  const judgedWith: WizardFacts = { ...facts, questions: facts.questions ?? [] };
  return ANSWERED_SCREENS.filter((screen) => screen !== 'reasons' || hasReasons).map((screen) => ({
    screen,
    parts: partsOf(screen, draft, facts),
    isUnfinished: problemsOn(screen, draft, judgedWith).length > 0,
  }));
}

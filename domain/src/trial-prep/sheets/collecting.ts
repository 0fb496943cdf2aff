import { partsOf } from '../../calendar/index.ts';
import type { PaperAmount } from '../../court-papers/packet/paper-blocks.ts';
import type { Certainty } from '../../jurisdictions/pack.ts';
import { cents, formatUsd, shareOf } from '../../money/index.ts';
import { type TrialCase, type TrialRows, type TrialSheet, writeTrialGuide } from '../trial-context.ts';
import type { TrialWords } from '../wording/trial-words.ts';
import { heading, namesOf, paragraph, withoutPeriod } from './trial-parts.ts';

const A_PERCENT = 10_000;

/** The steps after a judgment, with their fees on the day of the papers. Wages only where a debtor can have some. */
export function collectingSheet(trial: TrialCase): TrialSheet {
  const { paper } = trial;
  const { parties, claim, pack } = paper;
  const people = parties.defendants.filter(({ isPerson }) => isPerson);
  const isOutOfState = claim.defendants.some(({ address }) => address.state !== pack.state);
  return writeTrialGuide(trial, 'collecting', (rows, { COLLECTING }, { toConfirm }) => ({
    title: COLLECTING.title,
    blocks: [
      paragraph(`${COLLECTING.intro(withoutPeriod(namesOf(parties.defendants)))} ${COLLECTING.noPromise}`),
      heading(COLLECTING.feesHeading),
      { kind: 'amounts', heads: COLLECTING.heads, rows: feeRows(rows, people.length > 0, COLLECTING) },
      paragraph(
        COLLECTING.feesConfirm +
          rows.confirm('writCents', 'docketingCents', ...(people.length > 0 ? (['wageExecutionCents'] as const) : [])),
      ),
      heading(COLLECTING.how),
      { kind: 'steps', items: stepItems(rows, people.length > 0, COLLECTING) },
      ...(people.length > 0 ? [] : [paragraph(COLLECTING.noWages)]),
      ...(isOutOfState ? [{ kind: 'notice', text: COLLECTING.outOfState } as const] : []),
      heading(COLLECTING.startHeading),
      {
        kind: 'lines',
        lines: parties.defendants.map(({ name, addressLines }) => COLLECTING.known(name, addressLines.join(', '))),
      },
      heading(COLLECTING.findHeading),
      { kind: 'checklist', items: people.length > 0 ? COLLECTING.find : COLLECTING.findBusiness },
      heading(COLLECTING.interestHeading),
      paragraph(interestWords(trial, rows, COLLECTING, toConfirm)),
      paragraph(COLLECTING.life(rows.figure('judgmentYears').value) + rows.confirm('judgmentYears')),
      heading(COLLECTING.paidHeading),
      paragraph(rows.rule('satisfied')),
    ],
  }));
}

type Words = TrialWords['COLLECTING'];

function feeRows(rows: TrialRows, hasPeople: boolean, COLLECTING: Words): readonly PaperAmount[] {
  const row = (label: string, amount: string, rowId: string): PaperAmount => ({ label, amount, rowId, isTotal: false });
  const writ = rows.figure('writCents');
  const wage = rows.figure('wageExecutionCents');
  const docketing = rows.figure('docketingCents');
  const usd = (value: number): string => formatUsd(cents(value));
  return [
    row(COLLECTING.ask, COLLECTING.askFee, ''),
    row(COLLECTING.questions(rows.name('questionsForm')), COLLECTING.questionsFee, ''),
    row(COLLECTING.writ(rows.name('writForm')), COLLECTING.officer(usd(writ.value)), writ.id),
    ...(hasPeople ? [row(COLLECTING.wage(rows.name('wageForm')), COLLECTING.officer(usd(wage.value)), wage.id)] : []),
    row(COLLECTING.docket, usd(docketing.value), docketing.id),
  ];
}

function stepItems(
  rows: TrialRows,
  hasPeople: boolean,
  COLLECTING: Words,
): readonly { readonly head: string; readonly text: string }[] {
  const figure = (key: Parameters<TrialRows['figure']>[0]): number => rows.figure(key).value;
  const bank = hasPeople
    ? COLLECTING.bankText(figure('officerPercent'), figure('writYears'), rows.money('keptGoodsCents'))
    : COLLECTING.businessText(figure('officerPercent'), figure('writYears'));
  const wage = COLLECTING.wageText(
    rows.money('wageWeekCents'),
    figure('wageObjectionHandedDays'),
    figure('wageObjectionMailedDays'),
    figure('wageFileDays'),
  );
  const cap = COLLECTING.wageCap(figure('wageLowPercent'), figure('wagePovertyPercent'), figure('wageHighPercent'));
  return [
    {
      head: COLLECTING.questionsHead,
      text:
        COLLECTING.questionsText(figure('questionsDays'), figure('questionsMonths')) +
        rows.confirm('questionsDays', 'questionsMonths'),
    },
    { head: COLLECTING.bankHead, text: bank + rows.confirm('officerPercent', 'writYears') },
    ...(hasPeople
      ? [{ head: COLLECTING.wageHead, text: `${wage} ${cap}${rows.confirm('wageLowPercent', 'wageWeekCents')}` }]
      : []),
    { head: COLLECTING.landHead, text: rows.rule('noRealEstate') },
  ];
}

function interestWords(
  { paper, rules, money }: TrialCase,
  rows: TrialRows,
  COLLECTING: Words,
  toConfirm: (certainty: Certainty) => string,
): string {
  const rate = rules.judgmentRate(money.demand, paper.today);
  if (rate === null) return COLLECTING.noRate;
  rows.note([rate.id]);
  const { year } = partsOf(paper.today);
  const percent = (rate.value / A_PERCENT).toFixed(2);
  const yearly = formatUsd(shareOf(money.demand, rate.value));
  return COLLECTING.interest(formatUsd(money.demand), year, percent, yearly) + toConfirm(rate.certainty);
}

import { partsOf } from '../../calendar/index.ts';
import { formatUsd, shareOf } from '../../money/index.ts';
import type { PaperBlock, Sheet } from '../packet/paper-blocks.ts';
import { linkTo, type PaperCase, type RowReader, writeGuide } from '../packet/paper-context.ts';
import { reachOf } from './copies-and-outside.ts';
import type { GuideWords } from '../wording/guide-words.ts';

const A_PERCENT = 10_000;

type Step = readonly [string, string];

/** What comes after, by the rules and without a day: nobody knows yet when the papers are filed. */
export function afterFilingSheet(paper: PaperCase): Sheet {
  return writeGuide(paper, 'after_filing', (rows, words) => {
    const { AFTER, GENERAL, LATER } = words;
    const own = paper.part === 'small_claims' ? smallClaims(paper, rows) : regular(paper, rows);
    const reach = reachOf(paper);
    return {
      title: AFTER.title,
      blocks: [
        { kind: 'paragraph', text: AFTER.counted },
        {
          kind: 'table',
          heads: AFTER.head,
          rows: [
            [AFTER.mailed[reach], AFTER.mailedWhen],
            ...(reach === 'none' ? [] : [badMail(rows, words)]),
            ...own,
            appeal(rows, words),
          ],
        },
        ...interest(paper, rows),
        { kind: 'paragraph', text: AFTER.absent },
        { kind: 'paragraph', text: AFTER.settle },
        { kind: 'paragraph', text: AFTER.bring },
        { kind: 'heading', text: LATER.heading },
        ...(hasPerson(paper)
          ? ([
              { kind: 'paragraph', text: LATER.military },
              { kind: 'links', items: [linkTo(AFTER.militaryPage, rows.text('militaryPage'))] },
            ] as const)
          : []),
        { kind: 'paragraph', text: LATER.proof },
        { kind: 'paragraph', text: GENERAL },
      ],
    };
  });
}

function smallClaims(paper: PaperCase, rows: RowReader): readonly Step[] {
  const { AFTER, toConfirm } = paper.guides.words;
  const from = rows.figure('hearingFromDays');
  const to = rows.figure('hearingToDays');
  const when = AFTER.between(from.value, to.value);
  return [[AFTER.hearing, `${when}.${toConfirm(from.certainty)}`], request(paper, rows)];
}

function regular(paper: PaperCase, rows: RowReader): readonly Step[] {
  const { AFTER, toConfirm } = paper.guides.words;
  const answer = rows.figure('answerDays').value;
  const defaultDays = rows.figure('defaultDateDays').value;
  const trialFrom = rows.figure('trialFromMonths');
  const trialTo = rows.figure('trialToMonths').value;
  return [
    [AFTER.answer(answer), AFTER.answerWhen(answer)],
    [AFTER.defaultDay, AFTER.defaultWhen(defaultDays)],
    request(paper, rows),
    [AFTER.trial, `${AFTER.trialWhen(trialFrom.value, trialTo)}.${toConfirm(trialFrom.certainty)}`],
  ];
}

function badMail(rows: RowReader, { AFTER, toConfirm }: GuideWords): Step {
  const { value, certainty } = rows.figure('newAddressDays');
  const text = AFTER.badMailWhen(value, rows.figure('restoreYears').value);
  return [AFTER.badMail, `${text}.${toConfirm(certainty)}`];
}

/** Only a person can be in military service. */
const hasPerson = ({ parties }: PaperCase): boolean => parties.defendants.some(({ isPerson }) => isPerson);

function request(paper: PaperCase, rows: RowReader): Step {
  const { AFTER } = paper.guides.words;
  return [
    hasPerson(paper) ? AFTER.requestWithStatus : AFTER.request,
    AFTER.requestWhen(rows.figure('defaultJudgmentMonths').value),
  ];
}

function appeal(rows: RowReader, { AFTER, toConfirm }: GuideWords): Step {
  const { value, certainty } = rows.figure('appealDays');
  return [AFTER.appeal, `${AFTER.appealWhen(value)}.${toConfirm(certainty)}`];
}

/** As information: the court adds it, and nobody knows the day of a judgment yet. */
function interest({ pack, fit, today, guides }: PaperCase, rows: RowReader): readonly PaperBlock[] {
  const { AFTER, toConfirm } = guides.words;
  const row = pack.trial?.judgmentRate(fit.demand, today) ?? null;
  if (row === null) return [];
  rows.note([row.id]);
  const percent = String(row.value / A_PERCENT);
  const text = AFTER.interest(
    String(partsOf(today).year),
    percent,
    formatUsd(shareOf(fit.demand, row.value)),
    formatUsd(fit.demand),
  );
  return [{ kind: 'paragraph', text: text + toConfirm(row.certainty) }];
}

import { formatLongEnglish } from '../../calendar/index.ts';
import { type DayToFile, daysToFile } from '../../court-papers/complaint/days-to-file.ts';
import { KEEP_FOOTER } from '../../court-papers/wording/forms.ts';
import type { TrialDefence } from '../../jurisdictions/pack.ts';
import { formatUsd } from '../../money/index.ts';
import { type TrialCase, type TrialSheet, writeTrialSheet } from '../trial-context.ts';
import { HEARING, OTHER_SIDE } from '../wording/hearing.ts';
import { lowerFirst } from './hearing.ts';
import { heading, paragraph, shownWords } from './trial-parts.ts';

/** What people on the other side often say to such a claim, and what this record has against it. */
export function otherSideSheet(trial: TrialCase): TrialSheet {
  return writeTrialSheet(trial, 'other_side', (rows) => {
    const { paper } = trial;
    if (daysToFile(paper.fit, paper.today).length > 0)
      rows.note(paper.pack.timeLimitOf(paper.claim, paper.today).rowIds);
    return {
      title: OTHER_SIDE.title,
      footer: KEEP_FOOTER,
      blocks: [
        paragraph(OTHER_SIDE.intro),
        ...trial.theories.flatMap(({ title, defences }, index) => [
          heading(title),
          {
            kind: 'table',
            heads: OTHER_SIDE.heads,
            rows: [
              ...defences.map((one) => [one.says, answerTo(one, trial)]),
              ...(index === trial.theories.length - 1 ? anyCase(trial) : []),
            ],
          } as const,
        ]),
        paragraph(`${OTHER_SIDE.listen} ${OTHER_SIDE.calm}`),
        paragraph(HEARING.general),
      ],
    };
  });
}

function answerTo({ against }: TrialDefence, { proofs }: TrialCase): string {
  const points = proofs.filter(({ element }) => against.includes(element.key));
  const shown = points.map(shownWords).filter((text) => text !== '');
  const told = [...new Set(points.map((one) => one.told).filter((text) => text !== ''))].map(HEARING.told);
  if (shown.length + told.length > 0) return [...shown, ...told].join(' ');
  return points.length === 0
    ? OTHER_SIDE.noAnswer
    : OTHER_SIDE.couldBring(points.map(({ element }) => lowerFirst(element.bring)).join('; '));
}

/** What is said in cases of every kind, when this case gives a reason to. */
function anyCase({ paper, money }: TrialCase): readonly (readonly string[])[] {
  const { countyToConfirm, countyChoices } = paper.fit;
  const sum = formatUsd(money.demand);
  const days = daysToFile(paper.fit, paper.today);
  return [
    [OTHER_SIDE.sumTooHigh, OTHER_SIDE.sumAnswer(money.lines.length, sum)],
    ...(money.paid === 0
      ? []
      : [[OTHER_SIDE.paid, OTHER_SIDE.paidAnswer(formatUsd(money.paid), formatUsd(money.open))]]),
    ...(days.length === 0 ? [] : [[OTHER_SIDE.tooLate, lateAnswer(days)]]),
    ...(countyToConfirm ? [[OTHER_SIDE.county, OTHER_SIDE.countyAnswer(paper.county, countyChoices.join(', '))]] : []),
  ];
}

function lateAnswer(days: readonly DayToFile[]): string {
  const isMixed = days.filter(({ isWithoutPause }) => !isWithoutPause).length > 1;
  const answers = days.map(({ lastDay, isMaybeOver, isWithoutPause }) => {
    const day = formatLongEnglish(lastDay);
    if (isWithoutPause) return OTHER_SIDE.unpaused(day, isMaybeOver);
    return isMaybeOver ? OTHER_SIDE.tooLateAnswer(day) : OTHER_SIDE.inTimeAnswer(day);
  });
  const isMaybeInTime = days.some(({ isMaybeOver }) => !isMaybeOver);
  return [
    ...(isMixed ? [OTHER_SIDE.severalLimits] : []),
    ...answers,
    ...(isMaybeInTime ? [OTHER_SIDE.stamp] : []),
  ].join(' ');
}

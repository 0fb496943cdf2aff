import { type DayToFile, daysToFile } from '../../court-papers/complaint/days-to-file.ts';
import type { GuideWords } from '../../court-papers/wording/guide-words.ts';
import type { TrialDefence } from '../../jurisdictions/pack.ts';
import { formatUsd } from '../../money/index.ts';
import { type TrialCase, type TrialSheet, writeTrialGuide } from '../trial-context.ts';
import type { TrialWords } from '../wording/trial-words.ts';
import { answerFrom } from '../proofs.ts';
import { bringFor, factFor, saysFor, titleFor } from './reader-words.ts';
import { heading, paragraph, shownWords } from './trial-parts.ts';

/** What people on the other side often say to such a claim, and what this record has against it. */
export function otherSideSheet(trial: TrialCase): TrialSheet {
  return writeTrialGuide(trial, 'other_side', (rows, words, { day }) => {
    const { OTHER_SIDE, HEARING } = words;
    const { paper } = trial;
    if (daysToFile(paper.fit, paper.today).length > 0)
      rows.note(paper.pack.timeLimitOf(paper.claim, paper.today).rowIds);
    return {
      title: OTHER_SIDE.title,
      blocks: [
        paragraph(OTHER_SIDE.intro),
        ...trial.theories.flatMap((theory, index) => [
          heading(titleFor(paper, theory)),
          {
            kind: 'table',
            heads: OTHER_SIDE.heads,
            rows: [
              ...theory.defences.map((one) => [saysFor(paper, one.says), answerTo(one, trial, words)]),
              ...(index === trial.theories.length - 1 ? anyCase(trial, OTHER_SIDE, day) : []),
            ],
          } as const,
        ]),
        paragraph(`${OTHER_SIDE.listen} ${OTHER_SIDE.calm}`),
        paragraph(HEARING.general),
      ],
    };
  });
}

function answerTo(defence: TrialDefence, { proofs, paper }: TrialCase, words: TrialWords): string {
  const { OTHER_SIDE, HEARING } = words;
  const { against } = defence;
  const points = proofs.filter(({ element }) => against.includes(element.key));
  const shown = points.map((point) => shownWords(point, HEARING)).filter((text) => text !== '');
  const answer = answerFrom(paper, defence);
  const youCanSay = answer === '' ? '' : factFor(paper, answer, HEARING.told);
  if (shown.length > 0 || youCanSay !== '') return [...shown, youCanSay].filter((text) => text !== '').join(' ');
  return points.length === 0
    ? OTHER_SIDE.noAnswer
    : OTHER_SIDE.couldBring(points.map(({ element }) => bringFor(paper, element)).join('; '));
}

type Words = TrialWords['OTHER_SIDE'];

/** What is said in cases of every kind, when this case gives a reason to. */
function anyCase(
  { paper, money }: TrialCase,
  OTHER_SIDE: Words,
  day: GuideWords['day'],
): readonly (readonly string[])[] {
  const { countyToConfirm, countyChoices } = paper.fit;
  const sum = formatUsd(money.demand);
  const days = daysToFile(paper.fit, paper.today);
  return [
    [OTHER_SIDE.sumTooHigh, OTHER_SIDE.sumAnswer(money.lines.length, sum)],
    ...(money.paid === 0
      ? []
      : [[OTHER_SIDE.paid, OTHER_SIDE.paidAnswer(formatUsd(money.paid), formatUsd(money.open))]]),
    ...(days.length === 0 ? [] : [[OTHER_SIDE.tooLate, lateAnswer(days, OTHER_SIDE, day)]]),
    ...(countyToConfirm ? [[OTHER_SIDE.county, OTHER_SIDE.countyAnswer(paper.county, countyChoices.join(', '))]] : []),
  ];
}

function lateAnswer(days: readonly DayToFile[], OTHER_SIDE: Words, say: GuideWords['day']): string {
  const isMixed = days.filter(({ isWithoutPause }) => !isWithoutPause).length > 1;
  const answers = days.map(({ lastDay, isMaybeOver, isWithoutPause }) => {
    const day = say(lastDay);
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

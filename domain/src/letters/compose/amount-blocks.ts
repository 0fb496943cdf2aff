import { type AmountRow, COPY_WORDS, LESS } from '../../fact-cards/index.ts';
import { inTranslations } from '../../languages.ts';
import { type Cents, cents, formatUsd } from '../../money/index.ts';
import type { ComposeInput } from './composed-letter.ts';
import { type DraftBlock, lines, ours, prose } from './letter-draft.ts';
import * as words from '../wording/letter-wording.ts';
import { typedIn } from '../wording/typed-in.ts';

/** The amount as rows that add up, or in one sentence where none do. A part that is given up is a row of its own. */
export function amountBlocks({ claim, facts }: ComposeInput, demand: Cents, voice: words.Voice): readonly DraftBlock[] {
  const { against, rows, copies } = facts.amounts;
  const total = formatUsd(demand);
  const isWaived = demand < claim.amount;
  if (against.kind !== 'equal' && !isWaived)
    return [prose(ours(words.amountSentence(voice, total), { kind: 'field', field: 'amount' }))];
  const printed =
    against.kind === 'equal'
      ? rows.map((row, index) => ({
          label: row.label,
          sum: row.cents,
          copies: inTranslations((language) => copies[language][index]?.label ?? row.label),
          typed: typedInRow(row, facts),
        }))
      : [
          {
            label: words.LOSS_LABEL,
            sum: claim.amount,
            copies: inTranslations((language) => COPY_WORDS[language].letter.loss),
            typed: [],
          },
        ];
  const waived = isWaived
    ? [
        {
          label: `${LESS.en}: ${words.GIVEN_UP_LABEL}`,
          sum: cents(demand - claim.amount),
          copies: inTranslations((language) => `${LESS[language]}: ${COPY_WORDS[language].letter.givenUp}`),
          typed: [],
        },
      ]
    : [];
  const line = (label: string, sum: Cents): string => `${label}: ${formatUsd(sum)}`;
  return [
    lines(
      ...[...printed, ...waived].map(({ label, sum, copies: told, typed }) =>
        ours(
          line(label, sum),
          { kind: 'sum' },
          inTranslations((language) => line(told[language], sum)),
          typed,
        ),
      ),
      ours(line(words.TOTAL_LABEL, demand), { kind: 'sum' }),
    ),
    prose(ours(isWaived ? words.givenUpSentence(voice, total) : '', { kind: 'sum' })),
  ];
}

/** What was typed of a row's label: all of it, or the words in a card that it names. What we put there is ours. */
function typedInRow({ id, label, from, typedName }: AmountRow, { entries }: ComposeInput['facts']): readonly string[] {
  if (from === 'rule') return [];
  const less = `${LESS.en}: `;
  if (from === 'typed') return [label.startsWith(less) ? label.slice(less.length) : label];
  const inCard = entries.filter(({ entry }) => entry.id === id).flatMap(typedIn);
  return typedName === undefined ? inCard : [typedName, ...inCard];
}

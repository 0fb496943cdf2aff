import { formatLongEnglish } from '../../calendar/index.ts';
import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { KEEP_FOOTER } from '../../court-papers/wording/forms.ts';
import { needsConfirming } from '../../jurisdictions/pack/stops.ts';
import { formatUsd } from '../../money/index.ts';
import type { PointProof } from '../proofs.ts';
import { type TrialCase, type TrialSheet, writeTrialSheet } from '../trial-context.ts';
import { askOf } from '../trial-record.ts';
import { HEARING } from '../wording/hearing.ts';
import { heading, paragraph, shownWords, when } from './trial-parts.ts';

/** Each point of the claim with what the claimant has for it; gaps are named plainly. */
export function hearingSheet(trial: TrialCase): TrialSheet {
  const { theories, proofs, money, letter, law } = trial;
  const sum = formatUsd(money.demand);
  const { deadline } = askOf(letter);
  const lastDay = deadline === null ? '' : formatLongEnglish(deadline);
  const asked = HEARING.askedProof(formatLongEnglish(letter.issuedOn), lastDay);
  const common: readonly (readonly string[])[] = [
    [HEARING.sumPoint, HEARING.sumProof(money.lines.length, sum)],
    [HEARING.askedPoint, asked],
  ];
  const isUnsure = theories.some(({ cite }) => needsConfirming(cite.certainty)) || law.some(({ isSure }) => !isSure);
  return writeTrialSheet(trial, 'hearing', (rows) => {
    rows.note(theories.map(({ cite }) => cite.id));
    return {
      title: HEARING.title,
      footer: KEEP_FOOTER,
      blocks: [
        paragraph(HEARING.intro),
        ...theories.flatMap(({ title, key }, index): readonly PaperBlock[] => [
          heading(title),
          {
            kind: 'table',
            heads: HEARING.heads,
            rows: [
              ...proofs.filter(({ element }) => element.key.startsWith(`${key}.`)).map(rowOf),
              ...(index === theories.length - 1 ? common : []),
            ],
          },
        ]),
        ...gapBlocks(proofs),
        ...when(law.length > 0, heading(HEARING.lawHeading), {
          kind: 'lines',
          lines: law.map(({ text, cite }) => HEARING.cite(text, cite)),
        }),
        heading(HEARING.basisHeading),
        { kind: 'lines', lines: theories.map(({ title, cite }) => HEARING.source(title, cite.value)) },
        ...when(isUnsure, paragraph(HEARING.confirm)),
        paragraph(HEARING.general),
      ],
    };
  });
}

const rowOf = (proof: PointProof): readonly string[] => [proof.element.text, proofWords(proof)];

/** What there is for a point, in words. */
function proofWords(proof: PointProof): string {
  const { element, told, ticked, standing } = proof;
  if (standing === 'gap' && ticked.length === 0) return HEARING.gap(lowerFirst(element.bring));
  const onlyWord = told === '' ? HEARING.noProof(lowerFirst(element.bring)) : HEARING.onlyWord;
  const has = ticked.length === 0 ? onlyWord : HEARING.ticked(ticked.join('; '));
  const words = told === '' ? '' : HEARING.told(told);
  return `${standing === 'shown' ? shownWords(proof) : has} ${words}`.trim();
}

function gapBlocks(proofs: readonly PointProof[]): readonly PaperBlock[] {
  const weak = proofs.filter(({ standing }) => standing !== 'shown');
  return weak.length === 0
    ? [paragraph(HEARING.noGaps)]
    : [
        heading(HEARING.gapsHeading),
        {
          kind: 'checklist',
          items: weak.map(({ element }) =>
            HEARING.gapItem(element.text, HEARING.bringWord(lowerFirst(element.bring)).replace(/\.$/, '')),
          ),
        },
      ];
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { needsConfirming } from '../../jurisdictions/pack/stops.ts';
import { formatUsd } from '../../money/index.ts';
import type { PointProof } from '../proofs.ts';
import { type TrialCase, type TrialSheet, writeTrialGuide } from '../trial-context.ts';
import { askOf } from '../trial-record.ts';
import type { TrialWords } from '../wording/trial-words.ts';
import { bringFor, factFor, pointFor, titleFor } from './reader-words.ts';
import { heading, paragraph, shownWords, when } from './trial-parts.ts';

type Words = TrialWords['HEARING'];

/** Each point of the claim with what the claimant has for it; gaps are named plainly. */
export function hearingSheet(trial: TrialCase): TrialSheet {
  const { theories, proofs, money, letter, law, paper } = trial;
  const { deadline } = askOf(letter);
  const isUnsure = theories.some(({ cite }) => needsConfirming(cite.certainty)) || law.some(({ isSure }) => !isSure);
  return writeTrialGuide(trial, 'hearing', (rows, { HEARING }, { day }) => {
    rows.note(theories.map(({ cite }) => cite.id));
    const common: readonly (readonly string[])[] = [
      [HEARING.sumPoint, HEARING.sumProof(money.lines.length, formatUsd(money.demand))],
      [HEARING.askedPoint, HEARING.askedProof(day(letter.issuedOn), deadline === null ? '' : day(deadline))],
    ];
    return {
      title: HEARING.title,
      blocks: [
        paragraph(HEARING.intro),
        ...theories.flatMap((theory, index): readonly PaperBlock[] => [
          heading(titleFor(paper, theory)),
          {
            kind: 'table',
            heads: HEARING.heads,
            rows: [
              ...proofs
                .filter(({ element }) => element.key.startsWith(`${theory.key}.`))
                .map((proof) => [pointFor(paper, proof.element), proofWords(proof, trial, HEARING)]),
              ...(index === theories.length - 1 ? common : []),
            ],
          },
        ]),
        ...gapBlocks(trial, HEARING),
        ...when(law.length > 0, heading(HEARING.lawHeading), {
          kind: 'lines',
          lines: law.map(({ text, cite }) => HEARING.cite(text, cite)),
        }),
        heading(HEARING.basisHeading),
        { kind: 'lines', lines: theories.map((theory) => HEARING.source(titleFor(paper, theory), theory.cite.value)) },
        ...when(isUnsure, paragraph(HEARING.confirm)),
        paragraph(HEARING.general),
      ],
    };
  });
}

/** What there is for a point, in words. */
function proofWords(proof: PointProof, { paper }: TrialCase, HEARING: Words): string {
  const { element, fact, ticked, strength } = proof;
  if (strength === 'gap' && ticked.length === 0) return HEARING.gap(bringFor(paper, element));
  const onlyWord = fact === '' ? HEARING.noProof(bringFor(paper, element)) : HEARING.onlyWord;
  const has = ticked.length === 0 ? onlyWord : HEARING.ticked(ticked.join('; '));
  const words = fact === '' ? '' : factFor(paper, fact, HEARING.told);
  return `${strength === 'shown' ? shownWords(proof, HEARING) : has} ${words}`.trim();
}

function gapBlocks({ proofs, paper }: TrialCase, HEARING: Words): readonly PaperBlock[] {
  const weak = proofs.filter(({ strength }) => strength !== 'shown');
  return weak.length === 0
    ? [paragraph(HEARING.noGaps)]
    : [
        heading(HEARING.gapsHeading),
        {
          kind: 'checklist',
          items: weak.map(({ element }) =>
            HEARING.gapItem(pointFor(paper, element), HEARING.bringWord(bringFor(paper, element)).replace(/\.$/, '')),
          ),
        },
      ];
}

import { isInjuryAccident } from '../../claims/questions/questions-asked.ts';
import type { PaperAmount, PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { captionBlock } from '../../court-papers/sheets/paper-parts.ts';
import { cents, formatUsd } from '../../money/index.ts';
import { type TrialCase, type TrialRows, type TrialSheet, writeTrialSheet } from '../trial-context.ts';
import { SETTLEMENT } from '../wording/mediation.ts';
import type { TrialWords } from '../wording/trial-words.ts';
import { IN_ENGLISH, type PaperVoice } from './paper-voice.ts';
import { heading, namesOf, paragraph, waysOf } from './trial-parts.ts';

/** An agreement with the parties and the sums of the case. What is agreed on, and all signatures, are left open. */
export function settlementSheet(trial: TrialCase): TrialSheet {
  return writeTrialSheet(trial, 'settlement', (rows) => ({
    title: SETTLEMENT.title,
    footer: SETTLEMENT.footer,
    blocks: [
      captionBlock(trial.paper, SETTLEMENT.title, false),
      ...settlementBlocks(trial, rows, IN_ENGLISH),
      ...signers(trial).map(
        (printedName): PaperBlock => ({
          kind: 'signature',
          statements: [],
          dateLabel: SETTLEMENT.date,
          signLabel: SETTLEMENT.sign,
          nameLabel: SETTLEMENT.printed,
          printedName,
          note: SETTLEMENT.byHand,
        }),
      ),
    ],
  }));
}

/** Its terms, between the caption and the signatures. */
export function settlementBlocks(trial: TrialCase, rows: TrialRows, { words }: PaperVoice): readonly PaperBlock[] {
  const { paper, money, theories } = trial;
  const { parties, claim } = paper;
  const { SETTLEMENT } = words;
  const open = formatUsd(money.open);
  const ways = waysOf(claim, words.MEDIATION.way);
  const isInjury = theories.some(({ key }) => ['injury', 'dog', 'on_purpose'].includes(key)) || isInjuryAccident(claim);
  const choice = (label: string, ...options: readonly string[]): PaperBlock => ({
    kind: 'choices',
    label,
    columns: 1,
    options: options.map((text) => ({ text, isTicked: false })),
  });
  return [
    paragraph(SETTLEMENT.intro),
    { kind: 'amounts', heads: SETTLEMENT.heads, rows: sums(trial, SETTLEMENT) },
    heading(SETTLEMENT.payHeading),
    choice(
      SETTLEMENT.pays(namesOf(parties.defendants), namesOf(parties.plaintiffs)),
      SETTLEMENT.whole(open),
      SETTLEMENT.other,
    ),
    { kind: 'write', label: SETTLEMENT.sumLine, lines: 1 },
    heading(SETTLEMENT.whenHeading),
    choice(SETTLEMENT.isPaid, SETTLEMENT.once, SETTLEMENT.parts),
    { kind: 'write', label: SETTLEMENT.lines, lines: 2 },
    ...(ways === '' ? [] : [paragraph(SETTLEMENT.ways(ways))]),
    heading(SETTLEMENT.lateHeading),
    paragraph(SETTLEMENT.late),
    { kind: 'fields', columns: 3, fields: [{ label: SETTLEMENT.lateLine, value: '' }] },
    heading(SETTLEMENT.endHeading),
    paragraph(`${SETTLEMENT.end} ${SETTLEMENT.only}`),
    ...(isInjury ? [{ kind: 'notice', text: SETTLEMENT.injury } as const] : []),
    ...(claim.answers.isAdult === false ? [{ kind: 'notice', text: rows.rule('minorSettles') } as const] : []),
    paragraph(SETTLEMENT.tell),
  ];
}

function sums({ money }: TrialCase, SETTLEMENT: TrialWords['SETTLEMENT']): readonly PaperAmount[] {
  const row = (label: string, value: number, isTotal: boolean): PaperAmount => ({
    label,
    amount: formatUsd(cents(value)),
    rowId: '',
    isTotal,
  });
  return [
    row(SETTLEMENT.claim, money.demand, false),
    ...(money.paid === 0 ? [] : [row(SETTLEMENT.paid, -money.paid, false)]),
    row(SETTLEMENT.open, money.open, true),
  ];
}

/** Everybody whose name is in the case. A business signs by the person who acts for it. */
function signers({ paper }: TrialCase): readonly string[] {
  const { signer, coSigners, defendants } = paper.parties;
  const first = signer.role === '' ? signer.name : `${signer.name}, ${signer.role}`;
  const others = defendants.map(({ name, contact, isPerson }) =>
    isPerson || contact === '' ? name : `${contact}, for ${name}`,
  );
  return [first, ...coSigners, ...others];
}

import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { namedWitnesses } from '../../court-papers/packet/named-witnesses.ts';
import { cents, formatUsd } from '../../money/index.ts';
import { type TrialCase, type TrialSheet, writeTrialGuide } from '../trial-context.ts';
import { isNamed, type WitnessPlan, witnessPlans } from '../witness-questions.ts';
import { type TrialWords, trialWordsIn } from '../wording/trial-words.ts';
import { factFor, pointFor } from './reader-words.ts';
import { caseName, heading, paragraph } from './trial-parts.ts';

/** Who will speak for the claimant, to which points, and what to ask them. */
export function witnessSheet(trial: TrialCase): TrialSheet {
  const { paper } = trial;
  const { WITNESSES } = trialWordsIn(paper.guides.language);
  const plans = witnessPlans(trial);
  const others = namedWitnesses(paper.sentences, paper.guides.language).filter(
    (one) => !trial.notes.witnesses.some((witness) => isNamed(witness, one)),
  );
  const known: readonly PaperBlock[] =
    others.length === 0
      ? []
      : [
          heading(WITNESSES.proposedHeading),
          paragraph(WITNESSES.proposed),
          { kind: 'checklist', items: others.map(({ name, sentence }) => `${name}: ${factFor(paper, sentence)}`) },
        ];
  const blocks: readonly PaperBlock[] =
    plans.length === 0
      ? [paragraph(WITNESSES.none), paragraph(WITNESSES.know), ...known]
      : [
          paragraph(WITNESSES.intro(plans.length)),
          paragraph(`${WITNESSES.open} ${WITNESSES.know}`),
          ...plans.flatMap((plan) => planBlocks(plan, paper, WITNESSES)),
          ...known,
          heading(WITNESSES.otherHeading),
          { kind: 'checklist', items: WITNESSES.other },
          paragraph(WITNESSES.honest),
        ];
  return writeTrialGuide(trial, 'witnesses', () => ({ title: WITNESSES.title, blocks }));
}

function planBlocks(
  { witness, points, questions }: WitnessPlan,
  paper: TrialCase['paper'],
  WITNESSES: TrialWords['WITNESSES'],
): readonly PaperBlock[] {
  return [
    heading(witness.name),
    {
      kind: 'fields',
      columns: 1,
      fields: [{ label: WITNESSES.contact, value: witness.contact || WITNESSES.noContact }],
    },
    paragraph(`${WITNESSES.saw}: ${witness.saw}`),
    paragraph(
      points.length === 0
        ? WITNESSES.noPoints
        : `${WITNESSES.points}: ${points.map((point) => pointFor(paper, point)).join(' ')}`,
    ),
    { kind: 'numbered', start: 1, paragraphs: questions },
    { kind: 'write', label: WITNESSES.notes, lines: 1 },
  ];
}

/** How a witness is ordered to come, with the fees on the day of the papers. */
export function subpoenaSheet(trial: TrialCase): TrialSheet {
  const { paper, notes } = trial;
  const { parties, rules, part, county } = paper;
  return writeTrialGuide(trial, 'subpoena', (rows, { SUBPOENA }) => {
    const { phone } = rows.office();
    const day = rows.figure('witnessDayCents');
    const travel = rows.figure('witnessTravelCents');
    const miles = rows.figure('witnessTravelMiles').value;
    const count = notes.witnesses.length;
    const row = (label: string, value: number, rowId: string) => ({
      label,
      amount: formatUsd(cents(value)),
      rowId,
      isTotal: false,
    });
    return {
      title: SUBPOENA.title,
      blocks: [
        paragraph(`${SUBPOENA.intro} ${SUBPOENA.asked}`),
        paragraph(`${rows.rule('subpoenaIssued')} ${rows.rule('subpoenaServed')} ${rows.rule('subpoenaRecords')}`),
        { kind: 'notice', text: SUBPOENA.early(phone) },
        heading(SUBPOENA.feesHeading),
        {
          kind: 'amounts',
          heads: SUBPOENA.heads,
          rows: [
            row(SUBPOENA.day, day.value, day.id),
            row(SUBPOENA.travel(miles), travel.value, travel.id),
            ...(count === 0 ? [] : [row(SUBPOENA.count(count), day.value * count, day.id)]),
          ],
        },
        paragraph(SUBPOENA.change + rows.confirm('witnessDayCents', 'witnessTravelCents', 'witnessTravelMiles')),
        heading(SUBPOENA.whoHeading),
        { kind: 'checklist', items: SUBPOENA.who },
        heading(SUBPOENA.fillHeading),
        {
          kind: 'fields',
          columns: 2,
          fields: [
            { label: SUBPOENA.court, value: `${rules.captionOf(part).partName}, ${county} County` },
            { label: SUBPOENA.case, value: caseName(parties) },
            { label: SUBPOENA.docket, value: '' },
            { label: SUBPOENA.when, value: '' },
            ...notes.witnesses.map(({ name, contact }) => ({
              label: SUBPOENA.witness,
              value: contact === '' ? name : `${name}, ${contact}`,
            })),
            { label: SUBPOENA.bring, value: '' },
          ],
        },
        paragraph(SUBPOENA.keep),
      ],
    };
  });
}

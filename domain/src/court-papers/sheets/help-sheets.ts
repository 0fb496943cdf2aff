import { cents, formatUsd, rateMillionths, shareOf } from '../../money/index.ts';
import { SOLE_PROPRIETOR } from '../../claims/questions/questions.ts';
import { accommodationNeed, interpreterNeed } from '../complaint/clean-details.ts';
import type { PaperBlock, Sheet } from '../packet/paper-blocks.ts';
import { linkTo, type PaperCase, type RowReader, writeGuide } from '../packet/paper-context.ts';
import { tickedProofs, usualProofs, witnessesNamed } from '../packet/proof-items.ts';
import { formName } from '../wording/forms.ts';

/** Households the table shows; more people add the same again. */
const HOUSEHOLDS = [1, 2, 3, 4, 5, 6] as const;
const A_PERCENT = 10_000;

export function feeWaiverSheet(paper: PaperCase): Sheet {
  const { claimant, answers } = paper.claim;
  // An owner whose business is no company is a person before the court.
  const isBusiness = claimant.name.kind === 'business' && answers.claimantEntityType !== SOLE_PROPRIETOR;
  return writeGuide(paper, 'fee_waiver', (rows, { WAIVER, GENERAL, FORM_NAME, toConfirm }) => {
    const percent = rows.figure('waiverIncomePercent').value;
    const one = rows.figure('povertyOneCents');
    const further = rows.figure('povertyFurtherCents').value;
    const limitFor = (people: number) =>
      formatUsd(shareOf(cents(one.value + (people - 1) * further), rateMillionths(percent * A_PERCENT)));
    const form = rows.form('fee_waiver');
    const income = rows.figure('waiverIncomeMonths');
    const proof = WAIVER.proof(income.value, rows.figure('waiverBankMonths').value) + toConfirm(income.certainty);
    return {
      title: WAIVER.title,
      blocks: [
        {
          kind: 'paragraph',
          text: WAIVER.intro(percent, formatUsd(cents(rows.figure('waiverAssetsCents').value))),
        },
        { kind: 'table', heads: WAIVER.head, rows: HOUSEHOLDS.map((people) => [String(people), limitFor(people)]) },
        ...(form === null ? [] : [{ kind: 'paragraph', text: WAIVER.form(formName(form, FORM_NAME)) } as const]),
        { kind: 'links', items: [linkTo(WAIVER.page, rows.text('feeWaiverPage'))] },
        { kind: 'paragraph', text: proof },
        { kind: 'paragraph', text: WAIVER.repay(formatUsd(cents(rows.figure('waiverRepayCents').value))) },
        ...(isBusiness ? [{ kind: 'notice', text: WAIVER.business } as const] : []),
        { kind: 'paragraph', text: GENERAL },
      ],
    };
  });
}

export function proofSheet(paper: PaperCase): Sheet {
  const own = [...tickedProofs(paper), ...witnessesNamed(paper).map(paper.guides.words.PROOF.witness)];
  return writeGuide(paper, 'proof', (rows, { PROOF }) => ({
    title: PROOF.title,
    blocks: [
      ...(own.length === 0
        ? []
        : [
            { kind: 'heading', text: PROOF.ownHeading } as const,
            { kind: 'checklist', items: own } as const,
            { kind: 'heading', text: PROOF.usualHeading } as const,
          ]),
      { kind: 'paragraph', text: PROOF.intro },
      { kind: 'checklist', items: [...usualProofs(paper), ...PROOF.always] },
      { kind: 'paragraph', text: PROOF.list },
      { kind: 'notice', text: PROOF.private(identifiersFor(paper, rows)) },
      { kind: 'paragraph', text: PROOF.notUploaded },
    ],
  }));
}

/** The row is read in any language: its English stands for a pack that says nothing else. */
function identifiersFor({ guides }: PaperCase, rows: RowReader): string {
  const english = rows.text('identifiers');
  return guides.local?.identifiers ?? english;
}

export function courtHelpSheet(paper: PaperCase): Sheet {
  const { parties, county, claim, details } = paper;
  const interpreter = interpreterNeed(claim, details);
  const help = accommodationNeed(claim, details);
  const namesOf = (side: typeof parties.plaintiffs): string => side.map(({ caption }) => caption).join(', ');
  return writeGuide(paper, 'court_help', (rows, { HELP, county: inWords, courtLanguage }) => {
    const { phone } = rows.office();
    const asked: PaperBlock =
      interpreter.isNeeded === false
        ? { kind: 'paragraph', text: HELP.noInterpreter }
        : { kind: 'fields', columns: 1, fields: [{ label: HELP.language, value: courtLanguage(interpreter.which) }] };
    return {
      title: HELP.title,
      blocks: [
        {
          kind: 'fields',
          columns: 2,
          fields: [
            { label: HELP.case, value: `${namesOf(parties.plaintiffs)} v. ${namesOf(parties.defendants)}` },
            { label: HELP.docket, value: '' },
          ],
        },
        { kind: 'heading', text: HELP.interpreterHeading },
        { kind: 'paragraph', text: `${HELP.interpreter} ${HELP.sign}` },
        asked,
        { kind: 'heading', text: HELP.accommodationHeading },
        { kind: 'paragraph', text: `${HELP.accommodation} ${HELP.relay(rows.text('relay'))}` },
        ...(help.which === ''
          ? [{ kind: 'write', label: HELP.need, lines: 3 } as const]
          : [{ kind: 'fields', columns: 1, fields: [{ label: HELP.need, value: help.which }] } as const]),
        { kind: 'lines', lines: [`${inWords(county)}: ${phone}`] },
      ],
    };
  });
}

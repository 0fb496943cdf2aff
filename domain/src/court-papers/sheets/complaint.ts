import { formatLongEnglish } from '../../calendar/index.ts';
import { ACCIDENT_DAMAGES } from '../../claims/questions/questions.ts';
import { addressLines } from '../../letters/wording/letter-parties.ts';
import { type Cents, cents, formatUsd } from '../../money/index.ts';
import { askedBeside, dueAsStated } from '../complaint/court-interest.ts';
import { courtLines, courtMultiple, hasSumTable } from '../complaint/court-sums.ts';
import { accommodationNeed, type CourtNeed, interpreterNeed } from '../complaint/clean-details.ts';
import type { PaperBlock, PaperQuestion, Sheet } from '../packet/paper-blocks.ts';
import { complaintForm, type PaperCase, type RowReader, writeSheet } from '../packet/paper-context.ts';
import * as words from '../wording/complaint.ts';
import { ATTACHED_FOOTER, CAPTION, preparedDraft, YES_NO_HEADS } from '../wording/forms.ts';
import { captionBlock, defendantBlocks, plaintiffBlocks, signatureBlocks } from './paper-parts.ts';

/** What the complaint's own pages hold of the facts before they go on a sheet of their own. */
const LETTERS_ON_THE_FORM = 2_600;
/** A last paragraph or two are not sent to another sheet. */
const LETTERS_TO_SPARE = 500;

type Numbered = { readonly start: number; readonly paragraphs: readonly string[] };
type Placed = { readonly onForm: Numbered; readonly overflow: Numbered; readonly calculation: Numbered };

/** The complaint, and the sheet its facts go on when they are long. Nothing is made smaller and nothing is cut. */
export function complaintSheets(paper: PaperCase): readonly Sheet[] {
  const placed = placeFacts(paper);
  const isLong = placed.overflow.paragraphs.length > 0;
  return [complaint(paper, placed, isLong), ...(isLong ? [continuation(paper, placed)] : [])];
}

export const complaintTitle = ({ rules, part, kind }: PaperCase): string => {
  const { partName } = rules.captionOf(part);
  return kind === 'motor_vehicle' ? words.vehicleTitle(partName) : words.title(partName);
};

export const paragraphCount = ({ facts }: PaperCase): number => facts.story.length + facts.calculation.length;

function complaint(paper: PaperCase, placed: Placed, isLong: boolean): Sheet {
  const title = complaintTitle(paper);
  return writeSheet(paper, 'complaint', (rows) => ({
    title,
    footer: preparedDraft(rows.form(complaintForm(paper))),
    blocks: [
      captionBlock(paper, title, true),
      { kind: 'notice', text: words.publicNotice(rows.text('identifiers')) },
      kindBlock(paper),
      { kind: 'heading', text: words.PARTIES_HEADING },
      ...plaintiffBlocks(paper),
      ...defendantBlocks(paper),
      ...eventBlocks(paper),
      { kind: 'heading', text: words.factsHeading(paper.parties.defendants.length) },
      { kind: 'numbered', ...placed.onForm },
      ...(isLong ? [pointer(placed)] : calculationBlocks(placed)),
      ...sumBlocks(paper, rows),
      ...demandBlocks(paper, rows),
      { kind: 'heading', text: words.QUESTIONS_HEADING },
      { kind: 'questions', heads: YES_NO_HEADS, rows: questions(paper) },
      { kind: 'heading', text: words.CERTIFICATION_HEADING },
      ...signatureBlocks(paper, [rows.text('redaction'), rows.text('certification')]),
    ],
  }));
}

/**
 * It repeats the certification, which refers to the statements before it: these statements come after the first
 * certification.
 */
function continuation(paper: PaperCase, placed: Placed): Sheet {
  return writeSheet(paper, 'continuation', (rows) => ({
    title: words.continuationTitle,
    footer: ATTACHED_FOOTER,
    blocks: [
      captionBlock(paper, words.continuationTitle, false),
      { kind: 'paragraph', text: words.continuationIntro(placed.overflow.start) },
      { kind: 'heading', text: words.CONTINUED_HEADING },
      { kind: 'numbered', ...placed.overflow },
      ...calculationBlocks(placed),
      { kind: 'heading', text: words.CERTIFICATION_HEADING },
      ...signatureBlocks(paper, [rows.text('certification')]),
    ],
  }));
}

function placeFacts({ facts }: PaperCase): Placed {
  const { story, calculation } = facts;
  const total = [...story, ...calculation].join(' ').length;
  const fits = total <= LETTERS_ON_THE_FORM + LETTERS_TO_SPARE;
  const count = fits ? story.length : countWithin(story);
  return {
    onForm: { start: 1, paragraphs: story.slice(0, count) },
    overflow: { start: count + 1, paragraphs: story.slice(count) },
    calculation: { start: story.length + 1, paragraphs: calculation },
  };
}

/** How many paragraphs are on the form: at least one, and at least one less than all. */
function countWithin(story: readonly string[]): number {
  let length = 0;
  const count = story.findIndex((text) => {
    length += text.length;
    return length > LETTERS_ON_THE_FORM;
  });
  return Math.max(1, Math.min(count < 0 ? story.length - 1 : count, story.length - 1));
}

function pointer({ overflow, calculation }: Placed): PaperBlock {
  const last = calculation.start + calculation.paragraphs.length - 1;
  const isOne = overflow.start === last;
  return { kind: 'paragraph', text: isOne ? words.continuedOne(last) : words.continued(overflow.start, last) };
}

const calculationBlocks = ({ calculation }: Placed): readonly PaperBlock[] =>
  calculation.paragraphs.length === 0
    ? []
    : [
        { kind: 'heading', text: words.CALCULATION_HEADING },
        { kind: 'numbered', ...calculation },
      ];

const kindBlock = ({ rules, part, kind }: PaperCase): PaperBlock => {
  const offered = rules.complaintKinds(part, kind);
  // A box of its own for the kind, or the one whose label covers it.
  const own = offered.some((one) => one.kind === kind) ? kind : kind === null ? null : 'contract';
  return {
    kind: 'choices',
    label: words.KIND_LABEL,
    columns: 2,
    options: offered.map(({ kind: one, label }) => ({ text: label, isTicked: one === own })),
  };
};

/** The form asks for the county too. It is there when the address leaves no doubt. */
function accidentPlace({ claim, pack }: PaperCase, place: string): string {
  const [county, ...others] = pack.countiesOf(claim.happenedAt);
  return county === undefined || others.length > 0 ? place : `${place}, ${CAPTION.county(county)}`;
}

function eventBlocks(paper: PaperCase): readonly PaperBlock[] {
  const { claim, kind, details } = paper;
  const day = formatLongEnglish(claim.happenedOn);
  const place = addressLines(claim.happenedAt).join(', ');
  if (kind !== 'motor_vehicle') {
    const due = dueAsStated(paper);
    const fields = [
      ...(due === day
        ? [{ label: words.EVENT.date, value: day }]
        : [
            { label: words.EVENT.happened, value: day },
            { label: words.EVENT.due, value: due },
          ]),
      { label: words.EVENT.place, value: place },
    ];
    return [
      { kind: 'heading', text: words.EVENT_HEADING },
      { kind: 'fields', columns: 2, fields },
    ];
  }
  const { VEHICLE } = words;
  const { texts } = details;
  const fields = [
    { label: VEHICLE.date, value: day },
    { label: VEHICLE.time, value: texts.accidentTime },
    { label: VEHICLE.place, value: accidentPlace(paper, place) },
    { label: VEHICLE.deductible, value: texts.insuranceDeductible, mayStayEmpty: true } as const,
    { label: VEHICLE.ownVehicle, value: texts.ownVehicle },
    { label: VEHICLE.ownDriver, value: texts.ownDriver },
    { label: VEHICLE.otherVehicle, value: texts.otherVehicle },
    { label: VEHICLE.otherDriver, value: texts.otherDriver },
    { label: VEHICLE.otherOwner, value: texts.otherOwner, mayStayEmpty: true } as const,
  ];
  return [
    { kind: 'heading', text: words.VEHICLE_HEADING },
    { kind: 'fields', columns: 2, fields },
    {
      kind: 'choices',
      label: words.DAMAGE_LABEL,
      columns: 2,
      options: ACCIDENT_DAMAGES.map((text) => ({ text, isTicked: claim.answers.accidentDamage === text })),
    },
  ];
}

/** The rows as they add up to what is demanded. Where they do not, the claimant's own note says it. */
function sumBlocks({ claim, fit, cardFacts }: PaperCase, rows: RowReader): readonly PaperBlock[] {
  if (!hasSumTable(cardFacts.amounts)) return [];
  const lines = courtLines(claim, cardFacts.amounts, fit.demand);
  rows.note(lines.flatMap(({ rowId }) => (rowId === '' ? [] : [rowId])));
  const row = (label: string, value: Cents, rowId: string, isTotal: boolean) => ({
    label,
    amount: formatUsd(value),
    rowId,
    isTotal,
  });
  return [
    { kind: 'heading', text: words.CALCULATION_HEADING },
    {
      kind: 'amounts',
      heads: words.SUMS.heads,
      rows: [
        ...lines.map(({ label, cents: value, rowId }) => row(label, value, rowId, false)),
        row(words.SUMS.total, fit.demand, '', true),
      ],
    },
  ];
}

function demandBlocks(paper: PaperCase, rows: RowReader): PaperBlock[] {
  const { claim, fit, parties, rules, part, pack, today, cardFacts } = paper;
  rows.note(pack.courtPartOf(fit.demand, today).rowIds);
  const asked = words.demand(formatUsd(fit.demand), parties.plaintiffs.length, parties.defendants.length);
  const givenUp = cents(claim.courtAmount - fit.demand);
  const more = courtMultiple(claim, cardFacts.amounts);
  if (more !== null && more.rowId !== '') rows.note([more.rowId]);
  const { partName } = rules.captionOf(part);
  rows.note([rules.interestOf(claim).id]);
  return [
    { kind: 'heading', text: words.DEMAND_HEADING },
    { kind: 'paragraph', text: asked },
    ...askedBeside(paper).map((text) => ({ kind: 'paragraph', text }) as const),
    ...(more === null ? [] : [{ kind: 'paragraph', text: multipliedText(paper) } as const]),
    ...(givenUp > 0
      ? [
          {
            kind: 'paragraph',
            text: words.waived(formatUsd(givenUp), formatUsd(claim.courtAmount), partName, parties.plaintiffs.length),
          } as const,
        ]
      : []),
  ];
}

/** Both figures and the law of a multiple that only the court is asked for; '' where there is none. */
export function multipliedText({ claim, cardFacts, parties }: PaperCase): string {
  const more = courtMultiple(claim, cardFacts.amounts);
  return more === null
    ? ''
    : words.multiplied(
        formatUsd(claim.amount),
        formatUsd(more.added),
        formatUsd(claim.courtAmount),
        more.cite,
        parties.plaintiffs.length,
      );
}

/** Only what the claimant answered is ticked; the rest they tick by hand, since they certify it. */
export function questions({ claim, details }: PaperCase): readonly PaperQuestion[] {
  const { otherCase, otherAction, otherParties } = claim.answers;
  const { texts } = details;
  const said = (text: string, answer: unknown, detail: string): PaperQuestion => ({
    text,
    answer: typeof answer === 'boolean' ? answer : null,
    detail: answer === true ? detail : '',
  });
  const asked = (text: string, { isNeeded, which }: CourtNeed, blank: string): PaperQuestion => ({
    text,
    answer: isNeeded,
    detail: isNeeded === true ? which || blank : '',
  });
  return [
    said(words.QUESTIONS.otherCase, otherCase, texts.otherCaseDetails),
    said(words.QUESTIONS.otherAction, otherAction, texts.otherActionDetails),
    said(words.QUESTIONS.joined, otherParties, texts.otherPartyNames),
    asked(words.QUESTIONS.interpreter, interpreterNeed(claim, details), words.ANOTHER_LANGUAGE),
    asked(words.QUESTIONS.accommodation, accommodationNeed(claim, details), words.ANOTHER_HELP),
  ];
}

import { formatUsd } from '../../money/index.ts';
import type { LeftOutKind } from '../complaint/complaint-facts.ts';
import type { PaperBlock, Sheet, SheetKind } from '../packet/paper-blocks.ts';
import { ACCIDENT_KEYS } from '../../claims/court-details.ts';
import { complaintForm, kitForm, type PaperCase, type RowReader, writeGuide } from '../packet/paper-context.ts';
import { type DayToFile, daysToFile } from '../complaint/days-to-file.ts';
import { isCountyOpen } from '../packet/county-open.ts';
import { longNames } from '../packet/long-names.ts';
import { withoutQuotations } from '../packet/quotations.ts';
import { questions } from './complaint.ts';
import { copiesStep, withinOf } from './copies-and-outside.ts';
import { formName } from '../wording/forms.ts';
import type { GuideWords } from '../wording/guide-words.ts';

const TO_FILE: readonly SheetKind[] = ['complaint', 'continuation', 'service'];
/** So many of the claimant's left-out words are listed; a flood of them would bury the steps. */
const MOST_LEFT_OUT = 12;
const LONGEST_LEFT_OUT = 160;

/** What to do, in the order of doing, and what is in the packet. */
export function coverSheet(paper: PaperCase, sheets: readonly Sheet[], isSigned = false): Sheet {
  const { rules, part, parties, county } = paper;
  const names = (side: typeof parties.plaintiffs): string => side.map(({ caption }) => caption).join(', ');
  return writeGuide(paper, 'cover', (rows, { cover: words, PREPARED_DRAFT, SIGNED_DRAFT }) => ({
    title: words.title(rules.captionOf(part).partName),
    blocks: [
      { kind: 'paragraph', text: words.intro(names(parties.plaintiffs), names(parties.defendants), county) },
      { kind: 'notice', text: isSigned ? words.signed : words.draft },
      { kind: 'notice', text: isSigned ? SIGNED_DRAFT : PREPARED_DRAFT },
      ...(isSigned ? signers(paper) : []),
      { kind: 'heading', text: words.DO_HEADING },
      { kind: 'checklist', items: steps(paper, rows, sheets, isSigned) },
      ...notes(paper, rows),
      { kind: 'heading', text: words.CONTENTS_HEADING },
      {
        kind: 'table',
        heads: words.CONTENTS_HEAD,
        rows: sheets.map((sheet) => [sheet.title, purposeOf(sheet.kind, words)]),
      },
      ...leftOut(paper),
    ],
  }));
}

type Words = GuideWords['cover'];
const wordsOf = ({ guides }: Pick<PaperCase, 'guides'>): Words => guides.words.cover;

function purposeOf(kind: SheetKind, words: Words): string {
  if (kind === 'summons') return words.PURPOSE.copy;
  return TO_FILE.includes(kind) ? words.PURPOSE.file : words.PURPOSE.keep;
}

function steps(paper: PaperCase, rows: RowReader, sheets: readonly Sheet[], isSigned: boolean): readonly string[] {
  const { fees, fit, county, parties } = paper;
  const words = wordsOf(paper);
  const copies = copiesStep(paper);
  rows.note([...fees.rowIds, ...(copies.rowId === null ? [] : [copies.rowId])]);
  const form = rows.form(complaintForm(paper));
  const kit = rows.form(kitForm(paper));
  const signed = sheets.filter((sheet) => sheet.kind === 'continuation').length + 1;
  const texts = [
    isSigned ? words.STEPS.readSigned : words.STEPS.read,
    form === null ? '' : words.STEPS.compare(formName(form, paper.guides.words.FORM_NAME)),
    words.STEPS.summons(kit === null ? '' : formName(kit, paper.guides.words.FORM_NAME)),
    isCountyOpen(paper) ? words.STEPS.county(county, fit.countyChoices) : '',
    ...(isSigned ? signedSteps(paper) : byHandSteps(paper, signed)),
    words.STEPS.paid(paper.payBy === null ? '' : paper.guides.words.day(paper.payBy)),
    copies.text,
    words.STEPS.fee(formatUsd(fees.total)),
    words.STEPS.file(county),
    words.STEPS.service(withinOf(paper).length, parties.defendants.length),
    words.STEPS.proof,
    words.STEPS.later,
  ];
  return texts.filter((text) => text !== '');
}

/** Where several sign: each has a row, whose last cell tells the day once they have. */
function signers(paper: PaperCase): readonly PaperBlock[] {
  const { signer, coSigners } = paper.parties;
  const words = wordsOf(paper);
  return coSigners.length === 0
    ? []
    : [
        { kind: 'heading', text: words.SIGNERS_HEADING },
        {
          kind: 'table',
          heads: words.SIGNERS_HEAD,
          rows: [signer.name, ...coSigners].map((name) => [name, words.NOT_SIGNED]),
          isSigners: true,
        },
      ];
}

/** What is written after signing was not signed. */
function signedSteps(paper: PaperCase): readonly string[] {
  const { STEPS } = wordsOf(paper);
  const { coSigners } = paper.parties;
  return [STEPS.keepSigned, coSigners.length === 0 ? '' : STEPS.othersSign(coSigners.join(', '))];
}

function byHandSteps(paper: PaperCase, count: number): readonly string[] {
  const { parties, kind, hasReplacedSigns } = paper;
  const words = wordsOf(paper);
  const unnamed = [...parties.plaintiffs, ...parties.defendants].filter(({ entity }) => entity === '');
  const { role } = parties.signer;
  return [
    kind === null ? words.STEPS.kind : '',
    hasOpenQuestion(paper) ? words.STEPS.open : '',
    kind === 'motor_vehicle' && hasOpenAccidentLine(paper) ? words.STEPS.vehicle : '',
    unnamed.length === 0 ? '' : words.STEPS.entity(unnamed.map(({ name }) => name).join(', ')),
    hasReplacedSigns ? words.STEPS.signs : '',
    role === '' ? words.STEPS.sign(count) : `${words.STEPS.sign(count)} ${words.STEPS.signAs(role)}`,
    parties.coSigners.length === 0 ? '' : words.STEPS.coSign(parties.coSigners.join(', ')),
  ];
}

const hasOpenQuestion = (paper: PaperCase): boolean => questions(paper).some(({ answer }) => answer === null);

/** The owner's line belongs to some accidents only, and nobody must have a deductible. */
const hasOpenAccidentLine = ({ details, claim }: PaperCase): boolean =>
  ACCIDENT_KEYS.some((key) => key !== 'otherOwner' && key !== 'insuranceDeductible' && details.texts[key] === '') ||
  claim.answers.accidentDamage === null;

function notes(paper: PaperCase, rows: RowReader): readonly PaperBlock[] {
  const { fit } = paper;
  const words = wordsOf(paper);
  const texts = [
    ...timeNotes(paper, rows),
    ...(fit.mayAppearAlone === 'unclear' ? [words.businessMayNeedLawyer] : []),
    ...longNames(paper, (key) => rows.figure(key).value).map(({ text, letters }) => words.longName(text, letters)),
    ...(paper.details.hasLeftOut ? [words.lineLeftOut] : []),
    ...(saysYou(paper) ? [words.saysYou] : []),
  ];
  return texts.length === 0
    ? []
    : [{ kind: 'heading', text: words.NOTES_HEADING }, ...texts.map((text) => ({ kind: 'paragraph', text }) as const)];
}

/** A judge would read it as said to them. */
const saysYou = ({ facts }: PaperCase): boolean =>
  [...facts.story, ...facts.calculation].some((text) =>
    /\byou(?:r|rs|rself|rselves)?\b/i.test(withoutQuotations(text)),
  );

/** Nobody is told that they are in time. */
function timeNotes(paper: PaperCase, rows: RowReader): readonly string[] {
  const { fit, pack, claim, today } = paper;
  const days = daysToFile(fit, today);
  if (days.length === 0) return [];
  rows.note(pack.timeLimitOf(claim, today).rowIds);
  const isMixed = days.filter(({ isWithoutPause }) => !isWithoutPause).length > 1;
  return [
    ...(isMixed ? [wordsOf(paper).severalLimits] : []),
    ...days.map((day) => dayNote(day, rows, paper.guides.words)),
  ];
}

function dayNote(
  { lastDay, isMaybeOver, isWithoutPause }: DayToFile,
  rows: RowReader,
  { cover: words, day: inWords }: GuideWords,
): string {
  const day = inWords(lastDay);
  if (!isMaybeOver) return isWithoutPause ? words.lastDayUnpaused(day) : words.lastDay(day);
  const over = isWithoutPause ? words.mayHavePassedUnpaused(day) : words.mayHavePassed(day);
  return `${over} ${words.help(rows.text('freeHelp'))}`;
}

function leftOut(paper: PaperCase): readonly PaperBlock[] {
  const { facts } = paper;
  const words = wordsOf(paper);
  const count = (wanted: LeftOutKind): number =>
    facts.leftOut.filter(({ kind, text }) => kind === wanted && text === '').length;
  const all = facts.leftOut.flatMap(({ kind, text }) => {
    const why = words.WHY[kind];
    return why === undefined || text === '' ? [] : [`${why}: ${shorten(text)}`];
  });
  const unique = [...new Set(all)];
  const texts = [
    ...unique.slice(0, MOST_LEFT_OUT),
    ...(unique.length > MOST_LEFT_OUT ? [words.moreLeftOut(unique.length - MOST_LEFT_OUT)] : []),
    ...(count('private_number') === 0 ? [] : [words.privateNumbers(count('private_number'))]),
    ...(count('military') === 0 ? [] : [words.militaryLeftOut]),
    ...(count('other_language') === 0 ? [] : [words.otherLanguage]),
  ];
  return texts.length === 0
    ? []
    : [
        { kind: 'heading', text: words.leftOutHeading },
        { kind: 'lines', lines: texts },
      ];
}

/** Only to recognize it by: the words themselves are in the claimant's own story. */
const shorten = (text: string): string =>
  text.length <= LONGEST_LEFT_OUT ? text : `${text.slice(0, LONGEST_LEFT_OUT).trimEnd()}…`;

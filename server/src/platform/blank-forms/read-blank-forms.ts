import { err, ok, type Result } from '@plainclaim/domain';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormWords, PADDING, sha256Of } from './fill-blank-form.ts';
import { embedFormFonts, type FormFonts } from './form-fonts.ts';
import {
  type BlankForm,
  type FormMap,
  type FormPaper,
  LINE_HEIGHT,
  type PlacedField,
  readFormMap,
} from './form-map.ts';
import { openForm, type OpenedForm, placeOf } from './open-form.ts';

/** One thing to mend in the folder. `form` names what its map says it is: "CN 10532 (complaint, small_claims)"; '' when it does not. */
export type FormProblem = { readonly file: string; readonly form: string; readonly problem: string };

/** The forms that can be filled in, and why the others cannot. */
export type ReadForms = { readonly forms: readonly BlankForm[]; readonly problems: readonly FormProblem[] };

export type FormRules = {
  readonly assetsDir: string;
  readonly textKeys: readonly string[];
  readonly checkKeys: readonly string[];
  /** Places to sign on the screen. Each needs the place of its date too: "signature" and "signature.date". */
  readonly markKeys: readonly string[];
  /** A map must name a place for one of each row of its paper. */
  readonly neededKeys: Readonly<Record<FormPaper, readonly (readonly string[])[]>>;
  readonly words: FormWords;
};

/** A signature in less cannot be made out; in points. */
const SMALLEST_MARK = { width: 60, height: 12 };
const LARGEST_FORM_BYTES = 10 * 1024 * 1024;

/**
 * Reads every `<name>.pdf` with its `<name>.json` of a folder. A form with anything wrong in its map is not used at all,
 * since one that is filled in wrongly is worse than none; the others are. Everything wrong is named at once. The error is
 * for a folder that cannot be read.
 */
export async function readBlankForms(directory: string, rules: FormRules): Promise<Result<ReadForms, FormProblem>> {
  const names = await readdir(directory).catch(() => null);
  if (names === null) return err({ file: directory, form: '', problem: 'is not a folder that can be read' });
  const maps = names.filter((name) => name.endsWith('.json')).toSorted();
  const alone = names
    .filter((name) => name.endsWith('.pdf') && !names.includes(`${name.slice(0, -4)}.json`))
    .map((file) => ({ file, form: '', problem: 'has no map beside it: a .json file of the same name' }));
  const fonts = await embedFormFonts(await PDFDocument.create(), rules.assetsDir);
  const forms: BlankForm[] = [];
  const problems: FormProblem[] = [...alone];
  for (const file of maps) {
    const read = await readForm(directory, file, rules, fonts);
    if ('form' in read) forms.push(read.form);
    else problems.push(...read.problems.map((problem) => ({ file, form: read.name, problem })));
  }
  const twice = sameTwice(forms);
  problems.push(...twice.map((name) => ({ file: 'all maps', form: name, problem: TWICE })));
  return ok({ forms: forms.filter((form) => !twice.includes(paperOf(form))), problems });
}

const TWICE = 'there are several forms for it, so none is used: keep one';
const WHAT_TO_DO = [
  'Each form named here is left alone, and our own draft is used in its place. Mend its map, or take the form out of the',
  'folder, and start again. The runbook court-forms.md tells what a map may say.',
];

/** What an operator is told at the start: each form, the field, what is wrong, and what to do. */
export const describeFormProblems = (directory: string, problems: readonly FormProblem[]): string =>
  [
    `Some court forms in ${directory} cannot be filled in:`,
    ...problems.map(({ file, form, problem }) => `  ${file}${form === '' ? '' : `, ${form}`}: ${problem}`),
    ...WHAT_TO_DO,
  ].join('\n');

const paperOf = ({ paper, part }: Pick<FormMap, 'paper' | 'part'>): string => `${paper} of ${part}`;

type ReadForm = { readonly form: BlankForm } | { readonly name: string; readonly problems: readonly string[] };

async function readForm(directory: string, file: string, rules: FormRules, fonts: FormFonts): Promise<ReadForm> {
  const read = readFormMap(await readFile(join(directory, file), 'utf8'));
  if (read.map === null) return { name: '', problems: read.problems };
  const { map } = read;
  const name = `${map.number} (${paperOf(map)})`;
  const keyProblems = problemsOfKeys(map, rules);
  const pdfName = `${file.slice(0, -'.json'.length)}.pdf`;
  const pdf = await readFile(join(directory, pdfName)).catch(() => null);
  if (pdf === null) return { name, problems: [...keyProblems, `there is no ${pdfName} beside it`] };
  if (pdf.length > LARGEST_FORM_BYTES) return { name, problems: [...keyProblems, `${pdfName} is larger than 10 MB`] };
  const sha256 = sha256Of(pdf);
  if (sha256 !== map.sha256) {
    const summary = `${pdfName} is another file than the map was made for: its SHA-256 is ${sha256}`;
    return { name, problems: [...keyProblems, summary] };
  }
  const opened = await openForm(pdf).catch(() => null);
  if (opened === null) return { name, problems: [...keyProblems, `${pdfName} cannot be opened without a password`] };
  const placed = map.fields.map((field, index) => placedField(field, index, opened, rules, fonts));
  const problems = [...keyProblems, ...placed.filter((one) => typeof one === 'string')];
  if (problems.length > 0) return { name, problems };
  const { paper, part, number, revision = '' } = map;
  return {
    form: {
      sha256,
      paper,
      part,
      number,
      revision,
      pdf: new Uint8Array(pdf),
      fields: placed.filter((one) => typeof one !== 'string'),
    },
  };
}

function problemsOfKeys({ fields, paper }: FormMap, rules: FormRules): readonly string[] {
  const { textKeys, checkKeys, markKeys, neededKeys } = rules;
  const known = { text: textKeys, lines: textKeys, check: checkKeys, mark: markKeys };
  const unknown = fields.flatMap(({ key, kind }, index) =>
    known[kind].includes(key) ? [] : [`fields.${index}: there is no key "${key}" of kind ${kind}`],
  );
  const has = (wanted: string): boolean => fields.some(({ key }) => key === wanted);
  const missing = neededKeys[paper]
    .filter((row) => !row.some(has))
    .map((row) => `needs a field for ${row.map((key) => `"${key}"`).join(' or ')}`);
  const undated = markKeys
    .filter((key) => has(key) !== has(`${key}.date`))
    .map((key) => `needs both "${key}" and "${key}.date", or neither: nobody signs without the day`);
  return [...unknown, ...missing, ...undated];
}

function placedField(
  field: FormMap['fields'][number],
  index: number,
  opened: OpenedForm,
  { words }: FormRules,
  fonts: FormFonts,
): PlacedField | string {
  const place = placeOf(field, opened);
  const say = (problem: string): string => `fields.${index} (${field.key}): ${problem}`;
  if (typeof place === 'string') return say(place);
  const { key, kind, size } = field;
  if (opened.document.getPage(place.page).getRotation().angle % 360 !== 0) {
    return say(`page ${place.page + 1} is turned: save the form with upright pages first`);
  }
  const leading = field.leading ?? LINE_HEIGHT * size;
  const [left, bottom, right, top] = place.rect;
  if (kind === 'text' || kind === 'lines') {
    const lowest = LINE_HEIGHT * size;
    const widthOf = (text: string): number => fonts.widthOf(text, size);
    // A box that is only wide enough for the shortest pointer still holds an amount or a telephone number.
    const shortest = (all: readonly string[]): number => Math.min(...all.map(widthOf));
    const narrowest = 2 * PADDING + Math.max(shortest(words.seeSheet), shortest(words.continued));
    if (leading < lowest) return say(`"leading" must be at least ${lowest.toFixed(1)} for this size`);
    if (top - bottom < lowest) return say(`is too low for its size: it needs ${lowest.toFixed(1)} points`);
    if (right - left < narrowest) return say(`is too narrow for its size: it needs ${narrowest.toFixed(1)} points`);
  }
  if (kind === 'mark' && (right - left < SMALLEST_MARK.width || top - bottom < SMALLEST_MARK.height)) {
    return say(`is too small to sign in: it needs ${SMALLEST_MARK.width} by ${SMALLEST_MARK.height} points`);
  }
  return { key, kind, size, leading, ...place };
}

/** The papers that several forms are for. */
function sameTwice(forms: readonly BlankForm[]): readonly string[] {
  const names = forms.map(paperOf);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

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

/** One thing to mend in the folder. */
export type FormProblem = { readonly file: string; readonly problem: string };

export type FormRules = {
  readonly assetsDir: string;
  readonly textKeys: readonly string[];
  readonly checkKeys: readonly string[];
  /** A map must name a place for one of each row of its paper. */
  readonly neededKeys: Readonly<Record<FormPaper, readonly (readonly string[])[]>>;
  readonly words: FormWords;
};

const LARGEST_FORM_BYTES = 10 * 1024 * 1024;

/**
 * Reads every `<name>.pdf` with its `<name>.json` of a folder, or names everything that is wrong at once. Nothing is
 * accepted in part: a form that is filled in wrongly is worse than none.
 */
export async function readBlankForms(
  directory: string,
  rules: FormRules,
): Promise<Result<readonly BlankForm[], readonly FormProblem[]>> {
  const names = await readdir(directory).catch(() => null);
  if (names === null) return err([{ file: directory, problem: 'is not a folder that can be read' }]);
  const maps = names.filter((name) => name.endsWith('.json')).toSorted();
  const alone = names
    .filter((name) => name.endsWith('.pdf') && !names.includes(`${name.slice(0, -4)}.json`))
    .map((file) => ({ file, problem: 'has no map beside it: a .json file of the same name' }));
  const fonts = await embedFormFonts(await PDFDocument.create(), rules.assetsDir);
  const forms: BlankForm[] = [];
  const problems: FormProblem[] = [...alone];
  for (const file of maps) {
    const read = await readForm(directory, file, rules, fonts);
    if ('form' in read) forms.push(read.form);
    else problems.push(...read.problems.map((problem) => ({ file, problem })));
  }
  problems.push(...sameTwice(forms));
  return problems.length > 0 ? err(problems) : ok(forms);
}

/** The message an operator sees when the server refuses to start. */
export const describeFormProblems = (directory: string, problems: readonly FormProblem[]): string =>
  [
    `The court forms in ${directory} keep the server from starting:`,
    ...problems.map(({ file, problem }) => `  ${file}: ${problem}`),
  ].join('\n');

type ReadForm = { readonly form: BlankForm } | { readonly problems: readonly string[] };

async function readForm(directory: string, file: string, rules: FormRules, fonts: FormFonts): Promise<ReadForm> {
  const read = readFormMap(await readFile(join(directory, file), 'utf8'));
  if (read.map === null) return { problems: read.problems };
  const { map } = read;
  const keyProblems = problemsOfKeys(map, rules);
  const pdfName = `${file.slice(0, -'.json'.length)}.pdf`;
  const pdf = await readFile(join(directory, pdfName)).catch(() => null);
  if (pdf === null) return { problems: [...keyProblems, `there is no ${pdfName} beside it`] };
  if (pdf.length > LARGEST_FORM_BYTES) return { problems: [...keyProblems, `${pdfName} is larger than 10 MB`] };
  const sha256 = sha256Of(pdf);
  if (sha256 !== map.sha256) {
    const told = `${pdfName} is another file than the map was made for: its SHA-256 is ${sha256}`;
    return { problems: [...keyProblems, told] };
  }
  const opened = await openForm(pdf).catch(() => null);
  if (opened === null) return { problems: [...keyProblems, `${pdfName} cannot be opened without a password`] };
  const placed = map.fields.map((field, index) => placedField(field, index, opened, rules, fonts));
  const problems = [...keyProblems, ...placed.filter((one) => typeof one === 'string')];
  if (problems.length > 0) return { problems };
  const { paper, part, number, revision } = map;
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

function problemsOfKeys({ fields, paper }: FormMap, { textKeys, checkKeys, neededKeys }: FormRules): readonly string[] {
  const unknown = fields.flatMap(({ key, kind }, index) =>
    (kind === 'check' ? checkKeys : textKeys).includes(key)
      ? []
      : [`fields.${index}: there is no key "${key}" of kind ${kind}`],
  );
  const missing = neededKeys[paper]
    .filter((row) => !fields.some(({ key }) => row.includes(key)))
    .map((row) => `needs a field for ${row.map((key) => `"${key}"`).join(' or ')}`);
  return [...unknown, ...missing];
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
  if (kind !== 'check') {
    const lowest = LINE_HEIGHT * size;
    const widthOf = (text: string): number => fonts.widthOf(text, size);
    // A box that is only wide enough for the shortest pointer still holds an amount or a telephone number.
    const shortest = (all: readonly string[]): number => Math.min(...all.map(widthOf));
    const narrowest = 2 * PADDING + Math.max(shortest(words.seeSheet), shortest(words.continued));
    if (leading < lowest) return say(`"leading" must be at least ${lowest.toFixed(1)} for this size`);
    if (top - bottom < lowest) return say(`is too low for its size: it needs ${lowest.toFixed(1)} points`);
    if (right - left < narrowest) return say(`is too narrow for its size: it needs ${narrowest.toFixed(1)} points`);
  }
  return { key, kind, size, leading, ...place };
}

function sameTwice(forms: readonly BlankForm[]): readonly FormProblem[] {
  const names = forms.map(({ paper, part }) => `${paper} of ${part}`);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...twice].map((name) => ({ file: 'all maps', problem: `there are several forms for the ${name}` }));
}

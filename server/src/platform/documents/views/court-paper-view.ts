import { isolateRightToLeft, markLongWords } from '../layout-marks.ts';
import { sanitizeText } from '../sanitize-text.ts';

/** Plain data all the way down: what a sheet of a court paper is made of. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A court paper as the renderer takes it: one PDF, whose sheets the template draws block by block. */
export type CourtPaperModel = {
  readonly title: string;
  readonly author: string;
  /** At the head of pages after a sheet's first. */
  readonly runningHead: string;
  /** "November 21, 2026": the day it was prepared, and the file's creation date. */
  readonly dateLong: string;
  readonly sheets: readonly object[];
  /** The mark for every signature block that says it is signed. A PNG. */
  readonly signaturePngBase64?: string;
  /** The same for further signers, in the order of their seats from 1; '' for a seat without one. PNGs. */
  readonly coSignaturesPngBase64?: readonly string[];
};

const layout = (text: string): string => isolateRightToLeft(markLongWords(sanitizeText(text).replaceAll('\n', ' ')));
const oneLine = (text: string): string => sanitizeText(text).replaceAll('\n', ' ').trim();

/** What `court-packet.typ` reads as paper.json: clean texts with layout marks. Keys and `kind` stay as they are. */
export const courtPaperView = (model: CourtPaperModel, hasDate: boolean): object => ({
  title: oneLine(model.title),
  author: oneLine(model.author),
  runningHead: layout(model.runningHead),
  hasDate,
  sheets: model.sheets.map((sheet) => laidOut(plain(sheet))),
});

/** Every text of the paper, for counting and for checking that it can be printed. */
export const textsOfPaper = (model: CourtPaperModel): readonly string[] => [
  model.title,
  model.author,
  model.runningHead,
  ...printedTexts(model),
];

/** The texts of the sheets, each of which is on some page. */
export const printedTexts = ({ sheets }: Pick<CourtPaperModel, 'sheets'>): readonly string[] =>
  sheets.flatMap((sheet) => textsIn(plain(sheet)));

/** What the heads and feet of its pages repeat. */
export const repeatedTexts = ({ runningHead, sheets }: CourtPaperModel): readonly string[] => [
  runningHead,
  ...sheets.flatMap((sheet) => textsIn(Object.values(pick(sheet, ['title', 'footer'])))),
];

/** The same paper with each text put through `change`, to replace what no font can print. */
export const withTexts = (model: CourtPaperModel, change: (text: string) => string): CourtPaperModel => ({
  ...model,
  title: change(model.title),
  author: change(model.author),
  runningHead: change(model.runningHead),
  sheets: model.sheets.map((sheet) => objectOf(mapped(plain(sheet), change))),
});

const pick = (from: object, names: readonly string[]): { readonly [key: string]: Plain } =>
  Object.fromEntries(Object.entries(from).flatMap(([key, one]) => (names.includes(key) ? [[key, plain(one)]] : [])));

function plain(value: unknown): Plain {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

const objectOf = (value: Plain): object => (typeof value === 'object' && value !== null ? value : {});
const laidOut = (value: Plain): Plain => mapped(value, layout);

/** Names for the program, and words that stand for a picture: no page shows them. */
const UNPRINTED: ReadonlySet<string> = new Set(['kind', 'language', 'pageWords', 'rowId', 'rowIds', 'alt', 'href']);

/** A block's `kind` names it and is no text. */
function mapped(value: Plain, change: (text: string) => string): Plain {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((one) => mapped(one, change));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, UNPRINTED.has(key) ? one : mapped(one, change)]),
  );
}

function textsIn(value: Plain): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isList(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([key, one]) => (UNPRINTED.has(key) ? [] : textsIn(one)));
}

const isList = (value: readonly Plain[] | { readonly [key: string]: Plain }): value is readonly Plain[] =>
  Array.isArray(value);

import type { LetterBlock } from './letter-blocks.ts';
import { sectionOfHeading } from '../wording/letter-headings.ts';

const isKnown = (line: string): boolean => sectionOfHeading(line) !== null;
/** A short line that somebody wrote under these is a sentence of theirs, and no heading. */
const isOfTheirs = (line: string): boolean => ['ownWords', 'original', 'ownSum'].includes(sectionOfHeading(line) ?? '');

const AMOUNT_LINE = /^(\S.*): (-?\$\d[\d,]*\.\d{2})$/;
const SALUTATION = /^(?:Dear|To) .*:$/;
const CLOSING =
  /^(?:sincerely(?: yours)?|respectfully(?: yours)?|yours (?:truly|sincerely|faithfully)|(?:best|kind) regards|regards|thank you),?$/i;
/** Longer than an address line ever is. */
const LONGEST_LINE = 64;
const LONGEST_HEADING = 60;

/**
 * Reads a letter's text, edited or not, into blocks. Only line layout may change: every visible character of the text
 * is in exactly one block, in the same order.
 */
export function blocksFromText(text: string): readonly LetterBlock[] {
  const groups = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .reduce<string[][]>((all, line) => (line === '' ? withOpenEnd(all) : addLine(all, line)), [])
    .filter((group) => group.length > 0);
  const bodyStart = startOfBody(groups);
  const closing = groups.findLastIndex((group) => group.some((line) => CLOSING.test(line)));
  const signatureGroup = closing >= 0 ? closing : nameGroup(groups, bodyStart);
  let isTheirs = false;
  const blocks = groups.flatMap((group, index): readonly LetterBlock[] => {
    const heading = group.findLast(isKnown);
    if (heading !== undefined) isTheirs = isOfTheirs(heading);
    if (index === closing) return closingBlocks(group);
    if (index < bodyStart || (closing >= 0 && index > closing)) return [{ kind: 'lines', lines: group }];
    if (closing < 0 && index === signatureGroup) return [{ kind: 'signature' }, { kind: 'lines', lines: group }];
    return bodyBlocks(group, isTheirs);
  });
  return signatureGroup >= 0 ? blocks : [...blocks, { kind: 'signature' }];
}

function withOpenEnd(groups: string[][]): string[][] {
  if (groups.at(-1)?.length !== 0) groups.push([]);
  return groups;
}

function addLine(groups: string[][], line: string): string[][] {
  const last = groups.at(-1);
  if (last === undefined) groups.push([line]);
  else last.push(line);
  return groups;
}

/** The first group after the salutation; without one, the first that reads like a paragraph or a heading. */
function startOfBody(groups: readonly (readonly string[])[]): number {
  const salutation = groups.findIndex((group) => group.length === 1 && SALUTATION.test(group[0] ?? ''));
  if (salutation >= 0) return salutation + 1;
  const prose = groups.findIndex(
    (group) => group.some((line) => line.length > LONGEST_LINE && !line.startsWith('RE:')) || isKnown(group[0] ?? ''),
  );
  return prose < 0 ? groups.length : prose;
}

/** Without a closing line, the last short lines are the printed name. -1 when the letter ends in prose. */
function nameGroup(groups: readonly (readonly string[])[], bodyStart: number): number {
  const last = groups.at(-1);
  const isName =
    last !== undefined &&
    last.length <= 3 &&
    last.every((line) => line.length <= 40 && !/[.!?:;,]$/.test(line) && !AMOUNT_LINE.test(line));
  return isName && groups.length - 1 >= bodyStart ? groups.length - 1 : -1;
}

/** The closing line, the signature, and what is under it. */
function closingBlocks(group: readonly string[]): readonly LetterBlock[] {
  const at = group.findLastIndex((line) => CLOSING.test(line));
  const before = group.slice(0, at);
  const after = group.slice(at + 1);
  return [
    ...(before.length === 0 ? [] : bodyBlocks(before, false)),
    { kind: 'lines', lines: group.slice(at, at + 1) },
    { kind: 'signature' },
    ...(after.length === 0 ? [] : [{ kind: 'lines', lines: after } as const]),
  ];
}

function bodyBlocks(group: readonly string[], isTheirs: boolean): readonly LetterBlock[] {
  const blocks: LetterBlock[] = [];
  let at = 0;
  while (at < group.length) {
    const line = group[at] ?? '';
    const isAlone = at === group.length - 1;
    if (isKnown(line) || (!isTheirs && isAlone && looksLikeHeading(line))) {
      blocks.push({ kind: 'heading', text: line });
      at += 1;
      continue;
    }
    const { start, end } = amountRun(group, at) ?? { start: group.length, end: group.length };
    if (start > at) blocks.push(wordsBlock(group.slice(at, start)));
    const rows = group.slice(start, end).map((row) => {
      const [, label = '', amount = ''] = AMOUNT_LINE.exec(row) ?? [];
      return { label, amount };
    });
    if (rows.length > 0) blocks.push({ kind: 'amounts', rows });
    at = end;
  }
  return blocks;
}

/** The first run of two or more amount lines from there on. */
function amountRun(group: readonly string[], from: number): { readonly start: number; readonly end: number } | null {
  for (let start = from; start < group.length; start += 1) {
    let end = start;
    while (end < group.length && AMOUNT_LINE.test(group[end] ?? '')) end += 1;
    if (end - start >= 2) return { start, end };
    start = Math.max(start, end);
  }
  return null;
}

/** Several short lines stay lines; wrapped prose becomes one paragraph. */
function wordsBlock(group: readonly string[]): LetterBlock {
  const isLines = group.length > 1 && group.every((line) => line.length <= LONGEST_LINE && !/[.!?]["'”’]?$/.test(line));
  return isLines ? { kind: 'lines', lines: group } : { kind: 'paragraph', text: group.join(' ') };
}

const looksLikeHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING &&
  line.split(' ').length <= 8 &&
  /^[\p{Lu}\p{Lo}]/u.test(line) &&
  !/[.!?:;,…"”]$/.test(line) &&
  !/[$\d]/.test(line);

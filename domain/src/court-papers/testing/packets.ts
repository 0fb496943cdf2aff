import { assessClaim } from '../../claim-fit/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { dayOf } from '../../jurisdictions/pack/dated-rows.ts';
import { usNj } from '../../jurisdictions/us-nj/index.ts';
import { type LetterDecisions, noDecisions } from '../../letters/compose/letter-decisions.ts';
import {
  checkPaper,
  type CourtPacket,
  type PaperBlock,
  type PaperFileKind,
  preparePacket,
  type ReadFile,
  type SheetKind,
} from '../index.ts';

/** A Saturday. */
export const TODAY = dayOf('2026-11-21');

export const prepare = (claim: Claim, decisions: LetterDecisions = noDecisions) =>
  preparePacket({ claim, fit: assessClaim(claim, usNj, TODAY), pack: usNj, today: TODAY, decisions });

export function packetOf(claim: Claim, decisions?: LetterDecisions): CourtPacket {
  const prepared = prepare(claim, decisions);
  if (!prepared.ok) throw new Error(prepared.error.code);
  return prepared.value;
}

export const fileOf = (packet: CourtPacket, kind: PaperFileKind) => packet.files.find((file) => file.kind === kind);
export const sheetOf = (packet: CourtPacket, kind: SheetKind) =>
  packet.files.flatMap(({ sheets }) => sheets).find((sheet) => sheet.kind === kind);
export const blocksOf = <K extends PaperBlock['kind']>(packet: CourtPacket, sheet: SheetKind, kind: K) =>
  (sheetOf(packet, sheet)?.blocks ?? []).filter((one): one is Extract<PaperBlock, { kind: K }> => one.kind === kind);
export const textOf = (value: unknown): string => JSON.stringify(value);
export const tickedIn = (packet: CourtPacket, sheet: SheetKind) =>
  blocksOf(packet, sheet, 'choices').flatMap(({ options }) => options.filter(({ isTicked }) => isTicked));
/** The numbered paragraphs of the complaint. */
export const factsIn = (packet: CourtPacket): readonly string[] =>
  blocksOf(packet, 'complaint', 'numbered').flatMap(({ paragraphs }) => paragraphs);
/** Every text of some blocks. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What a reader program would find, were each sheet one page, with the numbers the template prints. */
export function readBack(packet: CourtPacket): readonly ReadFile[] {
  return packet.files.map(({ kind, fileName, sheets }) => {
    const pages = sheets.map(({ title, blocks }) => {
      const lines = blocks.flatMap((block) =>
        block.kind === 'numbered'
          ? block.paragraphs.map((text, index) => `${block.start + index}. ${text}`)
          : textsIn(block),
      );
      return [title, ...lines, 'Page 1 of 1'].join('\n');
    });
    const paper = { kind, pages, texts: [], marks: [], statements: [] };
    return { ...paper, fileName, bytes: 1, problems: checkPaper(paper, packet.facts) };
  });
}

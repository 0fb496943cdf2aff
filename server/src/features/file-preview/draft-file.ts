import type { FilePreviewAnswer, MessageCode } from '@plainclaim/contract';
import {
  type CalendarDate,
  checkLetter,
  type Claim,
  type ComposedLetter,
  err,
  firstPageOf,
  type JurisdictionPack,
  needsConfirmation,
  noDecisions,
  ok,
  type PaperStopCode,
  preparePacket,
  readingGradeOf,
  type Result,
  stopsApproval,
  stopsFor,
  voiceOf,
} from '@plainclaim/domain';
import * as z from 'zod/mini';
import { counted } from '../../platform/limits/index.ts';
import type { WorkerThread } from '../../platform/worker-thread/index.ts';
import { checkContextOf, type Composition, composeLetterFor, failureOf, type TextFailure } from '../letters/index.ts';

export type DraftFile = Pick<FilePreviewAnswer, 'letter' | 'papers'> & {
  /** The sentence that tells why there are no papers; null when there are. */
  readonly papersReason: (MessageCode & PaperStopCode) | null;
};

/** What the thread calls the draft of a file. */
export const DRAFT_FILE = 'draft-file';

const isThing = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const orderSchema = z.object({ claim: z.custom<Claim>(isThing), today: z.custom<CalendarDate>(isText) });
const fileSchema = z.custom<DraftFile>(isThing);

/** For the thread: the file of the claim it was given. */
export function draftOrderedFile(order: unknown, pack: JurisdictionPack): DraftFile {
  const { claim, today } = z.parse(orderSchema, order);
  return draftFile(claim, pack, today);
}

/** A claim given on cards has some three thousand characters of it. As much hostile text is worked through in 50 ms. */
const LONG_CLAIM = 4_000;

const lengthOf = ({ story, calculation, cards, amountRows, coClaimants }: Claim): number =>
  story.length + calculation.length + JSON.stringify([cards, amountRows, coClaimants]).length;

/** The same, made of long texts in a thread beside the one that answers. `of` names whose claim it is. */
export async function draftFileBeside(
  { workerThread, pack }: { readonly workerThread: WorkerThread; readonly pack: JurisdictionPack },
  of: string,
  claim: Claim,
  today: CalendarDate,
): Promise<Result<DraftFile, TextFailure>> {
  if (lengthOf(claim) <= LONG_CLAIM) return ok(counted(() => draftFile(claim, pack, today)));
  const drafted = await workerThread.ask({ of, kind: DRAFT_FILE, input: { claim, today } });
  return drafted.ok ? ok(z.parse(fileSchema, drafted.value)) : err(failureOf(drafted.error));
}

/** Makes what a claim would be given on a day: the letter, checked, and the court papers. Nothing is kept of it. */
export function draftFile(claim: Claim, pack: JurisdictionPack, today: CalendarDate): DraftFile {
  const composition = composeLetterFor(pack, claim, { issuedOn: today }, noDecisions);
  const { fit } = composition;
  const packet = preparePacket({ claim, fit, pack, today });
  return {
    letter: stopsFor(fit.findings, 'letter').length > 0 ? null : draftedLetter(composition),
    ...(packet.ok
      ? { papers: draftedPapers(packet.value), papersReason: null }
      : { papers: null, papersReason: packet.error.code }),
  };
}

function draftedLetter(composition: Composition): NonNullable<FilePreviewAnswer['letter']> {
  const { composed } = composition;
  const { text } = composed;
  const context = checkContextOf(composition);
  const findings = checkLetter(text, context);
  const page = firstPageOf(text);
  return {
    first_page: page.text,
    has_more: !page.isWhole,
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    facts: factsIn(composed),
    grade: readingGradeOf(text, context),
    open_points: composed.questions.length + stopsApproval(findings).length + needsConfirmation(findings).length,
  };
}

/** The days of the letter and its way of sending are ours, not something the person gave. */
const NOT_GIVEN = new Set(['issuedOn', 'deadline', 'deliveryLine']);

function factsIn({ sentences }: ComposedLetter): number {
  const stated = sentences.filter(({ source }) => source.kind === 'card' || voiceOf(source) !== 'ours');
  const fields = sentences.flatMap(({ source }) =>
    source.kind === 'field' && !NOT_GIVEN.has(source.field) ? [source.field] : [],
  );
  return stated.length + new Set(fields).size;
}

type Packet = Extract<ReturnType<typeof preparePacket>, { ok: true }>['value'];

function draftedPapers({ part, county, files }: Packet): FilePreviewAnswer['papers'] {
  const filed = files.filter(({ stage }) => stage === 'file');
  const complaint = filed.find(({ kind }) => kind === 'complaint');
  if (complaint === undefined) return null;
  return {
    part,
    county,
    complaint: complaint.title,
    complaint_sheets: complaint.sheets.length,
    others: filed.filter((file) => file !== complaint).map(({ title }) => title),
    sheets: files.find(({ stage }) => stage === 'read')?.sheets.length ?? 0,
    later: files.filter(({ stage }) => stage === 'later').length,
  };
}

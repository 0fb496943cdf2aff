import type { FilePreviewAnswer, MessageCode } from '@plainclaim/contract';
import {
  type CalendarDate,
  checkLetter,
  type Claim,
  type ComposedLetter,
  firstPageOf,
  type JurisdictionPack,
  needsConfirmation,
  noDecisions,
  type PaperStopCode,
  preparePacket,
  readingGradeOf,
  stopsApproval,
  stopsFor,
  voiceOf,
} from '@plainclaim/domain';
import { checkContextOf, type Composition, composeLetterFor } from '../letters/index.ts';

export type DraftFile = Pick<FilePreviewAnswer, 'letter' | 'papers'> & {
  /** The sentence that tells why there are no papers; null when there are. */
  readonly papersReason: (MessageCode & PaperStopCode) | null;
};

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
  const told = sentences.filter(({ source }) => source.kind === 'card' || voiceOf(source) !== 'ours');
  const fields = sentences.flatMap(({ source }) =>
    source.kind === 'field' && !NOT_GIVEN.has(source.field) ? [source.field] : [],
  );
  return told.length + new Set(fields).size;
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

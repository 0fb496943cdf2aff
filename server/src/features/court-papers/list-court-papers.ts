import {
  type CourtPapersAnswer,
  type CourtPaperWire,
  type EarlierPapers,
  type PaperLine,
  type PaperReadings,
  type PaperSignatureWire,
  wordsOfListsIn,
} from '@plainclaim/contract';
import {
  err,
  isOurFault,
  type JurisdictionPack,
  type LineCode,
  ok,
  PACKET_PROBLEMS,
  PAPER_LINES,
  type ReadingLine,
  READINGS,
  type Result,
  type UnequalPay,
} from '@plainclaim/domain';
import { subcategories } from '@plainclaim/domain/taxonomy';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { messageFor, spokenLanguage } from '../../platform/language/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { CourtPaperRepository, ListedPacket, PaperOfPacket } from './court-paper-repository.ts';
import type { MadeCheck } from './packet/packet-contents.ts';
import type { ListedSignature, SignatureRepository } from './signing/signature-repository.ts';
import { findSignatureState, type SignatureState, type SignatureStateDeps } from './signing/find-signature-state.ts';
import { listCoSigners } from './signing/invite-co-signer.ts';
import { hasPage } from './read-court-paper.ts';

export type ListPapersError = { readonly code: 'papers.unknown_case' };

type Deps = SignatureStateDeps & {
  readonly db: Db;
  readonly orders: OrderRepository;
  readonly courtPapers: CourtPaperRepository;
  readonly signatures: SignatureRepository;
  readonly clock: Clock;
  readonly pack: JurisdictionPack;
};

type Shown = {
  readonly documentsOf: (packet: ListedPacket) => CourtPaperWire[];
  readonly signatureOf: (packet: ListedPacket) => PaperSignatureWire | null;
};

/** Where the court papers of one of the caller's cases stand, and every version there was. */
export async function listCourtPapers(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<CourtPapersAnswer, ListPapersError>> {
  const { db, clock, pack, orders, courtPapers, signatures } = deps;
  if (owner === null || !(await courtPapers.isOwned(db, owner, caseId))) return err({ code: 'papers.unknown_case' });
  const order = await orders.findPaidOfClaim(db, caseId);
  const packets = await courtPapers.listOwned(db, owner, caseId);
  const [packet = null] = packets;
  const signatureState = await findSignatureState(deps, db, owner, caseId);
  const ready = packets.filter(({ state }) => state === 'ready');
  const papers = await courtPapers.listPapers(
    db,
    ready.map(({ id }) => id),
  );
  const signed = await signatures.listOf(
    db,
    packets.flatMap(({ signatureId }) => (signatureId === null ? [] : [signatureId])),
  );
  const shown: Shown = {
    documentsOf: ({ id }) => papers.filter(({ packetId }) => packetId === id).map(presentPaper),
    signatureOf: ({ signatureId }) => presentSignature(signed.find(({ id }) => id === signatureId)),
  };
  return ok({
    success: true,
    message: '',
    case_id: caseId,
    included: order?.packageContains.includes('court_papers') ?? false,
    state: packet?.state ?? 'none',
    version: packet?.version ?? null,
    reason: packet === null ? null : reasonOf(packet),
    findings: (packet?.stop?.findings ?? []).map(({ code, params }) => ({ code, message: messageFor(code, params) })),
    prepared_on: packet?.preparedOn ?? null,
    documents: packet === null ? [] : shown.documentsOf(packet),
    progress: packet?.state === 'making' ? packet.progress : null,
    read:
      packet === null
        ? null
        : readingsOf(packet, {
            points: missingPoints(signatureState, pack),
            reasons: missingReasons(signatureState),
            pay: signatureState?.papers?.readings?.unequalPay ?? null,
          }),
    signing: signatureState?.signing ?? 'none',
    changed: signatureState?.change ?? null,
    signature: packet === null ? null : shown.signatureOf(packet),
    co_signers: signatureState === null ? [] : await listCoSigners({ clock, signatures }, db, signatureState),
    earlier: earlierOf(packets, shown),
  });
}

const presentPaper = ({ packetId: _packetId, ...paper }: PaperOfPacket): CourtPaperWire => ({
  ...paper,
  has_page: hasPage(paper.kind),
});

const presentSignature = (signature: ListedSignature | undefined): PaperSignatureWire | null =>
  signature === undefined
    ? null
    : {
        signed_at: new Date(signature.signedAtMs).toISOString(),
        signer: signature.signer,
        text_sha256: signature.textSha256,
        statements: signature.statements,
      };

function reasonOf({ state, stop, failureCode }: ListedPacket): string | null {
  if (state === 'failed') return messageFor(isShownCode(failureCode) ? failureCode : 'papers.failed');
  return stop === null ? null : messageFor(stop.code);
}

const isShownCode = (code: string | null): code is 'papers.check_failed' | 'papers.to_mend' =>
  code === 'papers.check_failed' || code === 'papers.to_mend';

/** Papers from before there were three readings were looked at one by one, for these lines. */
const ONE_BY_ONE: ReadonlySet<string> = new Set(PACKET_PROBLEMS);

/** What no card tells, in the reader's words, '' where none is known; and pay that is not hours times its rate. */
type Missing = { readonly points: string; readonly reasons: string; readonly pay: UnequalPay | null };

/** What was read as whom, what was looked for, and what was found. Nothing where no reading was kept. */
function readingsOf({ checks }: ListedPacket, missing: Missing): PaperReadings | null {
  if (checks === null || checks.length === 0) return null;
  const isWhole = checks.every(({ pages }) => pages !== undefined);
  const lines = isWhole ? PAPER_LINES : PAPER_LINES.filter(({ code }) => ONE_BY_ONE.has(code));
  const readings = READINGS.map((reading) => lines.filter((line) => line.reading === reading));
  return {
    papers: checks.filter(({ pages }) => pages !== 0).length,
    pages: isWhole ? checks.reduce((sum, { pages = 0 }) => sum + pages, 0) : null,
    readings: readings.flatMap((all) => {
      const [first] = all;
      return first === undefined
        ? []
        : [
            {
              reading: first.reading,
              found: all.flatMap((line) => foundLine(line, checks, missing)),
              looked_for: all.map(({ code }) => messageFor(`reading.${code}`)),
            },
          ];
    }),
  };
}

function foundLine({ code, severity, mend }: ReadingLine, checks: readonly MadeCheck[], missing: Missing): PaperLine[] {
  const holding = checks.filter(({ problems }) => problems.includes(code));
  if (holding.length === 0) return [];
  const papers = holding.map(({ title }) => title).filter((title) => title !== '');
  return [{ code, severity, mend, papers, message: sentenceFor(code, missing) }];
}

/** The points that no fact of the complaint tells, each a sentence in the reader's language; '' where none is known. */
function missingPoints(signatureState: SignatureState | null, { trial }: JurisdictionPack): string {
  const translated = wordsOfListsIn(spokenLanguage())?.trialPoints;
  return (signatureState?.papers?.readings?.untoldElements ?? [])
    .map((key) => translated?.texts[key] ?? trial?.point(key)?.text ?? '')
    .filter((text) => text !== '')
    .join(' ');
}

/** The ticked reasons that no card tells of, in the reader's words; '' where none is known. */
function missingReasons(signatureState: SignatureState | null): string {
  const translated = wordsOfListsIn(spokenLanguage())?.reasons;
  return (signatureState?.papers?.readings?.untoldReasons ?? [])
    .map((key) => translated?.[key] ?? subcategories.find(({ value }) => value === key)?.label ?? '')
    .filter((text) => text !== '')
    .join(', ');
}

function sentenceFor(code: LineCode, { points, reasons, pay }: Missing): string {
  if (isOurFault(code)) return messageFor('reading.ours', { what: messageFor(`reading.${code}`) });
  if (code === 'element_untold' && points !== '') return messageFor('reading.untold_points', { points });
  if (code === 'pay_unequal' && pay !== null) return messageFor('reading.unequal_pay', pay);
  if (code === 'reason_untold' && reasons !== '') return messageFor('reading.untold_reasons', { reasons });
  return messageFor(`reading.wrong.${code}`);
}

/** Versions that were ready, each with what took its place. */
const earlierOf = (packets: readonly ListedPacket[], { documentsOf, signatureOf }: Shown): EarlierPapers[] =>
  packets.flatMap((packet, index) => {
    const next = packets[index - 1];
    if (next === undefined || packet.state !== 'ready') return [];
    const { version, preparedOn } = packet;
    return [
      {
        version,
        prepared_on: preparedOn,
        signature: signatureOf(packet),
        replaced_at: new Date(next.createdAtMs).toISOString(),
        replaced_because: next.cause,
        documents: documentsOf(packet),
      },
    ];
  });

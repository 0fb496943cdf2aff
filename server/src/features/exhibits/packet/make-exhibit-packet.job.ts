import { prepareExhibitPacket } from '@plainclaim/domain';
import { appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { type DocumentRenderer, EXHIBIT_AREA, type GlyphCoverage } from '../../../platform/documents/index.ts';
import type { SealedFiles } from '../../../platform/files/index.ts';
import type { JobRun } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import type { PlacedUpload, UploadIntake } from '../../../platform/uploads/index.ts';
import { printableText } from '../../letters/index.ts';
import { wholeOf } from '../add-exhibit.ts';
import { factsOf } from './packet-contents.ts';
import type { PacketRepository, StoredPacket } from './packet-repository.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly coverage: GlyphCoverage;
  readonly uploads: UploadIntake;
  readonly files: SealedFiles;
  readonly log: Log;
  readonly packets: PacketRepository;
  readonly renderer: DocumentRenderer;
};

/** The exhibits in order, each with its place; one in memory at a time. Notes how far the packet is. */
async function* placed(
  { db, files, packets }: Deps,
  { id, contents }: StoredPacket,
  indexPages: number,
): AsyncGenerator<PlacedUpload> {
  let page = indexPages;
  for (const [index, exhibit] of contents.exhibits.entries()) {
    // The page at `page` is its cover.
    const bytes = await wholeOf(files.read(exhibit.id));
    yield { kind: exhibit.kind, bytes, pageCount: exhibit.pageCount, firstPage: page + 1 };
    page += 1 + exhibit.pageCount;
    await packets.noteStep(db, id, index + 1);
  }
}

async function make(deps: Deps, packet: StoredPacket, signal: AbortSignal) {
  const { coverage, uploads, files, renderer } = deps;
  const { contents } = packet;
  const printable = (text: string): string => printableText(text, coverage);
  const prepared = prepareExhibitPacket(
    contents.plaintiffs.map(printable),
    contents.defendants.map(printable),
    factsOf(contents, printable),
  );
  if (!prepared.ok) throw new Error(prepared.error.code);
  const base = await renderer.renderExhibitBase(prepared.value);
  if (!base.ok) throw new Error(base.error.code);
  const { pdf, pageCount } = base.value;
  const indexPages = pageCount - contents.exhibits.reduce((sum, one) => sum + 1 + one.pageCount, 0);
  const bytes = uploads.packet({
    base: pdf,
    area: EXHIBIT_AREA,
    keepsMark: contents.exhibits.every(({ kind }) => kind === 'image'),
    uploads: placed(deps, packet, indexPages),
    signal,
  });
  const { sha256 } = await files.write(packet.id, bytes);
  return { pageCount, sha256 };
}

/** Makes the one PDF of a claim's exhibits. A second run finds it ready, or asked for again, and does nothing. */
export async function makeExhibitPacket(deps: Deps, { packetId }: { packetId: string }, run: JobRun): Promise<void> {
  const { db, clock, files, log, packets } = deps;
  const packet = await packets.unsafeFindInMaking(db, packetId);
  if (packet === null) return;
  const { claimId } = packet;
  try {
    const made = await make(deps, packet, run.signal);
    const atMs = clock.now();
    const isReady = await inTransaction(db, async (trx) => {
      if (!(await packets.markReady(trx, packetId, { ...made, atMs }))) return false;
      await appendAudit(trx, claimId, atMs, { kind: 'exhibits.packet_ready', packetId, pdfSha256: made.sha256 });
      return true;
    });
    if (!isReady) await files.remove(packetId);
  } catch (error) {
    if (!run.isLastAttempt) throw error;
    log.warn({ err: error, attempt: run.attempt }, 'an exhibit packet could not be made');
    await inTransaction(db, async (trx) => {
      await packets.markFailed(trx, packetId);
      await appendAudit(trx, claimId, clock.now(), { kind: 'exhibits.packet_failed', packetId });
    });
  }
}

import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { auditChainHead } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { JobRun } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { DocumentSeal } from '../../platform/seals/index.ts';
import { markFailed, markReady, removeOthers, unsafeFindInMaking } from './case-file-repository.ts';
import { type CaseToPack, type GatherDeps, gatherCaseFile, jsonBytes, type Member } from './gather-case-file.ts';

type Deps = GatherDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly seal: DocumentSeal;
  readonly publicUrl: string;
};

type Listed = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** Packs a case into one archive that can be checked without us. A second run finds it ready and does nothing. */
export async function makeCaseFile(deps: Deps, { fileId }: { fileId: string }, run: JobRun): Promise<void> {
  const { db, clock, files, log } = deps;
  const found = await unsafeFindInMaking(db, fileId);
  if (found === null) return;
  try {
    const wanted = { ...found, madeAtMs: clock.now() };
    const packed = zipOf(deps, wanted, await gatherCaseFile(deps, wanted), run.signal);
    const { byteCount } = await files.write(fileId, packed);
    const isWanted = await markReady(db, fileId, byteCount, clock.now());
    const unwanted = isWanted ? await removeOthers(db, found.claimId, fileId) : [fileId];
    for (const id of unwanted) await files.remove(id);
    log.info({ event: 'case_file.made', count: byteCount }, 'the archive of a case was made');
  } catch (error) {
    if (!run.isLastAttempt) throw error;
    log.warn({ err: error, attempt: run.attempt }, 'the archive of a case could not be made');
    await markFailed(db, fileId);
  }
}

/** Each member is hashed as it is packed; at the end come the list of the hashes and what vouches for the list. */
function zipOf(deps: Deps, { madeAtMs }: CaseToPack, members: readonly Member[], signal: AbortSignal): Readable {
  const zip = new ZipFile();
  const bytes = zip.outputStream.pipe(new PassThrough());
  const breakOff = (error: unknown) =>
    bytes.destroy(error instanceof Error ? error : new Error('a file could not be packed'));
  zip.on('error', breakOff);
  signal.addEventListener('abort', () => breakOff(signal.reason), { once: true });
  const add = (path: string, open: () => Promise<AsyncIterable<Uint8Array>>) =>
    // Nothing is compressed, so that a page without any library can read it.
    zip.addReadStreamLazy(path, { mtime: new Date(madeAtMs), compress: false }, (give) => {
      void open().then((blocks) => give(null, Readable.from(blocks).on('error', breakOff)), breakOff);
    });
  const listed: Listed[] = [];
  let manifest: Uint8Array = new Uint8Array();
  for (const { path, open } of members) {
    add(path, async () => hashed(await open(), (bytesAndHash) => listed.push({ path, ...bytesAndHash })));
  }
  add('manifest.json', async () => {
    const head = await auditChainHead(deps.db);
    const site = new URL(deps.publicUrl).host;
    manifest = jsonBytes({ site, made_at: new Date(madeAtMs).toISOString(), audit_head: head, files: listed });
    return one(manifest);
  });
  add('manifest-seal.json', async () => one(jsonBytes(await deps.seal.vouch(manifest, madeAtMs))));
  zip.end();
  return bytes;
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* hashed(
  blocks: AsyncIterable<Uint8Array>,
  note: (seen: Omit<Listed, 'path'>) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const block of blocks) {
    hash.update(block);
    count += block.length;
    yield block;
  }
  note({ bytes: count, sha256: hash.digest('hex') });
}

import { DEFAULT_LANGUAGE, LANGUAGES, messageIn } from '@plainclaim/contract';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Clock } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { JobRun } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import { type AccountRepository, waysInOf } from '../../accounts/index.ts';
import type { BrowserSessions } from '../../sessions/index.ts';
import { accountHistory } from '../account-history.ts';
import type { ExportRepository } from './export-repository.ts';
import { type ExportFile, type GatherDeps, gatherCase, jsonFile } from './gather-case.ts';
import { claimsOf, type HeldClaim, type Holder, holderIn } from '../holders.ts';

type Deps = GatherDeps & {
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: AccountRepository;
  readonly sessions: Pick<BrowserSessions, 'listOwned'>;
  readonly exports: ExportRepository;
};

/** Packs everything a holder has here into one sealed file. A second run finds it ready and does nothing. */
export async function makeDataExport(deps: Deps, { exportId }: { exportId: string }, run: JobRun): Promise<void> {
  const { db, clock, exports, files, log } = deps;
  const wanted = await exports.unsafeFindInMaking(db, exportId);
  if (wanted === null) return;
  try {
    const holder = holderIn(wanted.holder);
    const claims = await inTransaction(db, async (trx) => {
      const locked = await claimsOf(trx, holder, true);
      const claimIds = locked.map(({ id }) => id);
      return (await exports.noteClaims(trx, exportId, claimIds)) ? locked : null;
    });
    if (claims === null) return;
    const packed = zipOf(await gather(deps, holder, claims), clock.now(), run.signal);
    const { byteCount } = await files.write(exportId, packed);
    const isWanted = await exports.markReady(db, exportId, { byteCount, atMs: clock.now() });
    const unwanted = isWanted ? await exports.removeOthers(db, wanted.holder, exportId) : [exportId];
    for (const id of unwanted) await files.remove(id);
    log.info({ event: 'data.exported', count: byteCount }, 'an export of personal data was made');
  } catch (error) {
    if (!run.isLastAttempt) throw error;
    log.warn({ err: error, attempt: run.attempt }, 'an export of personal data could not be made');
    await exports.markFailed(db, exportId);
  }
}

async function gather(deps: Deps, holder: Holder, claims: readonly HeldClaim[]): Promise<ExportFile[]> {
  const { db, accounts, reminders, sessions } = deps;
  const about = LANGUAGES.map((language) => messageIn(language, 'data.export_about')).join('\n\n');
  const found: ExportFile[] = [{ path: 'README.txt', bytes: Buffer.from(`${about}\n`) }];
  if (holder.kind === 'account') {
    const { accountId } = holder;
    const language = await accounts.findLanguage(db, accountId);
    found.push(
      jsonFile('account.json', {
        ...(await accounts.findProfile(db, accountId)),
        contact: await accounts.findContact(db, accountId),
        language,
        logIn: await waysInOf(deps, accountId),
        remindersSwitchedOff: [...(await reminders.unwantedKinds(db, accountId))].toSorted(),
        sessions: await sessions.listOwned(accountId),
      }),
      jsonFile('what-happened.json', await accountHistory(db, accountId, language ?? DEFAULT_LANGUAGE)),
    );
  }
  for (const [index, claim] of claims.entries()) {
    found.push(...(await gatherCase(deps, claim, `claim-${index + 1}`)));
  }
  return found;
}

/** One large file at a time is read, when its turn has come; breaking off one breaks off the whole. */
function zipOf(all: readonly ExportFile[], atMs: number, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  const bytes = zip.outputStream.pipe(new PassThrough());
  const breakOff = (error: unknown) =>
    bytes.destroy(error instanceof Error ? error : new Error('a file could not be packed'));
  zip.on('error', breakOff);
  signal.addEventListener('abort', () => breakOff(signal.reason), { once: true });
  const mtime = new Date(atMs);
  for (const file of all) {
    if ('bytes' in file) zip.addBuffer(file.bytes, file.path, { mtime });
    else {
      // PDFs and pictures are compressed already.
      zip.addReadStreamLazy(file.path, { mtime, compress: false }, (give) => {
        void file.open().then((blocks) => give(null, Readable.from(blocks).on('error', breakOff)), breakOff);
      });
    }
  }
  zip.end();
  return bytes;
}

import { type CalendarDate, checkTrialFile, formatLongEnglish } from '@plainclaim/domain';
import { createHash } from 'node:crypto';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import {
  type DocumentRenderer,
  type GlyphCoverage,
  printedTexts,
  readPages,
  repeatedTexts,
  withTexts,
} from '../../platform/documents/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { JobRun } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { printableText } from '../letters/index.ts';
import type { MadeTrialPaper, TrialBinderRepository } from './trial-binder-repository.ts';
import type { TrialContents } from './trial-contents.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
  readonly trialBinders: TrialBinderRepository;
  readonly log: Log;
};

type BookToMake = { readonly bookId: string };

/** Failures that another try cannot mend: the text is at fault, not the moment. */
const FINAL_FAILURES: ReadonlySet<string> = new Set(['documents.unprintable', 'documents.too_long']);

/** Makes every PDF of a set of trial papers and reads it back, once. A second run finds them ready and does nothing. */
export async function makeTrialBinder(deps: Deps, book: BookToMake, run: JobRun): Promise<void> {
  try {
    await makeBook(deps, book, run);
  } catch (error) {
    // No try is left: the owner must see that it failed, and be able to ask again.
    if (run.isLastAttempt) await noteFailed(deps, book.bookId, 'trial.failed');
    throw error;
  }
}

async function noteFailed({ db, clock, trialBinders }: Deps, bookId: string, code: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await trialBinders.unsafeFindInMaking(trx, bookId);
    if (found === null) return;
    await trialBinders.markFailed(trx, bookId, code);
    await appendAudit(trx, found.claimId, clock.now(), { kind: 'trial.book_failed', bookId, code });
  });
}

async function makeBook(deps: Deps, { bookId }: BookToMake, run: JobRun): Promise<void> {
  const { db, clock, ids, trialBinders, log } = deps;
  const found = await trialBinders.unsafeFindInMaking(db, bookId);
  if (found === null) return;
  const made: MadeTrialPaper[] = [];
  for (const file of found.contents.files) {
    const drawn = await drawTrialPaper(deps, found.contents, found.preparedOn, file);
    if ('paper' in drawn) {
      made.push({ id: ids.uuid(), ...drawn.paper });
      continue;
    }
    const { code, isFinal, problems } = drawn;
    log.warn({ code, outcome: problems.join(' '), attempt: run.attempt }, 'a trial paper could not be made');
    if (!isFinal && !run.isLastAttempt) throw new Error(code);
    await noteFailed(deps, bookId, code);
    return;
  }
  await inTransaction(db, async (trx) => {
    if (!(await trialBinders.markReady(trx, found, made, clock.now()))) return;
    await appendAudit(trx, found.claimId, clock.now(), {
      kind: 'trial.book_ready',
      bookId,
      pdfSha256s: made.filter(({ stage }) => stage !== 'private').map(({ pdf }) => sha256(pdf)),
    });
  });
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Drawn =
  | { readonly paper: Omit<MadeTrialPaper, 'id'> }
  | { readonly code: string; readonly isFinal: boolean; readonly problems: readonly string[] };

/** Draws one PDF and reads it back: all of its texts, its pages in order, no private number. */
export async function drawTrialPaper(
  { renderer, coverage }: Pick<Deps, 'renderer' | 'coverage'>,
  { author, runningHead }: Pick<TrialContents, 'author' | 'runningHead'>,
  preparedOn: CalendarDate,
  { kind, stage, title, fileName, sheets }: TrialContents['files'][number],
): Promise<Drawn> {
  const model = withTexts(
    { title, author, runningHead, dateLong: formatLongEnglish(preparedOn), sheets },
    (text: string): string => printableText(text, coverage),
  );
  const rendered = await renderer.renderCourtPaper(model);
  if (!rendered.ok) {
    const { code } = rendered.error;
    return { code, isFinal: FINAL_FAILURES.has(code), problems: [] };
  }
  const { pdf, pageCount } = rendered.value;
  const pages = await readPages(pdf);
  const problems = checkTrialFile({ kind, pages, texts: printedTexts(model), marks: repeatedTexts(model) });
  return problems.length === 0
    ? { paper: { kind, stage, title, fileName, pdf, pageCount } }
    : { code: 'trial.check_failed', isFinal: true, problems };
}

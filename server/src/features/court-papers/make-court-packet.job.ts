import { type CalendarDate, checkPaper, formatLongEnglish } from '@plainclaim/domain';
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
import type { JobHandler } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { printableText } from '../letters/index.ts';
import type { CourtPaperRepository, MadePaper } from './court-paper-repository.ts';
import type { StoredPapers } from './packet-contents.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly courtPapers: CourtPaperRepository;
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
  readonly log: Log;
};

/** Failures that another try cannot mend: the text is at fault, not the moment. */
const FINAL_FAILURES: ReadonlySet<string> = new Set(['documents.unprintable', 'documents.too_long']);

/** The facts with the same question marks the pages show. */
const printableFacts = (facts: StoredPapers['facts'], printable: (text: string) => string): StoredPapers['facts'] => ({
  ...facts,
  plaintiffs: facts.plaintiffs.map(printable),
  defendants: facts.defendants.map(printable),
  addresses: facts.addresses.map((lines) => lines.map(printable)),
});

type Drawn =
  | { readonly paper: Omit<MadePaper, 'id'> }
  | { readonly code: string; readonly isFinal: boolean; readonly problems: readonly string[] };

/** Draws one PDF, reads it back and looks for what a clerk looks for. */
export async function drawPaper(
  { renderer, coverage }: Pick<Deps, 'renderer' | 'coverage'>,
  { author, runningHead, facts }: StoredPapers,
  preparedOn: CalendarDate,
  { kind, stage, title, fileName, statements, sheets }: StoredPapers['files'][number],
): Promise<Drawn> {
  const printable = (text: string): string => printableText(text, coverage);
  const model = withTexts({ title, author, runningHead, dateLong: formatLongEnglish(preparedOn), sheets }, printable);
  const rendered = await renderer.renderCourtPaper(model);
  if (!rendered.ok) {
    const { code } = rendered.error;
    return { code, isFinal: FINAL_FAILURES.has(code), problems: [] };
  }
  const pages = await readPages(rendered.value.pdf);
  const problems = checkPaper(
    { kind, pages, statements, texts: printedTexts(model), marks: repeatedTexts(model) },
    printableFacts(facts, printable),
  );
  return problems.length === 0
    ? { paper: { kind, stage, title, fileName, ...rendered.value } }
    : { code: 'papers.check_failed', isFinal: true, problems };
}

/** Makes every PDF of a packet, reads it back and checks it, once. A second run finds the packet ready and does nothing. */
export const makeMakeCourtPacket =
  (deps: Deps): JobHandler<{ packetId: string }> =>
  async ({ packetId }, run) => {
    const { db, clock, ids, courtPapers, log } = deps;
    const found = await courtPapers.unsafeFindInMaking(db, packetId);
    if (found === null) return;
    const { claimId, preparedOn, papers } = found;
    const made: MadePaper[] = [];
    for (const file of papers.files) {
      const drawn = await drawPaper(deps, papers, preparedOn, file);
      if ('paper' in drawn) {
        made.push({ id: ids.uuid(), ...drawn.paper });
        continue;
      }
      const { code, isFinal, problems } = drawn;
      log.warn({ code, outcome: problems.join(' '), attempt: run.attempt }, 'a court paper could not be made');
      if (!isFinal && !run.isLastAttempt) throw new Error(code);
      await inTransaction(db, async (trx) => {
        await courtPapers.markFailed(trx, packetId, code);
        await appendAudit(trx, claimId, clock.now(), { kind: 'papers.failed', packetId, code });
      });
      return;
    }
    await inTransaction(db, async (trx) => {
      if (!(await courtPapers.markReady(trx, packetId, made, clock.now()))) return;
      await appendAudit(trx, claimId, clock.now(), {
        kind: 'papers.ready',
        packetId,
        pdfSha256s: made.map(({ sha256 }) => sha256),
      });
    });
  };

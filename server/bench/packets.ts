import { readFileSync } from 'node:fs';
import {
  assessClaim,
  type Claim,
  type CourtPacket,
  formatLongEnglish,
  parseCalendarDate,
  preparePacket,
} from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import {
  createDocumentRenderer,
  type DocumentRenderer,
  readPages,
  rendererFiles,
} from '../src/platform/documents/index.ts';
import { type Figure, mean, median, quantile } from './figures.ts';

const WARMED_BY = 10;
/** Linux counts the time of other processes in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of this process and its children, in ms; null where the system does not tell it of a child. */
function processorMs(children: ReadonlySet<number>): number | null {
  const own = process.cpuUsage();
  try {
    const ticks = [...children].map((pid) => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Behind the name, which may hold spaces: the state, and as 12th and 13th the ticks for programs and system.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return (own.user + own.system) / 1000 + ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
  } catch {
    return null;
  }
}

function packetOf(claim: Claim): CourtPacket {
  const today = parseCalendarDate('2026-11-21');
  if (!today.ok) throw new Error('that is no day');
  const prepared = preparePacket({
    claim,
    fit: assessClaim(claim, usNj, today.value),
    pack: usNj,
    today: today.value,
  });
  if (!prepared.ok) throw new Error(prepared.error.code);
  return prepared.value;
}

async function made(renderer: DocumentRenderer, packet: CourtPacket, file: CourtPacket['files'][number]) {
  const { author, runningHead, preparedOn } = packet;
  const { title, sheets } = file;
  const dateLong = formatLongEnglish(preparedOn);
  const result = await renderer.renderCourtPaper({ title, author, runningHead, dateLong, sheets });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The packet of all sheets in one PDF, and then every file of it as the job makes them: drawn and read back. */
export async function benchPackets(claims: readonly Claim[], builtServer: string): Promise<readonly Figure[]> {
  const children = new Set<number>();
  /** Grows with each change of a child: what was measured over one counts for nothing. */
  let changes = 0;
  const note = (fields: Readonly<Record<string, unknown>>): void => {
    const pid = Number(fields['pid']);
    if (fields['event'] === 'child_ready') children.add(pid);
    else children.delete(pid);
    changes += 1;
  };
  const logger = { info: note, warn: note };
  const renderer = createDocumentRenderer({ ...rendererFiles(builtServer), size: 1, logger });
  const settled: number[] = [];
  const drawn: number[] = [];
  const whole: number[] = [];
  const pages: number[] = [];
  /** Processor time counts only this work, however much else the machine does. */
  const worked: number[] = [];
  try {
    await renderer.warm();
    for (const [index, claim] of claims.entries()) {
      const startedAt = performance.now();
      const packet = packetOf(claim);
      const settledAt = performance.now();
      const [changedBy, workedAt] = [changes, processorMs(children)];
      const [first, ...others] = packet.files;
      if (first === undefined) throw new Error('a packet has files');
      const { pdf, pageCount } = await made(renderer, packet, first);
      const drawnAt = performance.now();
      const workedTo = processorMs(children);
      await readPages(pdf);
      for (const file of others) await readPages((await made(renderer, packet, file)).pdf);
      if (index < WARMED_BY) continue;
      settled.push(settledAt - startedAt);
      drawn.push(drawnAt - settledAt);
      whole.push(performance.now() - startedAt);
      pages.push(pageCount);
      if (workedAt !== null && workedTo !== null && changedBy === changes) worked.push(workedTo - workedAt);
    }
  } finally {
    await renderer.close();
  }
  return [
    { name: 'a packet settled, median', value: median(settled), unit: 'ms' },
    { name: `a packet as PDF (${median(pages)} pages), warm, median`, value: median(drawn), unit: 'ms', atMost: 250 },
    ...(worked.length === 0
      ? []
      : [{ name: 'a packet as PDF, processor time, mean', value: mean(worked), unit: 'ms' as const, atMost: 250 }]),
    { name: 'a packet as PDF, warm, p95', value: quantile(drawn, 0.95), unit: 'ms' },
    { name: 'all files of a packet, drawn and read back, median', value: median(whole), unit: 'ms' },
  ];
}

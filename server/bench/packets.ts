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
import { type Figure, median, quantile } from './figures.ts';

const WARMED_BY = 10;

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
  const renderer = createDocumentRenderer({ ...rendererFiles(builtServer), size: 1 });
  const settled: number[] = [];
  const drawn: number[] = [];
  const whole: number[] = [];
  const pages: number[] = [];
  try {
    await renderer.warm();
    for (const [index, claim] of claims.entries()) {
      const startedAt = performance.now();
      const packet = packetOf(claim);
      const settledAt = performance.now();
      const [first, ...others] = packet.files;
      if (first === undefined) throw new Error('a packet has files');
      const { pdf, pageCount } = await made(renderer, packet, first);
      const drawnAt = performance.now();
      await readPages(pdf);
      for (const file of others) await readPages((await made(renderer, packet, file)).pdf);
      if (index < WARMED_BY) continue;
      settled.push(settledAt - startedAt);
      drawn.push(drawnAt - settledAt);
      whole.push(performance.now() - startedAt);
      pages.push(pageCount);
    }
  } finally {
    await renderer.close();
  }
  return [
    { name: 'a packet settled, median', value: median(settled), unit: 'ms' },
    { name: `a packet as PDF (${median(pages)} pages), warm, median`, value: median(drawn), unit: 'ms', atMost: 250 },
    { name: 'a packet as PDF, warm, p95', value: quantile(drawn, 0.95), unit: 'ms' },
    { name: 'all files of a packet, drawn and read back, median', value: median(whole), unit: 'ms' },
  ];
}

import { prepareExhibitPacket } from '@plainclaim/domain';
import { PDFDocument } from '@cantoo/pdf-lib';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createDocumentRenderer, EXHIBIT_AREA, rendererFiles } from '../src/platform/documents/index.ts';
import { localSealedFiles, type SealedFiles } from '../src/platform/files/index.ts';
import { sealedBox } from '../src/platform/security/index.ts';
import {
  createUploadIntake,
  type PlacedUpload,
  uploadChildFiles,
  type UploadIntake,
} from '../src/platform/uploads/index.ts';
import { type Figure, mb } from './figures.ts';
import { watchMemory } from './watching.ts';

const EXHIBITS = 20;
const PAGES = 5;
/** Just below what one file may have. */
const FILE_BYTES = 25_000_000;
/** A bar of ours: one exhibit of 25 MB in all its forms, and the programs themselves. */
const MOST_MB = 400;

/** Five scanned pages of noise, which nothing can make smaller: twenty-five megabytes. */
async function aScan(): Promise<Buffer> {
  const scan = await PDFDocument.create();
  const side = Math.round(Math.sqrt(FILE_BYTES / PAGES / 3));
  for (let page = 0; page < PAGES; page += 1) {
    const raw = { width: side, height: side, channels: 3 } as const;
    const png = await sharp(randomBytes(side * side * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const picture = await scan.embedPng(png);
    scan.addPage([612, 792]).drawImage(picture, { x: 36, y: 100, width: 540, height: 540 });
  }
  return Buffer.from(await scan.save());
}

type Kept = { readonly id: string; readonly pageCount: number };

async function takenIn(intake: UploadIntake, files: SealedFiles, scan: Buffer): Promise<Kept> {
  const prepared = await intake.prepare({ of: 'bench', bytes: async () => scan, as: 'pdf', mostPages: 100 });
  if (!prepared.ok) throw new Error(prepared.error);
  const id = randomUUID();
  await files.write(id, pieces([prepared.value.bytes]));
  return { id, pageCount: prepared.value.pageCount };
}

async function* pieces(all: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* all;
}

async function* placed(files: SealedFiles, kept: readonly Kept[], indexPages: number): AsyncGenerator<PlacedUpload> {
  let page = indexPages;
  for (const { id, pageCount } of kept) {
    const blocks: Buffer[] = [];
    for await (const block of files.read(id)) blocks.push(block);
    yield { kind: 'pdf', bytes: Buffer.concat(blocks), pageCount, firstPage: page + 1 };
    page += 1 + pageCount;
  }
}

/** Twenty exhibits of twenty-five megabytes: taken in one by one, then made one PDF, with the memory of both processes watched. */
export async function benchExhibits(builtServer: string): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plainclaim-bench-exhibits-'));
  const memory = { child: 0 };
  const onPacketMemory = (bytes: number): void => {
    memory.child = bytes;
  };
  const intake = createUploadIntake({ ...uploadChildFiles(builtServer), onPacketMemory });
  const files = localSealedFiles(sealedBox(['a data key for this measurement only']), folder);
  const renderer = createDocumentRenderer({ ...rendererFiles(builtServer), size: 1 });
  try {
    const scan = await aScan();
    const takingAt = performance.now();
    const kept: Kept[] = [];
    for (let nr = 0; nr < EXHIBITS; nr += 1) kept.push(await takenIn(intake, files, scan));
    const takenMs = (performance.now() - takingAt) / EXHIBITS;
    const facts = kept.map(({ pageCount }) => ({
      kind: 'pdf' as const,
      description: 'A scan',
      happenedOn: null,
      pageCount,
    }));
    const prepared = prepareExhibitPacket(['Ana Reyes'], ['Northfield LLC'], facts);
    const base = prepared.ok ? await renderer.renderExhibitBase(prepared.value) : null;
    if (base === null || !base.ok) throw new Error('there is no base to measure with');
    const before = process.memoryUsage.rss();
    const watch = watchMemory(() => []);
    const startedAt = performance.now();
    const uploads = placed(files, kept, base.value.pageCount - EXHIBITS * (PAGES + 1));
    const order = { base: base.value.pdf, area: EXHIBIT_AREA, keepsMark: false, uploads };
    const { byteCount } = await files.write(
      randomUUID(),
      intake.packet({ ...order, signal: new AbortController().signal }),
    );
    const packetMs = performance.now() - startedAt;
    watch.stop();
    return [
      { name: 'a PDF of 25 MB opened, cleaned and sealed, on average', value: takenMs, unit: 'ms' },
      { name: `${EXHIBITS} of them made one packet`, value: packetMs / 1000, unit: 's' },
      { name: '... its size', value: mb(byteCount), unit: 'MB', atLeast: 400 },
      { name: '... memory of the child that lays them in, most', value: mb(memory.child), unit: 'MB', atMost: MOST_MB },
      {
        name: '... memory this process took more, most',
        value: mb(watch.most.own - before),
        unit: 'MB',
        atMost: MOST_MB,
      },
    ];
  } finally {
    await renderer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

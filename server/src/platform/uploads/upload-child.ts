/**
 * Entry point of the child process that opens files of strangers. A hostile file can take memory and time without end,
 * so it does that in a process which can be killed, holds no key and makes one thing at a time. What the order does not
 * need is not loaded.
 */
import type { PacketWriter } from './packet-writer.ts';
import { type ChildAnswer, type ChildRequest, isChildRequest } from './upload-protocol.ts';

const tell = (answer: ChildAnswer): void => void process.send?.(answer);

let writer: PacketWriter | null = null;

function started(): PacketWriter {
  if (writer === null) throw new Error('no packet was begun');
  return writer;
}

async function answerTo(request: ChildRequest): Promise<ChildAnswer> {
  switch (request.kind) {
    case 'prepare': {
      const { bytes, as, mostPages } = request;
      const prepared =
        as === 'image'
          ? await (await import('./prepare-image.ts')).prepareImage(bytes)
          : await (await import('./prepare-pdf.ts')).preparePdf(bytes, mostPages);
      return typeof prepared === 'string'
        ? { kind: 'refused', code: prepared }
        : { kind: 'prepared', upload: prepared };
    }
    case 'drawing':
      return { kind: 'drawn', png: await (await import('./prepare-drawing.ts')).prepareDrawing(request.bytes) };
    case 'begin': {
      const { packetWriter } = await import('./packet-writer.ts');
      writer = await packetWriter(request.base, request.area, request.keepsMark);
      return { kind: 'bytes', bytes: writer.begin() };
    }
    case 'place':
      return { kind: 'bytes', bytes: await started().place(request.upload) };
    case 'finish':
      return { kind: 'bytes', bytes: await started().finish() };
  }
}

process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (!isChildRequest(message)) return;
  answerTo(message).then(tell, () => tell({ kind: 'failed' }));
});
tell({ kind: 'ready' });

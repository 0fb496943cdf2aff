import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { err, type EvidenceKind, ok, type Result } from '@plainclaim/domain';
import { type Reply, startUploadChild, type UploadChildOptions } from './child-process.ts';
import { type ChildQueue, createChildQueue } from '../confined-child/index.ts';
import { askingClient } from '../limits/index.ts';
import type { ChildRequest, PageArea, PlacedUpload, PreparedUpload, UploadRefusal } from './upload-protocol.ts';

/** Opens files of strangers, each in a process of its own that ends with it. */
export type UploadIntake = {
  /**
   * A clean copy, or why there is none. Waits while others are at it; `bytes` is asked for when the turn has come, so that
   * what waits is in nobody's memory; null from it withholds the file, which is then not opened. `of` names whose it is.
   */
  prepare(order: {
    readonly of: string;
    readonly bytes: () => Promise<Uint8Array | null>;
    readonly as: EvidenceKind;
    readonly mostPages: number;
  }): Promise<Result<PreparedUpload, UploadRefusal | 'uploads.busy' | 'uploads.withheld'>>;
  /**
   * A drawn signature made again as a PNG; null when it is no PNG, or nothing was drawn. Waits with what else comes
   * from the same address, which may be many sessions of one stranger.
   */
  drawing(bytes: Uint8Array): Promise<Result<Uint8Array | null, 'uploads.busy'>>;
  /**
   * The packet's bytes in order, one exhibit in memory at a time. `keepsMark`: only pictures are laid on, so the base's
   * mark of an accessible file stays true. @throws PacketFailed
   */
  packet(order: {
    readonly base: Uint8Array;
    readonly area: PageArea;
    readonly keepsMark: boolean;
    readonly uploads: AsyncIterable<PlacedUpload>;
    readonly signal: AbortSignal;
  }): AsyncGenerator<Uint8Array>;
};

export class PacketFailed extends Error {
  constructor() {
    super('the packet could not be put together');
    this.name = 'PacketFailed';
  }
}

const DRAWING_CPU_MS = 5_000;
/** People look at their papers again and again before they pay: the same drawing is not opened each time. */
const DRAWINGS_KEPT = 100;

type Options = UploadChildOptions & {
  /** Where its work waits, with that of others; a queue of its own, unless given. */
  readonly queue?: ChildQueue;
  /** Told the most memory a packet's child was seen to hold, in bytes. */
  readonly onPacketMemory?: (bytes: number) => void;
};

/** A child of its own for one request. One that was killed by somebody else says nothing of the file: it is asked once more. */
async function askNewChild(options: UploadChildOptions, request: ChildRequest): Promise<Reply> {
  const askOne = async (): Promise<Reply> => {
    const child = startUploadChild(options);
    try {
      return await child.ask(request);
    } finally {
      child.kill();
    }
  };
  const reply = await askOne();
  return reply.kind === 'gone' ? await askOne() : reply;
}

export function createUploadIntake(options: Options): UploadIntake {
  const queue = options.queue ?? createChildQueue();
  const drawings = new Map<string, Uint8Array | null>();
  return {
    drawing: async (bytes) => {
      const name = createHash('sha256').update(bytes).digest('hex');
      const known = drawings.get(name);
      if (known !== undefined) return ok(known);
      const turn = await queue.inTurn('drawing', askingClient() ?? name, async () => {
        return await askNewChild({ ...options, cpuMs: DRAWING_CPU_MS }, { kind: 'drawing', bytes });
      });
      if (!turn.ok || turn.value.kind === 'gone') return err('uploads.busy');
      // A drawing over which the child fell is none; whether it would fall again is not remembered.
      if (turn.value.kind !== 'drawn') return ok(null);
      const [oldest] = drawings.keys();
      if (oldest !== undefined && drawings.size >= DRAWINGS_KEPT) drawings.delete(oldest);
      drawings.set(name, turn.value.png);
      return ok(turn.value.png);
    },
    prepare: async ({ of, bytes, as, mostPages }) => {
      const turn = await queue.inTurn('upload', of, async () => {
        const wanted = await bytes();
        if (wanted === null) return null;
        return await askNewChild(options, { kind: 'prepare', bytes: wanted, as, mostPages });
      });
      if (!turn.ok) return err('uploads.busy');
      const reply = turn.value;
      if (reply === null) return err('uploads.withheld');
      if (reply.kind === 'prepared') return ok(reply.upload);
      if (reply.kind === 'refused') return err(reply.code);
      if (reply.kind === 'gone') return err('uploads.busy');
      return err(reply.kind === 'stopped' ? 'uploads.too_heavy' : 'uploads.broken');
    },
    packet: async function* ({ base, area, keepsMark, uploads, signal }) {
      const turn = await queue.enter('packet', 'a job');
      if (!turn.ok) throw new PacketFailed();
      const child = startUploadChild(options);
      if (signal.aborted) child.kill();
      signal.addEventListener('abort', child.kill, { once: true });
      const bytesOf = async (request: Parameters<typeof child.ask>[0]): Promise<Uint8Array> => {
        const reply = await child.ask(request);
        if (reply.kind !== 'bytes') throw new PacketFailed();
        return reply.bytes;
      };
      try {
        yield await bytesOf({ kind: 'begin', base, area, keepsMark });
        for await (const upload of uploads) yield await bytesOf({ kind: 'place', upload });
        yield await bytesOf({ kind: 'finish' });
      } finally {
        signal.removeEventListener('abort', child.kill);
        options.onPacketMemory?.(child.mostRssBytes());
        child.kill();
        turn.value();
      }
    },
  };
}

/** Where the child's module lies: TypeScript beside the sources, or the bundle's neighbour. */
export function uploadChildFiles(from: string = import.meta.url): Pick<UploadChildOptions, 'childModule' | 'execArgv'> {
  if (!from.endsWith('.ts')) return { childModule: new URL('./upload-child.mjs', from), execArgv: [] };
  const tsx = createRequire(from).resolve('tsx');
  return { childModule: new URL('./upload-child.ts', from), execArgv: ['--import', pathToFileURL(tsx).href] };
}

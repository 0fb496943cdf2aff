import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { err, type EvidenceKind, ok, type Result } from '@plainclaim/domain';
import { startUploadChild, type UploadChildOptions } from './child-process.ts';
import type { PageArea, PlacedUpload, PreparedUpload, UploadRefusal } from './upload-protocol.ts';

/** Opens files of strangers, each in a process of its own that ends with it. */
export type UploadDesk = {
  /** A clean copy, or why there is none. Waits while others are at it. */
  prepare(bytes: Uint8Array, as: EvidenceKind, mostPages: number): Promise<Result<PreparedUpload, UploadRefusal>>;
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

/** Each may hold some hundred megabytes for a moment. */
const AT_ONCE = 2;

type Options = UploadChildOptions & {
  /** Told the most memory a packet's child was seen to hold, in bytes. */
  readonly onPacketMemory?: (bytes: number) => void;
};

export function createUploadDesk(options: Options): UploadDesk {
  const inTurn = turns(AT_ONCE);
  return {
    prepare: (bytes, as, mostPages) =>
      inTurn(async () => {
        const child = startUploadChild(options);
        try {
          const reply = await child.ask({ kind: 'prepare', bytes, as, mostPages });
          if (reply.kind === 'prepared') return ok(reply.upload);
          if (reply.kind === 'refused') return err(reply.code);
          return err(reply.kind === 'stopped' ? 'uploads.too_heavy' : 'uploads.broken');
        } finally {
          child.kill();
        }
      }),
    packet: async function* ({ base, area, keepsMark, uploads, signal }) {
      const child = startUploadChild(options);
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
      }
    },
  };
}

/** Lets so many run at the same time; the others wait in the order they came. */
function turns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes on without being given back, so that no newcomer takes it.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Where the child's module lies: TypeScript beside the sources, or the bundle's neighbour. */
export function uploadChildFiles(from: string = import.meta.url): Pick<UploadChildOptions, 'childModule' | 'execArgv'> {
  if (!from.endsWith('.ts')) return { childModule: new URL('./upload-child.mjs', from), execArgv: [] };
  const tsx = createRequire(from).resolve('tsx');
  return { childModule: new URL('./upload-child.ts', from), execArgv: ['--import', pathToFileURL(tsx).href] };
}

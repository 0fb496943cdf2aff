import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { err, type EvidenceKind, ok, type Result } from '@plainclaim/domain';
import { startUploadChild, type UploadChildOptions } from './child-process.ts';
import { fairTurns } from './fair-turns.ts';
import type { PageArea, PlacedUpload, PreparedUpload, UploadRefusal } from './upload-protocol.ts';

/** Opens files of strangers, each in a process of its own that ends with it. */
export type UploadDesk = {
  /**
   * A clean copy, or why there is none. Waits while others are at it; `bytes` is asked for when the turn has come, so that
   * what waits is in nobody's memory. `of` names whose file it is.
   */
  prepare(order: {
    readonly of: string;
    readonly bytes: () => Promise<Uint8Array>;
    readonly as: EvidenceKind;
    readonly mostPages: number;
  }): Promise<Result<PreparedUpload, UploadRefusal | 'uploads.busy'>>;
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
/** Our page sends one after the other; whoever sends them side by side waits for some, not for all. */
const MOST_WAITING_OF_ONE = 2;
/** At some seconds each, longer than anybody's browser waits. */
const MOST_WAITING = 40;

type Options = UploadChildOptions & {
  /** Told the most memory a packet's child was seen to hold, in bytes. */
  readonly onPacketMemory?: (bytes: number) => void;
};

export function createUploadDesk(options: Options): UploadDesk {
  const inTurn = fairTurns({ atOnce: AT_ONCE, waiting: MOST_WAITING, waitingOfOne: MOST_WAITING_OF_ONE });
  return {
    prepare: async ({ of, bytes, as, mostPages }) => {
      const turn = await inTurn(of, async () => {
        const child = startUploadChild(options);
        try {
          return await child.ask({ kind: 'prepare', bytes: await bytes(), as, mostPages });
        } finally {
          child.kill();
        }
      });
      if (!turn.ok) return err('uploads.busy');
      const reply = turn.value;
      if (reply.kind === 'prepared') return ok(reply.upload);
      if (reply.kind === 'refused') return err(reply.code);
      return err(reply.kind === 'stopped' ? 'uploads.too_heavy' : 'uploads.broken');
    },
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

/** Where the child's module lies: TypeScript beside the sources, or the bundle's neighbour. */
export function uploadChildFiles(from: string = import.meta.url): Pick<UploadChildOptions, 'childModule' | 'execArgv'> {
  if (!from.endsWith('.ts')) return { childModule: new URL('./upload-child.mjs', from), execArgv: [] };
  const tsx = createRequire(from).resolve('tsx');
  return { childModule: new URL('./upload-child.ts', from), execArgv: ['--import', pathToFileURL(tsx).href] };
}

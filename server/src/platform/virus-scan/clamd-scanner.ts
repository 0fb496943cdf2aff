import { connect, type Socket } from 'node:net';
import type { Log } from '../logging/index.ts';
import type { ScanOutcome, VirusScanner } from './virus-scanner.ts';

/** Where ClamAV's daemon listens: a file on this machine, or a port. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

type Options = {
  readonly address: ClamdAddress;
  readonly log: Log;
  readonly isRequired?: boolean;
  /** For one file, from the first byte to the answer. */
  readonly timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 60_000;
const LENGTH_BYTES = 4;
/** clamd takes pieces of any size below its own limit; these are what files are read in. */
const MOST_PIECE_BYTES = 256 * 1024;
/** Its answers are one short line. */
const MOST_ANSWER_BYTES = 4096;

/** `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`; undefined for anything else. */
export function parseClamdAddress(text: string): ClamdAddress | undefined {
  if (text.startsWith('unix:/')) return { path: text.slice('unix:'.length) };
  if (!text.startsWith('tcp://') || !URL.canParse(text)) return undefined;
  const { hostname, port, pathname } = new URL(text);
  if (hostname === '' || port === '' || !['', '/'].includes(pathname)) return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/**
 * Asks ClamAV's daemon, by its command INSTREAM (clamd(8)): each piece behind its length, a length of zero at the end, and
 * the answer `stream: OK` or `stream: <name> FOUND`. What else it says, and silence, is no verdict.
 */
export function clamdScanner({
  address,
  log,
  isRequired = false,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: Options): VirusScanner {
  return {
    isRequired,
    scan: async (bytes) => {
      const socket = connect({ ...address });
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the virus scanner does not answer')));
      const deadline = setTimeout(() => socket.destroy(new Error('the virus scanner takes too long')), timeoutMs);
      try {
        // Listened to before anything is sent: it may refuse in the middle.
        const answered = answerOf(socket);
        const [answer] = await Promise.all([answered, send(socket, bytes)]);
        const outcome = outcomeOf(answer);
        if (outcome === 'not_scanned')
          log.warn({ event: 'virus_scan.no_verdict' }, 'the virus scanner gave no verdict');
        return outcome;
      } catch (error) {
        log.warn({ err: error, event: 'virus_scan.failed' }, 'the virus scanner could not be asked');
        return 'not_scanned';
      } finally {
        clearTimeout(deadline);
        socket.destroy();
      }
    },
  };
}

function outcomeOf(answer: string): ScanOutcome {
  if (answer === 'stream: OK') return 'clean';
  return /^stream: .+ FOUND$/.test(answer) ? 'infected' : 'not_scanned';
}

async function answerOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of socket) {
    if (!Buffer.isBuffer(part)) continue;
    parts.push(part);
    length += part.length;
    if (part.includes(0) || length > MOST_ANSWER_BYTES) break;
  }
  const [line = ''] = Buffer.concat(parts).toString('utf8').split('\0');
  return line.trim();
}

async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await written(socket, Buffer.from('zINSTREAM\0'));
  for await (const block of bytes) {
    for (let at = 0; at < block.length; at += MOST_PIECE_BYTES) {
      const piece = block.subarray(at, at + MOST_PIECE_BYTES);
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(piece.length);
      await written(socket, Buffer.concat([length, piece]));
      // It has answered already: what comes now interests nobody.
      if (socket.destroyed || socket.readableEnded) return;
    }
  }
  await written(socket, Buffer.alloc(LENGTH_BYTES));
}

/** Waits until the other side takes more. */
const written = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    if (socket.destroyed) return resolve();
    socket.write(bytes, (error) => (error == null || socket.destroyed ? resolve() : reject(error)));
  });

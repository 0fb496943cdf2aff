import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What came of bytes sent over a line of their own: the answer's first line, and whether and when the line was closed. */
export type RawOutcome = { readonly firstLine: string; readonly text: string; readonly closedAfterMs: number | null };

/** Sends bytes as they are and waits until the line is closed, or for so long. */
export async function sendRaw(port: number, bytes: string | Buffer, waitMs = 3_000): Promise<RawOutcome> {
  return await follow(connect(port, '127.0.0.1'), waitMs, (socket) => void socket.write(bytes));
}

/** Sends a beginning, and then one byte a second for as long as the other side lets it. */
export async function drip(port: number, beginning: string, waitMs: number): Promise<RawOutcome> {
  return await follow(connect(port, '127.0.0.1'), waitMs, (socket) => {
    socket.write(beginning);
    const timer = setInterval(() => {
      if (socket.writable) socket.write('x');
    }, 1_000);
    socket.once('close', () => clearInterval(timer));
  });
}

async function follow(socket: Socket, waitMs: number, begin: (socket: Socket) => void): Promise<RawOutcome> {
  const startedAt = performance.now();
  let text = '';
  let closedAfterMs: number | null = null;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => {}); // being hung up on is what is looked for
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      closedAfterMs = performance.now() - startedAt;
      resolve();
    });
  });
  socket.once('connect', () => begin(socket));
  const stop = new AbortController();
  await Promise.race([closed, sleep(waitMs, undefined, { signal: stop.signal, ref: true }).catch(() => {})]);
  stop.abort();
  socket.destroy();
  return { firstLine: text.split('\r\n')[0] ?? '', text, closedAfterMs };
}

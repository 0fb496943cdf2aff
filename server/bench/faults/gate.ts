import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What stands before a server on this machine: open, shut (connections are refused), or so slow that each byte waits. */
export type Gate = {
  readonly port: number;
  open(): void;
  shut(): void;
  slow(delayMs: number): void;
  close(): Promise<void>;
};

export async function gateBefore(port: number): Promise<Gate> {
  let isShut = false;
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (isShut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (piece: Buffer) => void setTimeout(() => to.write(piece), delayMs));
      from.on('error', () => undefined);
      from.once('close', () => {
        sockets.delete(from);
        setTimeout(() => to.destroy(), delayMs);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    open: () => {
      isShut = false;
      delayMs = 0;
    },
    shut: () => {
      isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    slow: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

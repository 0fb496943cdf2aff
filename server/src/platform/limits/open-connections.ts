import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Socket } from 'node:net';
import { ApiError } from '../http/index.ts';
import { networkOf } from './client-address.ts';

type Options = {
  /** Connections, or behind a proxy requests, that one address may have open at a time. */
  readonly mostOfOne: number;
  /** All connections come from a proxy of ours then, so what it passes on is counted in their place. */
  readonly isBehindProxy: boolean;
};

/**
 * No client may take all places: one connection too many from an address is closed. A browser opens six, and a whole
 * office may share an address.
 */
export function limitOpenConnections(app: FastifyInstance, { mostOfOne, isBehindProxy }: Options): void {
  const open = new Map<string, number>();
  /** False when it is one too many; otherwise it counts until `leave`. */
  const enter = (from: string): boolean => {
    const before = open.get(from) ?? 0;
    if (before >= mostOfOne) return false;
    open.set(from, before + 1);
    return true;
  };
  const leave = (from: string): void => {
    const left = (open.get(from) ?? 1) - 1;
    if (left > 0) open.set(from, left);
    else open.delete(from);
  };

  if (!isBehindProxy) {
    app.server.on('connection', (socket: Socket) => {
      const from = networkOf(socket.remoteAddress ?? '');
      if (!enter(from)) {
        socket.destroy();
        return;
      }
      socket.once('close', () => leave(from));
    });
    return;
  }
  app.addHook('onRequest', async (request, reply: FastifyReply) => {
    const from = networkOf(request.ip);
    if (!enter(from)) {
      reply.header('retry-after', '1');
      throw new ApiError(429, 'request.too_many');
    }
    reply.raw.once('close', () => leave(from));
  });
}

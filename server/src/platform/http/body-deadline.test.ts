import Fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerBodyDeadline } from './body-deadline.ts';

let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = Fastify();
  registerBodyDeadline(app, { usualMs: 300, byPath: { '/patient': 30_000 } });
  for (const path of ['/hasty', '/patient']) app.post(path, async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => app.close());

/** Sends half of a body at once and the rest after a while; answers what came back before the line was closed. */
function slowly(path: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`;
      socket.write(`${head}content-length: 12\r\n\r\n{"told":`);
      setTimeout(() => socket.write('100}'), 1_200);
    });
    socket.on('data', (piece) => {
      answer += piece.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

test('a body that comes in too slowly is not waited for, except where more time is given', async () => {
  const [hasty, patient] = await Promise.all([slowly('/hasty'), slowly('/patient')]);
  expect(hasty).not.toContain('200 OK');
  expect(patient).toContain('200 OK');
  expect(patient).toContain('{"told":100}');
});

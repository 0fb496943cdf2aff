import Fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerBodyDeadline } from './body-deadline.ts';

let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = Fastify();
  registerBodyDeadline(app, {
    usualMs: 300,
    byPath: { '/patient': 30_000, '/dripping': 30_000, '/steady': 30_000 },
    least: { bytes: 500, everyMs: 2_000 },
  });
  for (const path of ['/hasty', '/patient', '/dripping', '/steady']) app.post(path, async ({ body }) => body);
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

/** Sends a body in equal pieces, one each 500 ms; answers what came back, and after how long. */
function inPieces(path: string, piece: string, count: number): Promise<{ answer: string; tookMs: number }> {
  return new Promise((resolve) => {
    const began = Date.now();
    let answer = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1', () => {
      const length = piece.length * count + 2;
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`;
      socket.write(`${head}content-length: ${length}\r\n\r\n"`);
      const timer = setInterval(() => {
        sent += 1;
        socket.write(sent === count ? `${piece}"` : piece);
        if (sent === count) clearInterval(timer);
      }, 500);
      socket.once('close', () => clearInterval(timer));
    });
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, tookMs: Date.now() - began }));
  });
}

// What is told here is time that passes: the two wait side by side.
test.concurrent('a body that only drips is hung up on long before its deadline, a slow and steady one is taken', async () => {
  const [dripping, steady] = await Promise.all([
    inPieces('/dripping', 'drop'.repeat(10), 30),
    inPieces('/steady', 'x'.repeat(400), 10),
  ]);
  expect(dripping.answer).not.toContain('200 OK');
  expect(dripping.tookMs).toBeLessThan(8_000);
  expect(steady.answer).toContain('200 OK');
});

test.concurrent('a small body may come as slowly as its deadline lets it', async () => {
  const small = await inPieces('/steady', 'word', 10);
  expect(small.answer).toContain('200 OK');
});

import { paths } from '@plainclaim/contract';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let site: TestApp;
let behindProxy: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  behindProxy = await startTestApp({ trustProxy: 1 });
  for (const { app } of [site, behindProxy]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  await behindProxy.close();
});

const portOf = ({ app }: TestApp): number => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
const open = (to: TestApp): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(portOf(to), '127.0.0.1', () => resolve(socket));
    socket.on('error', () => undefined);
    socket.resume();
  });
const closedAfter = (socket: Socket): Promise<number> => {
  const began = Date.now();
  return new Promise((resolve) => {
    socket.once('close', () => resolve(Date.now() - began));
  });
};

describe('a connection', () => {
  // Nearly all of it is waiting: side by side.
  test.concurrent.each([
    ['that says nothing', ''],
    ['that stops in the middle of its first lines', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['that says nothing more after its answer', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('%s is shed within ten seconds', async (_name, said) => {
    const socket = await open(site);
    socket.write(said);
    expect(await closedAfter(socket)).toBeLessThan(10_000);
  });

  test('too many of one address is hung up on, and there is room again when others have gone', async () => {
    const sockets = await Promise.all(Array.from({ length: 120 }, () => open(site)));
    const oneMore = await open(site);
    expect(await closedAfter(oneMore)).toBeLessThan(2_000);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);

    for (const socket of sockets.slice(0, 10)) socket.destroy();
    await expect
      .poll(async () => {
        const socket = await open(site);
        socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
        return new Promise((resolve) => {
          socket.once('data', (data: Buffer) => resolve(data.toString().startsWith('HTTP/1.1 200')));
          socket.once('close', () => resolve(false));
        });
      })
      .toBe(true);
    for (const socket of sockets) socket.destroy();
  });

  test('of a proxy carries many people: what is counted is whom it speaks for', async () => {
    const sockets = await Promise.all(Array.from({ length: 130 }, () => open(behindProxy)));
    const head = `POST ${paths.refuseMail} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\nx-forwarded-for: `;
    for (const socket of sockets.slice(0, 120)) socket.write(`${head}203.0.113.7\r\n\r\n`);
    const answerTo = (socket: Socket, from: string): Promise<string> =>
      new Promise((resolve) => {
        socket.once('data', (data: Buffer) => resolve(data.toString().split('\r\n')[0] ?? ''));
        socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`);
      });
    const [next, other] = sockets.slice(120);
    if (next === undefined || other === undefined) throw new Error('no connection');
    await expect.poll(() => answerTo(next, '203.0.113.7')).toBe('HTTP/1.1 429 Too Many Requests');
    expect(await answerTo(other, '203.0.113.8')).toBe('HTTP/1.1 200 OK');
    for (const socket of sockets) socket.destroy();
  });
});

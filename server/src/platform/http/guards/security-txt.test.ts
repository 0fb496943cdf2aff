import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

const PATH = '/.well-known/security.txt';

test('security.txt says where to report a weakness, until when that holds, and in which languages', async () => {
  const site = await startTestApp({
    publicUrl: 'https://claims.example.org',
    securityContact: 'mailto:security@example.org',
  });
  const answer = await site.browser().get(PATH);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toBe(
    [
      'Contact: mailto:security@example.org',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: en, es, tr, pt',
      'Canonical: https://claims.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  await site.close();
});

test('security.txt is not there where nobody is named', async () => {
  const site = await startTestApp();
  const answer = await site.browser().get(PATH);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found']);
  await site.close();
});

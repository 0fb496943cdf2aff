import { paths } from '@plainclaim/contract';
import { expect, test } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../../testing/builders/a-draft.ts';
import { startTestApp } from '../../../testing/test-app.ts';

test('a payment that breaks names its use case in the log, and the person is told nothing of it', async () => {
  const site = await startTestApp({
    payments: (simulated) => ({ ...simulated, begin: () => Promise.reject(new Error('the line is dead')) }),
  });
  const browser = site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  const answer = await browser.post(paths.checkout, aPayment());
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'server.unexpected']);
  const logged = site.logLines.map((line) => JSON.parse(line)).find(({ err }) => err !== undefined);
  expect(logged.err.stack).toMatch(/\bpayOrder\b/);
  await site.close();
});

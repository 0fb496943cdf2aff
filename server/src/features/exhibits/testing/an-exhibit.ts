import { type ExhibitsAnswer, paths, type SaveFormRequest } from '@plainclaim/contract';
import { vi } from 'vitest';
import { aPaidClaim, must } from '../../../testing/builders/a-draft.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export type ExhibitCase = { readonly site: TestApp; readonly browser: Browser; readonly caseId: string };

/** Cases that were handed out: on a clock that stands still, no time tells which is the newest. */
const seen = new Set<string>();

/** A paid case; its package has exhibits unless another is given. */
export async function anExhibitCase(site: TestApp, form: Partial<SaveFormRequest> = {}): Promise<ExhibitCase> {
  // Calls are turned away while the machine is still busy with starting the test.
  const isTaken = async () => must(await site.browser().get(paths.states));
  await vi.waitFor(isTaken, { timeout: 20_000, interval: 100 });
  const browser = site.browser();
  await aPaidClaim(browser, { selectedPackage: 'full-trial', ...form });
  const { rows } = await site.database.pool.query<{ id: string }>(`select id from claims where status = 'paid'`);
  const caseId = rows.map(({ id }) => id).find((id) => !seen.has(id)) ?? '';
  seen.add(caseId);
  return { site, browser, caseId };
}

export const BOUNDARY = 'a-boundary-of-the-tests';

/** A form as browsers send it: the fields, then the file; `fileFirst` the other way round. */
export function aForm(
  bytes: Buffer | null,
  fields: Readonly<Record<string, string>> = {},
  { fileName = 'evidence.bin', fileFirst = false } = {},
): Buffer {
  const head = (disposition: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(([key, value]) => Buffer.from(`${head(`name="${key}"`)}\r\n${value}\r\n`));
  const type = 'content-type: application/octet-stream\r\n\r\n';
  const start = Buffer.from(`${head(`name="file"; filename="${fileName}"`)}${type}`);
  const file = bytes === null ? [] : [Buffer.concat([start, bytes, Buffer.from('\r\n')])];
  return Buffer.concat([
    ...(fileFirst ? [...file, ...texts] : [...texts, ...file]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

export const sendForm = ({ site, browser, caseId }: ExhibitCase, payload: Buffer): Promise<Answer> =>
  site.app.inject({
    method: 'POST',
    url: `${paths.exhibits}?case_id=${caseId}`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    cookies: Object.fromEntries(browser.cookies),
    payload,
  });

export const upload = (made: ExhibitCase, bytes: Buffer, fields: Readonly<Record<string, string>> = {}) =>
  sendForm(made, aForm(bytes, fields));

export const added = async (made: ExhibitCase, bytes: Buffer, description = 'What it shows'): Promise<ExhibitsAnswer> =>
  must(await upload(made, bytes, { description })).json();

export const exhibitsOf = async ({
  browser,
  caseId,
}: Pick<ExhibitCase, 'browser' | 'caseId'>): Promise<ExhibitsAnswer> =>
  must(await browser.get(`${paths.exhibits}?case_id=${caseId}`)).json();

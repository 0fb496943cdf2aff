import { type CaseFileAnswer, paths } from '@plainclaim/contract';
import { createHash, verify, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../platform/logging/index.ts';
import { createDocumentSeal } from '../../platform/seals/index.ts';
import { approved, aSender, type Sender } from '../../testing/builders/a-dispatched-letter.ts';
import { keptSealKey } from '../../testing/kept-seal-key.ts';
import { must } from '../../testing/builders/a-draft.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { readZip } from '../../testing/read-zip.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTimeStampAuthority, type TimeStampAuthority } from '../../testing/time-stamp-authority.ts';

let site: TestApp;
let authority: TimeStampAuthority;
beforeAll(async () => {
  authority = await startTimeStampAuthority();
  const key = await keptSealKey();
  const seal = createDocumentSeal({ key, wanted: 'b-t', authorityUrls: [authority.url], log: silentLog });
  site = await startTestApp({ seal });
});
afterAll(async () => {
  await site.close();
  await authority.close();
});

const stateOf = async ({ browser }: Sender, caseId: string): Promise<CaseFileAnswer> =>
  must(await browser.get(`${paths.caseFile}?case_id=${caseId}`)).json();

/** A letter that went out by its sender's own hand, packed. */
async function aPackedCase() {
  const sender = await aSender(site);
  const demandId = await approved(sender, 'self_mail');
  const { rows } = await site.database.pool.query('select claim_id from letter_versions where demand_id = $1', [
    demandId,
  ]);
  const caseId: string = rows[0].claim_id;
  expect(await stateOf(sender, caseId)).toMatchObject({ state: 'none', ready: null });
  must(await sender.browser.post(paths.caseFile, { case_id: caseId }));
  await expect.poll(async () => (await stateOf(sender, caseId)).state, { timeout: 60_000 }).toBe('ready');
  const zip = must(await sender.browser.post(paths.openCaseFile, { case_id: caseId })).rawPayload;
  return { sender, caseId, zip, members: readZip(zip) };
}

const jsonIn = (members: ReadonlyMap<string, Buffer>, path: string) => JSON.parse(String(members.get(path)));

describe('the archive of a case', () => {
  test('holds the letter, how it went out, what happened and the page that checks it, each by its hash', async () => {
    const { members, zip, sender, caseId } = await aPackedCase();
    const packed = [...members.keys()];
    const [{ file: letter = '', version = 0 } = {}] = jsonIn(members, 'case.json').letters;
    expect(letter).toBe(`letter/version-${version}.pdf`);
    expect(packed).toEqual([
      'verify.html',
      'case.json',
      letter,
      `delivery/version-${version}.pdf`,
      'manifest.json',
      'manifest-seal.json',
    ]);
    const manifest = jsonIn(members, 'manifest.json');
    for (const { path, bytes, sha256 } of manifest.files) {
      const file = members.get(path) ?? Buffer.alloc(0);
      expect([path, file.length, createHash('sha256').update(file).digest('hex')]).toEqual([path, bytes, sha256]);
    }
    expect(manifest.files.map(({ path }: { path: string }) => path)).toEqual(packed.slice(0, -2));
    expect(manifest.audit_head).toEqual({
      position: expect.any(Number),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const record = await readPdf(members.get(`delivery/version-${version}.pdf`) ?? Buffer.alloc(0));
    expect(record.text.replaceAll(/\s+/g, ' ')).toContain('Approved by the sender for sending');
    expect(record).toMatchObject({ isTagged: true, title: 'Record of Delivery' });
    expect((await stateOf(sender, caseId)).ready?.bytes).toBe(zip.length);
  });

  test('is vouched for by the key of the seal and by an independent time', async () => {
    const { members } = await aPackedCase();
    const seal = jsonIn(members, 'manifest-seal.json');
    const { publicKey } = new X509Certificate(Buffer.from(seal.certificate, 'base64'));
    const manifest = members.get('manifest.json') ?? Buffer.alloc(0);
    expect(verify('sha256', manifest, publicKey, Buffer.from(seal.signature, 'base64'))).toBe(true);
    expect(seal.time_stamp).toEqual(expect.any(String));
  });

  test('is nobody else’s', async () => {
    const { caseId } = await aPackedCase();
    const stranger = site.browser();
    expect((await stranger.get(`${paths.caseFile}?case_id=${caseId}`)).statusCode).toBe(404);
    expect((await stranger.post(paths.openCaseFile, { case_id: caseId })).statusCode).toBe(404);
  });
});

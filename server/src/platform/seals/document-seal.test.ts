import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { sealsIn } from '../../testing/seals-in.ts';
import { startTimeStampAuthority, type TimeStampAuthority } from '../../testing/time-stamp-authority.ts';
import { aLetterModel } from '../../testing/builders/letter-model.ts';
import { keptRenderer } from '../../testing/kept-children.ts';
import { silentLog } from '../logging/index.ts';
import { createDocumentSeal, loadOrCreateSealKey, readSealKey, type SealKey, type SealLevel } from './index.ts';

const NOW = Date.parse('2026-11-21T17:00:00Z');
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

let folder: string;
let key: SealKey;
let letter: Uint8Array;
let near: TimeStampAuthority;
let far: TimeStampAuthority;

const ownKey = async (dataDir: string, nowMs = NOW) =>
  await loadOrCreateSealKey({ dataDir, siteName: 'claims.example.org' }, nowMs);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seal-'));
  const made = await ownKey(folder);
  if (!made.ok) throw new Error(made.error);
  key = made.value;
  const rendered = await keptRenderer(silentLog).renderLetter(aLetterModel());
  if (!rendered.ok) throw new Error(rendered.error.code);
  letter = rendered.value.pdf;
  [near, far] = await Promise.all([startTimeStampAuthority(), startTimeStampAuthority()]);
});
afterAll(async () => {
  await Promise.all([near.close(), far.close()]);
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  near.behave('well');
  far.behave('well');
});

const sealOf = (wanted: SealLevel, authorities = [near.url, far.url]) =>
  createDocumentSeal({ key, wanted, authorityUrls: authorities, log: silentLog, timeoutMs: 1_000 });

describe('a sealed letter', () => {
  test('is the letter as it was made, byte for byte, with the seal behind it', async () => {
    const { pdf, level } = await sealOf('b-b').seal(letter, NOW);
    expect(level).toBe('b-b');
    expect(Buffer.from(pdf.subarray(0, letter.length)).equals(letter)).toBe(true);
    expect(await sealsIn(pdf)).toEqual([{ kind: 'seal', holds: true, coversAll: true, hasTime: false }]);
  });

  test('keeps its words, title, author, language and tags', async () => {
    const { pdf } = await sealOf('b-lta').seal(letter, NOW);
    expect(await readPdf(Buffer.from(pdf))).toEqual(await readPdf(Buffer.from(letter)));
  });

  test('says by itself when one bit of it was changed, wherever that is', async () => {
    const { pdf } = await sealOf('b-b').seal(letter, NOW);
    const hole = Buffer.from(pdf).indexOf('/Contents <');
    const end = Buffer.from(pdf).indexOf('>', hole);
    const step = Math.floor(pdf.length / 60);
    for (let at = 0; at < pdf.length; at += step) {
      if (at >= hole && at <= end) continue;
      const changed = Buffer.from(pdf);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      const seals = await sealsIn(changed).catch(() => []);
      expect(
        seals.some(({ holds, coversAll }) => holds && coversAll),
        `byte ${at}`,
      ).toBe(false);
    }
  });

  test('carries the time of an authority, inside the seal and over the whole file', async () => {
    expect(await sealsIn((await sealOf('b-t').seal(letter, NOW)).pdf)).toEqual([
      { kind: 'seal', holds: true, coversAll: true, hasTime: true },
    ]);
    const { pdf, level } = await sealOf('b-lta').seal(letter, NOW);
    expect(level).toBe('b-lta');
    const found = await sealsIn(pdf);
    expect(found.map(({ kind, holds }) => ({ kind, holds }))).toEqual([
      { kind: 'seal', holds: true },
      { kind: 'time_stamp', holds: true },
    ]);
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.runIf(hasOpenssl)('each token in a sealed letter', () => {
  test('holds for openssl, which is told of the authority alone, and of another hash it does not', async () => {
    const before = near.issued().length;
    const { pdf } = await sealOf('b-lta', [near.url]).seal(letter, NOW);
    const tokens = near.issued().slice(before);
    // One in the seal, one over the whole file.
    expect(tokens.length).toBeGreaterThanOrEqual(2);
    const bytes = Buffer.from(pdf).toString('latin1').toLowerCase();
    const trusted = join(folder, 'authority.pem');
    await writeFile(trusted, near.certificatePem);
    for (const [index, { token, sha256 }] of tokens.entries()) {
      expect(bytes).toContain(token.toString('hex'));
      const file = join(folder, `token-${index}.der`);
      await writeFile(file, token);
      const verify = (digest: string) =>
        spawnSync('openssl', ['ts', '-verify', '-token_in', '-in', file, '-digest', digest, '-CAfile', trusted], {
          encoding: 'utf8',
        });
      const said = verify(sha256);
      expect(`${said.stdout}${said.stderr}`).toContain('Verification: OK');
      expect(verify('0'.repeat(64)).status).not.toBe(0);
    }
  });
});

describe('a time-stamp authority that does not do its part', () => {
  test.each(['hangs', 'error', 'garbage', 'other_hash', 'other_nonce', 'other_key'] as const)(
    'costs nothing when the next one answers (%s)',
    async (how) => {
      near.behave(how);
      expect((await sealOf('b-t').seal(letter, NOW)).level).toBe('b-t');
    },
  );

  test.each(['hangs', 'error', 'garbage', 'other_hash', 'other_nonce', 'other_key'] as const)(
    'costs the level but not the seal when it is the only one (%s), and the level is raised later',
    async (how) => {
      near.behave(how);
      const seal = sealOf('b-t', [near.url]);
      const first = await seal.seal(letter, NOW);
      expect(first.level).toBe('b-b');
      expect(await sealsIn(first.pdf)).toEqual([{ kind: 'seal', holds: true, coversAll: true, hasTime: false }]);
      expect(await seal.raise(first)).toBeNull();

      near.behave('well');
      const raised = await seal.raise(first);
      expect(raised?.level).toBe('b-t');
      const found = await sealsIn(raised?.pdf ?? new Uint8Array());
      expect(found.map(({ kind, holds }) => ({ kind, holds }))).toEqual([
        { kind: 'seal', holds: true },
        { kind: 'time_stamp', holds: true },
      ]);
    },
  );

  test('that goes silent between the seal and its archive leaves the seal with its time', async () => {
    let asked = 0;
    const seal = sealOf('b-lta', [near.url]);
    const watch = setInterval(() => {
      if (near.asked() > asked) near.behave('error');
    }, 1);
    asked = near.asked();
    const { level } = await seal.seal(letter, NOW);
    clearInterval(watch);
    expect(['b-t', 'b-lta']).toContain(level);
  });
});

describe('the key of the seal', () => {
  test('is made once, is read by its owner only, and stays the same', async () => {
    const again = await ownKey(folder);
    expect(again.ok && again.value.certificate.fingerprint256).toBe(key.certificate.fingerprint256);
    expect((await stat(join(folder, 'seal.pem'))).mode & 0o777).toBe(0o600);
    expect(key.certificate.subject).toContain('claims.example.org');
  });

  test('is refused when it has run out', async () => {
    expect(await ownKey(folder, NOW + 11 * YEAR_MS)).toEqual({ ok: false, error: 'expired' });
  });

  test('is refused when its certificate is of another key', async () => {
    const others = await mkdtemp(join(folder, 'other-'));
    await ownKey(others);
    const [ours, theirs] = await Promise.all([folder, others].map((at) => readFile(join(at, 'seal.pem'), 'utf8')));
    const mixed = await mkdtemp(join(folder, 'mixed-'));
    const [privateKey] = (ours ?? '').split('-----BEGIN CERTIFICATE');
    const [, certificate] = (theirs ?? '').split('-----BEGIN CERTIFICATE');
    await writeFile(join(mixed, 'seal.pem'), `${privateKey}-----BEGIN CERTIFICATE${certificate}`, { mode: 0o600 });
    expect(await ownKey(mixed)).toEqual({ ok: false, error: 'mismatch' });
  });

  test('of a file says whether the file is missing or cannot be read', async () => {
    expect(await readSealKey(join(folder, 'none.p12'), '', NOW)).toEqual({ ok: false, error: 'missing' });
    const broken = join(folder, 'broken.p12');
    await writeFile(broken, 'not a key');
    expect(await readSealKey(broken, 'x', NOW)).toEqual({ ok: false, error: 'unreadable' });
  });
});

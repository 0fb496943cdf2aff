import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { root } from '../build/build-state.mjs';
import { ALL_ROWS } from './all-rows.ts';
import { isTestThere } from './held-tests.ts';
import { FORBIDDEN_IN_PDF, pdfWithScript, unpackedPdf } from './hostile-files.ts';
import { codeIn, listening, wordsOf } from './mail-catcher.ts';
import { ALL_REQUIREMENTS, isRequirement } from './asvs.ts';
import { ask, type Row } from './row.ts';
import { documentTable, summary, tableOf } from './table.ts';
import { visitorAt } from './visitor.ts';
import { plantedWeaknesses, startWeakeningProxy } from './weakening-proxy.ts';
import type { World } from './world.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const rowOf = (id: string): Row => {
  const found = ALL_ROWS.find((row) => row.id === id);
  if (found === undefined) throw new Error(`there is no row ${id}`);
  return found;
};

const noWorld = {} as World;
const aRow = (changes: Partial<Row>): Row => ({ id: 'X1', what: 'Something holds', asvs: '1.1.1', ...changes });
const asked = (row: Row, isThere = true) => ask(row, noWorld, () => isThere);

describe('the rows of the checklist', () => {
  test('are 89, each once, in the order of the checklist', () => {
    const counts = { S: 8, A: 13, W: 7, Z: 10, B: 8, I: 12, U: 5, P: 5, R: 8, L: 13 };
    const ids = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_none, index) => `${letter}${index + 1}`),
    );
    expect(ALL_ROWS.map(({ id }) => id)).toEqual(ids);
    expect(ids).toHaveLength(89);
  });

  test('are asked, held by a test or told why they do not apply', () => {
    for (const { id, drive, tests, notApplicable } of ALL_ROWS) {
      expect([id, drive !== undefined || (tests ?? []).length > 0 || notApplicable !== undefined]).toEqual([id, true]);
    }
  });

  test('name only tests that are there', () => {
    const named = ALL_ROWS.flatMap((row) => row.tests ?? []);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((held) => !isTestThere(root, held))).toEqual([]);
  });

  test('stand in the table of docs/security.md, which npm run security -- --table prints', () => {
    const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
    const squeezed = (table: string) => table.replaceAll(/[ -]+/g, ' ');
    expect(squeezed(text)).toContain(squeezed(documentTable(ALL_ROWS)));
  });
});

describe('a row', () => {
  test('holds when everything that was looked at is so', async () => {
    const drive: Row['drive'] = async (_world, see) => see('it is so', true);
    expect((await asked(aRow({ drive }))).verdict).toBe('holds');
    expect((await asked(aRow({ drive, lacks: 'something' }))).verdict).toBe('partly');
    expect((await asked(aRow({ tests: [['a.test.ts', 'it is so']] }))).verdict).toBe('held by test');
    expect((await asked(aRow({ notApplicable: 'there is none' }))).verdict).toBe('not applicable');
  });

  test('fails when one thing is not so, when it breaks, when its test is gone, and when nothing was looked at', async () => {
    const wrong: Row['drive'] = async (_world, see) => {
      see('this is so', true);
      see('this is not', false, { was: 'otherwise' });
    };
    const failed = await asked(aRow({ drive: wrong }));
    expect(failed.verdict).toBe('FAILS');
    expect(tableOf([failed])).toContain('NOT: this is not ({"was":"otherwise"})');
    const breaks: Row['drive'] = async () => Promise.reject(new Error('no answer'));
    expect((await asked(aRow({ drive: breaks, lacks: 'something' }))).verdict).toBe('FAILS');
    expect((await asked(aRow({ tests: [['a.test.ts', 'renamed']] }), false)).verdict).toBe('FAILS');
    expect((await asked(aRow({ drive: async () => {} }))).verdict).toBe('FAILS');
    expect(summary([failed], 1_000)).toBe(
      '1 rows in 1 s: 0 holds, 0 held by test, 0 partly, 0 not applicable, 1 FAILS',
    );
  });
});

describe('a weakness put between us and a site', () => {
  /** A site that answers everything alike, and lets nobody else read it. */
  async function aSite() {
    const server = createServer((_request, response) => response.end('{}'));
    const port = await listening(server);
    const proxy = await startWeakeningProxy(port);
    closers.push(
      () => proxy.close(),
      () => server.close(),
    );
    return proxy;
  }

  test('is found by its row, which holds without it', async () => {
    const proxy = await aSite();
    const world = { a: { browser: visitorAt(proxy.port) } } as unknown as World;
    expect((await ask(rowOf('B2'), world, () => true)).verdict).toBe('holds');
    const weakness = plantedWeaknesses(() => '').find(({ row }) => row === 'B2');
    proxy.weaken(weakness ?? null);
    const { verdict, sightings } = await ask(rowOf('B2'), world, () => true);
    expect(verdict).toBe('FAILS');
    expect(sightings.find(({ ok }) => !ok)?.seen).toContain('access-control-allow-origin');
  });

  test('is planted for rows that are asked', () => {
    const weaknesses = plantedWeaknesses(() => '');
    expect(weaknesses.length).toBeGreaterThan(20);
    for (const { row } of weaknesses) expect(rowOf(row).drive).toBeDefined();
  });
});

test('every requirement that a row or the document names is one of ASVS 5.0.0', () => {
  expect(ALL_REQUIREMENTS).toBe(345);
  const document = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const [, apart = ''] = document.split('## Chapters and requirements that ask for nothing here');
  const named = [...ALL_ROWS.map(({ asvs }) => asvs), apart].flatMap((text) => text.match(/\b\d+\.\d+\.\d+\b/g) ?? []);
  expect(named.length).toBeGreaterThan(100);
  const versions = ['5.0.0'];
  expect(named.filter((number) => !isRequirement(number) && !versions.includes(number))).toEqual([]);
  expect(['6.6.5', '18.1.1', '3.4.9', '1.0.1'].filter(isRequirement)).toEqual([]);
});

test('a hidden script of a PDF is found in its packed parts', () => {
  const text = unpackedPdf(pdfWithScript());
  expect(FORBIDDEN_IN_PDF.filter((word) => text.includes(word))).toContain('/JavaScript');
});

test('the code of a mail is the one on a line of its own', () => {
  const raw =
    'Subject: 111111\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nYour code:\r\n\r\n    204=\r\n060\r\n';
  expect(codeIn({ recipients: [], raw })).toBe('204060');
});

test('a line of dashes in a mail hides nothing behind it', () => {
  const kind = 'Content-Type: multipart/alternative; boundary="b1"';
  const part = 'Content-Transfer-Encoding: quoted-printable\r\n\r\nOne.\r\n-- \r\nhttps://claims.=\r\nsite.test/\r\n';
  const raw = `${kind}\r\n\r\n--b1\r\n${part}\r\n--b1--\r\n`;
  expect(wordsOf({ recipients: [], raw })).toContain('https://claims.site.test/');
});

test('a test counts under its exact name and in a file of tests only', () => {
  const here = 'tools/security/security.test.ts';
  expect(existsSync(join(root, here))).toBe(true);
  expect(isTestThere(root, [here, 'the code of a mail is the one on a line of its own'])).toBe(true);
  expect(isTestThere(root, [here, 'the code of a mail'])).toBe(false);
  expect(isTestThere(root, ['tools/security/row.ts', 'holds'])).toBe(false);
});

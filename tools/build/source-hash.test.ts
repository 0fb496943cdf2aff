import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentHashOf, listSources, stampOf } from './source-hash.mjs';

let root = '';

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const inputs = ['app', 'package.json', 'not-there'];
const list = () => listSources(root, inputs);
const hash = () => contentHashOf(root, list());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainclaim-source-hash-'));
  write('package.json', '{}');
  write('app/b.ts', 'b');
  write('app/a.ts', 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what a build is made of', () => {
  test('sources are listed in one order, and what is not there is left out', () => {
    expect(list().map(({ path }) => path)).toEqual(['app/a.ts', 'app/b.ts', 'package.json']);
  });

  test('tests, test helpers, packages and earlier output do not count', () => {
    write('app/a.test.ts', 'test');
    write('app/screen.test.tsx', 'test');
    write('app/testing/helper.ts', 'help');
    write('app/node_modules/zod/index.js', 'package');
    write('app/dist/main.mjs', 'output');
    expect(list().map(({ path }) => path)).toEqual(['app/a.ts', 'app/b.ts', 'package.json']);
  });

  test.each([
    ['a changed file', () => write('app/a.ts', 'A')],
    ['a new file', () => write('app/c.ts', '')],
    ['a removed file', () => rmSync(join(root, 'app/a.ts'))],
    ['text moved from one file to the next', () => (write('app/a.ts', ''), write('app/b.ts', 'ab'))],
  ])('%s asks for a new build', (_name, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test('a touched file changes the quick stamp but not the hash of the contents', () => {
    const before = { stamp: stampOf(list()), hash: hash() };
    utimesSync(join(root, 'app/a.ts'), new Date(0), new Date(0));
    expect(stampOf(list())).not.toBe(before.stamp);
    expect(hash()).toBe(before.hash);
  });
});

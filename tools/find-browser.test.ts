import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser } from './find-browser.mjs';

let folder = '';
const at = (name: string) => join(folder, name);

function program(name: string) {
  writeFileSync(at(name), '');
  chmodSync(at(name), 0o755);
  return at(name);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainclaim-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("Playwright's own browser comes first", () => {
  const places = { ownPath: program('own'), named: program('named'), usual: [program('system')] };
  expect(findBrowser(places)).toEqual({ own: true });
});

test('a named browser comes before the usual places', () => {
  const places = { ownPath: at('missing'), named: program('named'), usual: [program('system')] };
  expect(findBrowser(places)).toEqual({ own: false, path: at('named') });
});

test('a named browser that cannot be run is passed over', () => {
  writeFileSync(at('text'), '');
  chmodSync(at('text'), 0o644);
  const places = { ownPath: '', named: at('missing'), usual: [at('also-missing'), program('system')] };
  expect(findBrowser(places)).toEqual({ own: false, path: at('system') });
});

test('without any browser there is none, rather than a guess', () => {
  expect(findBrowser({ ownPath: '', named: undefined, usual: [at('missing')] })).toBeUndefined();
});

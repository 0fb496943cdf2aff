import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadOrCreateKeys } from './keys.ts';

const secretKey = 'Zk3v9QpL0xW8sTn5bRy2Hc7JdMf4GuAe';
const dataKey = 'aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV';

let root = '';
let count = 0;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plainclaim-keys-'));
});
afterAll(() => rmSync(root, { recursive: true }));

function settings(overrides: { secretKey?: string; dataKeys?: string[]; isProduction?: boolean } = {}) {
  count += 1;
  const dataDir = join(root, `data-${count}`);
  return { isProduction: false, dataDir, secretKey: undefined, dataKeys: [], ...overrides };
}

describe('outside production', () => {
  test('keys are made once and then stay the same', () => {
    const here = settings();
    const first = loadOrCreateKeys(here);
    expect(loadOrCreateKeys(here)).toEqual(first);
    expect(first.secretKey).not.toBe(first.dataKeys[0]);
    expect(loadOrCreateKeys(settings()).secretKey).not.toBe(first.secretKey);
    expect(readdirSync(here.dataDir)).toEqual(['keys.json']);
  });

  test('the file is for its owner only, even after somebody opened it up', () => {
    const here = settings();
    loadOrCreateKeys(here);
    const file = join(here.dataDir, 'keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    loadOrCreateKeys(here);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a key in the settings beats the file', () => {
    const here = settings({ secretKey });
    expect(loadOrCreateKeys(here).secretKey).toBe(secretKey);
    expect(loadOrCreateKeys(here).dataKeys).toHaveLength(1);
  });

  test('a damaged file is never replaced by new keys', () => {
    const here = settings();
    loadOrCreateKeys(here);
    writeFileSync(join(here.dataDir, 'keys.json'), '{"secretKey":');
    expect(() => loadOrCreateKeys(here)).toThrow(/damaged/);
  });
});

test('with both keys in the settings nothing is written', () => {
  const here = settings({ isProduction: true, secretKey, dataKeys: [dataKey] });
  expect(loadOrCreateKeys(here)).toEqual({ secretKey, dataKeys: [dataKey] });
  expect(() => statSync(here.dataDir)).toThrow(/ENOENT/);
});

test('production never makes keys', () => {
  expect(() => loadOrCreateKeys(settings({ isProduction: true }))).toThrow(/required in production/);
});

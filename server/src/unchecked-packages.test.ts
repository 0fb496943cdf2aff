import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled, uncheckedPackages } from './unchecked-packages.ts';

test('names what lies on this machine without having been compared with a checksum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainclaim-packages-'));
  const file = join(folder, 'packages.json');
  const list = [
    { name: 'fastify', version: '1.0.0', checksum: null },
    { name: 'pg', version: '2.0.0', checksum: 'sha512-x' },
    { name: '@nobody/has-this', version: '3.0.0', checksum: null },
  ];
  writeFileSync(file, JSON.stringify(list));
  expect(uncheckedPackages(file)).toEqual(['fastify@1.0.0']);
  expect(uncheckedPackages(file, () => true)).toEqual(['fastify@1.0.0', '@nobody/has-this@3.0.0']);
  rmSync(folder, { recursive: true });
  expect(uncheckedPackages(file)).toEqual([]);
});

test('finds the packages of this product', () => {
  expect(isInstalled('fastify')).toBe(true);
  expect(isInstalled('@fastify/cookie')).toBe(true);
  expect(isInstalled('@myriaddreamin/typst-ts-node-compiler-win32-x64-msvc')).toBe(false);
});

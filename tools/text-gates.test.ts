import { describe, expect, test } from 'vitest';
import { findingsIn, textRules, unpinnedPackages } from './text-gates.mjs';

/** This file must pass the gates itself, so no sample may stand here in one piece. */
const joined = (...parts: string[]) => parts.join('');

const rules = textRules('/builds/plainclaim');
const found = (path: string, text: string) => findingsIn(path, text, rules);

describe('texts that must not enter the repository', () => {
  test.each([
    ['a registry host', 'docs/setup.md', joined('use https://regis', 'try.example.org/')],
    ['a registry setting', '.npmrc', joined('regis', 'try=https://example.org/')],
    ['a lockfile entry bound to a host', 'package-lock.json', '"resolved": "https://example.org/zod.tgz"'],
    ['the path of this checkout', 'docs/setup.md', 'cd /builds/plainclaim/server'],
    ['a home folder', 'server/src/config.ts', joined("const path = '/ho", "me/ann/data';")],
    ['a switched-off lint rule', 'server/src/app.ts', joined('// oxlint-', 'disable-next-line no-console')],
    ['a switched-off type check', 'server/src/app.ts', joined('// @ts-', 'ignore')],
    ['an unfinished note', 'web/src/app/app.tsx', joined('// TO', 'DO later')],
    ['a merge conflict', 'README.md', joined('<<<<', '<<< main')],
  ])('%s is found', (_name, path, text) => {
    expect(found(path, `first line\n${text}\n`)).toEqual([expect.stringContaining(`${path}:2: `)]);
  });

  test.each([
    ['a link between workspaces', 'package-lock.json', '"resolved": "contract"'],
    ['a web route named home', 'web/src/app/routes.ts', `const path = '/home';`],
    ['a folder inside the repository', 'docs/map.md', 'server/home/page/index.ts'],
    ['a note on how to lay out a table', 'server/src/app.ts', '// biome-ignore format: a table reads better'],
  ])('%s is fine', (_name, path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});

describe('the lockfile', () => {
  const lock = (entry: object) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/zod': { integrity: 'sha512-a' }, 'node_modules/pg': entry } });

  test('a package with a checksum or a link to a workspace is pinned', () => {
    expect(unpinnedPackages(lock({ integrity: 'sha512-b' }))).toEqual([]);
    expect(unpinnedPackages(lock({ link: true }))).toEqual([]);
  });

  test('a package without a checksum is named', () => {
    expect(unpinnedPackages(lock({ version: '8.0.0' }))).toEqual([
      'package-lock.json: node_modules/pg has no checksum',
    ]);
  });

  test('a lockfile that lists nothing is not taken for a clean one', () => {
    expect(unpinnedPackages('{}')).toEqual(['package-lock.json: no packages listed']);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findingsIn, mayNameAState, textRules, unpinnedPackages } from './text-gates.mjs';

/** This file must pass the gates itself, so no sample may be here in one piece. */
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
    ['the name of a state', 'domain/src/letters/one.ts', `const where = 'New Jersey';`],
    ['the code of a state', 'server/src/features/address-lookup/one.ts', `const state = 'NJ';`],
    ['a rule of evidence of a state', 'domain/src/letters/one.ts', `const rule = 'N.J.R.E. 408';`],
    ['a court rule of a state', 'domain/src/letters/one.ts', '/** Kept out by R. 1:38-7. */'],
    ['a court of a state', 'domain/src/letters/one.ts', `const part = 'Special Civil Part';`],
    ['a state in a package', 'domain/src/pricing/packages.ts', '`New Jersey law`'],
    ['a state in a mail', 'server/src/platform/mail/templates/en/index.ts', '`helps people in New Jersey`'],
    ['a state in a sentence', 'contract/src/locales/es/claim-fit.ts', `'En Nueva Jersey'`],
    ['a court in a sentence', 'contract/src/locales/tr/claim-fit.ts', `'Hukuk Dairesi (Law Division)'`],
    ['a court’s pages on a screen', 'web/src/screens/wizard/one.tsx', 'Free forms at njcourts.gov'],
    ['a state on a screen', 'web/src/screens/home/one.tsx', 'Courts of New Jersey'],
    ['a state in a translation', 'web/src/i18n/locales/tr.po', 'msgstr "New Jersey’de"'],
    ['a state in the title of the page', 'web/index.html', '<title>New Jersey</title>'],
    ['the time zone of a state', 'server/src/platform/clock/one.ts', `const zone = 'America/New_York';`],
    ['a margin on one side', 'web/src/screens/home/one.module.css', '  margin-left: 1rem;'],
    ['a place on one side', 'web/src/screens/home/one.module.css', '  right: 0;'],
    ['a corner on one side', 'web/src/screens/home/one.module.css', '  border-top-left-radius: 4px;'],
    ['a text set to one side', 'web/src/screens/home/one.module.css', '  text-align: right;'],
  ])('%s is found', (_name, path, text) => {
    expect(found(path, `first line\n${text}\n`)).toEqual([expect.stringContaining(`${path}:2: `)]);
  });

  test.each([
    ['a link between workspaces', 'package-lock.json', '"resolved": "contract"'],
    ['a web route named home', 'web/src/app/routes.ts', `const path = '/home';`],
    ['a folder inside the repository', 'docs/map.md', 'server/home/page/index.ts'],
    ['the name of a state in its pack', 'domain/src/jurisdictions/us-nj/one.ts', `const state = 'NJ';`],
    ['the name of a state in a test', 'domain/src/letters/one.test.ts', `const state = 'NJ';`],
    ['the name of a state in the words of its pack', 'domain/src/jurisdictions/us-nj/words/en.ts', `'New Jersey'`],
    ['a name left open', 'web/src/i18n/locales/es.po', 'msgstr "Los tribunales de {courtState}"'],
    ['a margin at the start', 'web/src/screens/home/one.module.css', '  margin-inline-start: 1rem;'],
    ['a word that ends so', 'web/src/screens/home/one.module.css', '  --is-left: 1;'],
    ['a note on how to lay out a table', 'server/src/app.ts', '// biome-ignore format: a table reads better'],
  ])('%s is fine', (_name, path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});

describe('files that may name a state', () => {
  test('still do, and are few', () => {
    const stateRule = rules.filter(({ name }) => name === 'a state named outside its pack');
    for (const path of mayNameAState.keys()) {
      const text = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
      expect(findingsIn('domain/src/elsewhere.ts', text, stateRule)).toHaveLength(1);
      expect(findingsIn(path, text, stateRule)).toEqual([]);
    }
    expect(mayNameAState.size).toBeLessThan(3);
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

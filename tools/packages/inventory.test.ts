import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filled, INSTALL_SCRIPTS, inventoryOf, scriptsIn, uncheckedIn } from './inventory.mjs';

const lockfile = new URL('../../package-lock.json', import.meta.url);
const SHA = `sha512-${'A'.repeat(86)}==`;

const packages = {
  '': { version: '1.0.0' },
  web: { version: '1.0.0' },
  'node_modules/web': { link: true },
  'node_modules/b': { version: '2.0.0', integrity: SHA, license: 'MIT' },
  'node_modules/b/node_modules/@c/tool': { version: '3.0.0', integrity: SHA, dev: true },
  'node_modules/@a/linux-arm64': { version: '1.2.3', os: ['linux'], cpu: ['arm64'], libc: ['glibc'], optional: true },
};

test('the inventory holds every package from a registry, with licence, use, platform and checksum', () => {
  expect(inventoryOf(packages)).toEqual([
    {
      name: '@a/linux-arm64',
      version: '1.2.3',
      license: 'not stated',
      checksum: null,
      isShipped: true,
      platform: 'linux arm64 glibc',
    },
    { name: '@c/tool', version: '3.0.0', license: 'not stated', checksum: SHA, isShipped: false, platform: null },
    { name: 'b', version: '2.0.0', license: 'MIT', checksum: SHA, isShipped: true, platform: null },
  ]);
});

test('a checksum the registry knows is written; what it does not know, or says oddly, is named and left alone', async () => {
  const known = await filled(packages, async (name, version) =>
    `${name}@${version}` === '@a/linux-arm64@1.2.3' ? SHA : null,
  );
  expect(known).toMatchObject({ filled: ['@a/linux-arm64'], left: [] });
  expect(uncheckedIn(inventoryOf(known.packages))).toEqual([]);
  for (const answer of [null, '', 'sha1-abc']) {
    const unknown = await filled(packages, async () => answer);
    expect(unknown).toEqual({ packages, filled: [], left: ['@a/linux-arm64'] });
  }
});

test('all that is shipped has a checksum but builds of the PDF compiler for other machines', () => {
  const { packages: locked } = JSON.parse(readFileSync(lockfile, 'utf8'));
  const shipped = uncheckedIn(inventoryOf(locked)).filter(({ isShipped }) => isShipped);
  for (const { name } of shipped) expect(name).toMatch(/^@myriaddreamin\/typst-ts-node-compiler-/);
  const names = shipped.map(({ name }) => name);
  for (const ours of ['linux-x64-gnu', 'linux-x64-musl']) {
    expect(names).not.toContain(`@myriaddreamin/typst-ts-node-compiler-${ours}`);
  }
});

test('what runs a script of its own when it is installed is on the list, and nothing else', () => {
  const { packages: locked } = JSON.parse(readFileSync(lockfile, 'utf8'));
  expect(scriptsIn(locked)).toEqual([...INSTALL_SCRIPTS.keys()].toSorted());
  const planted = { ...locked, 'node_modules/b/node_modules/@c/new': { version: '1.0.0', hasInstallScript: true } };
  expect(scriptsIn(planted)).toContain('@c/new');
});

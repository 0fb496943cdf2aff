import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locatePrograms, preparePrograms } from './locate-binaries.ts';
import { chooseSystemUser, isRoot } from './system-user.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plainclaim-programs-'));
  chmodSync(root, 0o755);
});
afterAll(() => rmSync(root, { recursive: true }));

function packagedPrograms() {
  const located = locatePrograms(undefined);
  if (!located.ok) throw new Error(located.error.message);
  const { packageFolder } = located.value;
  if (packageFolder === undefined) throw new Error('the programs come from a package here');
  return { ...located.value, packageFolder };
}

test('the package’s programs run even when npm did not run its install script', async () => {
  const { packageFolder } = packagedPrograms();
  const native = join(root, 'as-npm-unpacked-it', 'native');
  cpSync(packageFolder.root, native, { recursive: true, verbatimSymlinks: true });
  const links: { target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { target } of links) rmSync(join(dirname(native), target), { force: true });
  const located = { binDir: join(native, 'bin'), packageFolder: { ...packageFolder, root: native } };
  expect(await preparePrograms(located, undefined, root)).toMatchObject({ ok: true, value: { major: 18 } });
});

test.runIf(isRoot())('programs that the system user cannot reach are copied once and whole', async () => {
  const user = chooseSystemUser(undefined);
  if (!user.ok || user.value === undefined) throw new Error('root gets a system user');
  const { packageFolder } = packagedPrograms();
  const closed = join(root, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  cpSync(packageFolder.root, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
  const located = {
    binDir: join(closed, 'native', 'bin'),
    packageFolder: { root: join(closed, 'native'), version: '18.0.0-test' },
  };
  const home = join(root, 'home');
  mkdirSync(home);
  const expected = { ok: true, value: { binDir: join(home, 'postgres-programs-18.0.0-test', 'bin'), major: 18 } };
  expect(await preparePrograms(located, user.value, home)).toEqual(expected);
  rmSync(join(closed, 'native'), { recursive: true });
  expect(await preparePrograms(located, user.value, home)).toEqual(expected);
  expect(readdirSync(home)).toEqual(['postgres-programs-18.0.0-test']);
});

test('programs that are not PostgreSQL are refused with what went wrong', async () => {
  const located = { binDir: root, packageFolder: undefined };
  expect(await preparePrograms(located, undefined, root)).toMatchObject({
    ok: false,
    error: { code: 'postgres.programs_unusable', message: expect.stringContaining('ENOENT') },
  });
});

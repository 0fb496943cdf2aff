import { describe, expect, test } from 'vitest';
import { completed, missingOptionals, platformOf } from './complete-lockfile.mjs';

const packages = {
  '': {},
  'node_modules/tool': {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { '@tool/linux-x64': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
  },
  'node_modules/@tool/linux-x64': { version: '2.0.0', dev: true, optional: true, integrity: 'sha512-a' },
};

describe('platform packages the lockfile leaves out', () => {
  test('each one without an entry is named', () => {
    expect(missingOptionals(packages).map(({ name }) => name)).toEqual(['@tool/darwin-arm64']);
  });

  test('a completed lockfile has them for their platform only, and keeps everything else', () => {
    const all = completed(packages);
    expect(missingOptionals(all)).toEqual([]);
    expect(all).toMatchObject(packages);
    expect(all['node_modules/@tool/darwin-arm64']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
  });

  test('a range is refused: a lockfile names one version', () => {
    const tool = { ...packages['node_modules/tool'], optionalDependencies: { '@tool/darwin-x64': '^2.0.0' } };
    expect(() => completed({ ...packages, 'node_modules/tool': tool })).toThrow(/not one exact version/);
  });

  test.each([
    ['@oxlint/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@oxlint/binding-linux-s390x-gnu', { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] }],
    ['@biomejs/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
  ])('%s is read from its name', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  test('a name without a platform is not guessed at', () => {
    expect(() => platformOf('@tool/wasm')).toThrow(/does not tell/);
  });
});

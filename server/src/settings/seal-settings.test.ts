import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { describeSealProblem } from './seal-settings.ts';

const named = (env: Record<string, string>) => {
  const read = readConfig(env);
  return read.ok ? [] : read.error.map(({ name }) => name);
};
const sealOf = (env: Record<string, string>) => {
  const read = readConfig(env);
  return read.ok ? read.value.seal : read.error;
};

describe('what letters are sealed with', () => {
  test('is a key of our own and no time, where nothing is set', () => {
    expect(sealOf({})).toEqual({ keyFile: null, keyPassword: '', wanted: 'b-b', authorityUrls: [] });
  });

  test('has the time of the authorities named, in their order', () => {
    expect(sealOf({ TSA_URLS: 'http://one.example, https://two.example/tsr' })).toMatchObject({
      wanted: 'b-t',
      authorityUrls: ['http://one.example', 'https://two.example/tsr'],
    });
    expect(sealOf({ TSA_URLS: 'http://one.example', SEAL_LEVEL: 'b-lta' })).toMatchObject({ wanted: 'b-lta' });
  });

  test.each([
    ['a level that needs an authority, and none', { SEAL_LEVEL: 'b-lta' }, 'TSA_URLS'],
    ['an authority that is no address', { TSA_URLS: 'time.example' }, 'TSA_URLS'],
    ['a level that does not exist', { SEAL_LEVEL: 'b-x' }, 'SEAL_LEVEL'],
    ['a password for no file', { SEAL_KEY_PASSWORD: 'quiet otter' }, 'SEAL_KEY_FILE'],
  ])('is refused at the start: %s', (_what, env, name) => {
    expect(named(env)).toEqual([name]);
  });

  test('is named with its file when it cannot be used, and what to do', () => {
    expect(describeSealProblem('/keys/seal.p12', 'expired')).toBe(
      'The key that letters are sealed with, /keys/seal.p12: its certificate has run out. Get a new one; letters that it sealed stay sealed.',
    );
  });
});

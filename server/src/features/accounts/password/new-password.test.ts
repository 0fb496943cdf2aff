import { describe, expect, test } from 'vitest';
import { newPasswordError } from './new-password.ts';
import { createPasswordHashing } from './password-hashing.ts';

describe('a new password', () => {
  test.each([
    ['six characters', 'kq7zw2'],
    ['a hundred characters', 'long and plain '.repeat(7).slice(0, 100)],
    ['128 characters', 'x7'.repeat(64)],
    ['spaces at both ends', '  wide open  '],
    ['another script', 'пароль из слов'],
    ['picture signs', '🦉🦉🌲🌲🌊🌊'],
    ['digits alone that nobody uses', '830172649915'],
  ])('may be %s', async (_name, password) => {
    expect(await newPasswordError(password, 6, null)).toBeNull();
  });

  test.each(['', 'kq7zw', '🦉🌲🌊'])('is too short: "%s"', async (password) => {
    expect(await newPasswordError(password, 6, null)).toEqual({ code: 'account.password_short', params: { min: '6' } });
  });

  test('is too short by the setting of the site', async () => {
    expect(await newPasswordError('kq7zw2x', 8, null)).toEqual({
      code: 'account.password_short',
      params: { min: '8' },
    });
  });

  test('is refused beyond 128 characters instead of being cut', async () => {
    const error = { code: 'account.password_long', params: { max: '128' } };
    expect(await newPasswordError('x7'.repeat(65), 6, null)).toEqual(error);
  });

  test.each(['password1', 'Password1', 'PASSWORD1', '123456', 'qwerty', 'iloveyou'])(
    'is refused when everybody tries it first: %s',
    async (password) => {
      expect(await newPasswordError(password, 6, null)).toEqual({ code: 'account.password_common' });
    },
  );

  test.each(['Plainclaim2026', 'maria.lopez', 'maria.lopez@example.org'])(
    'is refused when our name or the own address gives it away: %s',
    async (password) => {
      const error = await newPasswordError(password, 6, 'maria.lopez@example.org');
      expect(error).toEqual({ code: 'account.password_names' });
    },
  );
});

describe('a password hash', () => {
  const passwords = createPasswordHashing();

  test('is Argon2id with the costs we chose, and another one each time', async () => {
    const [one, two] = [await passwords.hash('seven quiet herons'), await passwords.hash('seven quiet herons')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches(one, 'seven quiet herons')).toBe(true);
  });

  test('counts every character, the last of many too', async () => {
    const long = 'abcdefgh'.repeat(16);
    const hash = await passwords.hash(long);
    expect(await passwords.matches(hash, long.slice(0, 72))).toBe(false);
    expect(await passwords.matches(hash, `${long.slice(0, -1)}x`)).toBe(false);
    expect(await passwords.matches(hash, long)).toBe(true);
  });

  test('of nobody matches nothing', async () => {
    expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
  });

  test('is outdated when its costs are not today’s', async () => {
    expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
    const { hash } = await import('@node-rs/argon2');
    expect(passwords.isOutdated(await hash('x', { memoryCost: 8_192, timeCost: 1 }))).toBe(true);
  });
});

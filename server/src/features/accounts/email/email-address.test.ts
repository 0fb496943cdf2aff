import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenHashing } from '../../../platform/security/index.ts';
import { displayNameOf, fingerprintOf, parseEmailAddress } from './email-address.ts';

const hashing = tokenHashing('a secret key that only the tests know of');
const parsed = (typed: string) => {
  const result = parseEmailAddress(typed);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('an email address', () => {
  test.each([' Ann@Example.COM ', 'ann@example.com', 'ANN@EXAMPLE.COM'])(
    'typed as "%s" is the same account',
    (typed) => {
      expect(parsed(typed)).toBe('ann@example.com');
      expect(fingerprintOf(hashing, parsed(typed))).toBe(fingerprintOf(hashing, parsed('ann@example.com')));
    },
  );

  test('with a plus or a dot is another account: only its provider knows whether it is the same mailbox', () => {
    expect(fingerprintOf(hashing, parsed('a.nn@example.com'))).not.toBe(
      fingerprintOf(hashing, parsed('ann@example.com')),
    );
    expect(fingerprintOf(hashing, parsed('ann+x@example.com'))).not.toBe(
      fingerprintOf(hashing, parsed('ann@example.com')),
    );
  });

  test.each([
    ['two addresses', 'victim@x.test,attacker@y.test'],
    ['two addresses with a semicolon', 'victim@x.test;attacker@y.test'],
    ['a header in a new line', 'victim@x.test\r\nBcc: attacker@y.test'],
    ['a new line at the end', 'victim@x.test\n'],
    ['a quoted local part', '"victim,attacker"@x.test'],
    ['a display name', 'Victim <victim@x.test>'],
    ['a NUL', 'victim\u0000@x.test'],
    ['an invisible character', 'vic\u200btim@x.test'],
    ['no domain', 'victim@'],
    ['more than 254 characters', `${'a'.repeat(245)}@example.com`],
  ])('is refused: %s', (_name, typed) => {
    expect(parseEmailAddress(typed)).toEqual({ ok: false, error: { code: 'field.email' } });
  });

  test.each(['', '   '])('is missing in "%s"', (typed) => {
    expect(parseEmailAddress(typed)).toEqual({ ok: false, error: { code: 'account.email_empty' } });
  });

  test('whatever is typed, what is taken names one mailbox and no header', () => {
    const hostile = fc.stringMatching(/^[a-z@.,;:"<>()\r\n\t \\+'-]{0,40}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), hostile, fc.emailAddress()), (typed) => {
        const result = parseEmailAddress(typed);
        if (!result.ok) return;
        expect(result.value).toMatch(/^[^\s,;<>"]+@[^\s,;<>"@]+$/);
        expect(parseEmailAddress(result.value)).toEqual(result);
      }),
    );
  });

  test('names its owner until they say otherwise', () => {
    expect(displayNameOf(parsed('Maria.Lopez@example.com'))).toBe('maria.lopez');
  });
});

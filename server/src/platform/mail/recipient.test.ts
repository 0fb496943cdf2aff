import { describe, expect, test } from 'vitest';
import { parseRecipient } from './recipient.ts';

describe('a recipient', () => {
  test.each(['maria@example.org', "o'brien@example.org", 'maria+claims@mail.example.org', ' maria@example.org '])(
    'is one plain address: "%s"',
    (text) => {
      expect(parseRecipient(text)).toEqual({ ok: true, value: { address: text.trim() } });
    },
  );

  test.each([
    ['a list', 'victim@x.test,attacker@y.test'],
    ['a list with semicolons', 'victim@x.test;attacker@y.test'],
    ['a list with spaces', 'victim@x.test attacker@y.test'],
    ['a second header', 'victim@x.test\r\nBcc: attacker@y.test'],
    ['a line break at the end', 'victim@x.test\n'],
    ['a line break in front', '\r\nvictim@x.test'],
    ['a NUL', 'victim@x.test\0'],
    ['a quoted local part', '"victim, attacker"@x.test'],
    ['a quoted local part with an at sign', '"attacker@y.test"@x.test'],
    ['a display name', 'Victim <victim@x.test>'],
    ['a display name with a line break', 'Victim\r\nBcc: attacker@y.test <victim@x.test>'],
    ['a group', 'friends: victim@x.test;'],
    ['a comment', 'victim@x.test (attacker@y.test)'],
    ['a source route', '@y.test:victim@x.test'],
    ['an address literal', 'victim@[127.0.0.1]'],
    ['two at signs', 'victim@x.test@y.test'],
    ['an invisible character', 'victim\u200b@x.test'],
    ['no dot', 'root@localhost'],
    ['nothing', '   '],
  ])('is never %s', (_name, text) => {
    expect(parseRecipient(text)).toEqual({ ok: false, error: 'mail.recipient_refused' });
  });
});

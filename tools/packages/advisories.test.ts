import { expect, test } from 'vitest';
import { readAudit } from './advisories.mjs';

const answered = (vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { dependencies: { total: 9 } } });

test('a package that is known to be unsafe fails loudly, with its name and how bad it is', () => {
  const text = answered({ tar: { severity: 'critical', range: '<2.0.0' }, kind: { severity: 'low', range: '*' } });
  const { kind, lines } = readAudit(text);
  expect(kind).toBe('unsafe');
  expect(lines.join('\n')).toContain('tar <2.0.0: critical');
  expect(lines.join('\n')).not.toContain('kind *');
  expect(readAudit(text, 'low').lines.join('\n')).toContain('kind *: low');
});

test('nothing unsafe is said to be so only where the registry answered', () => {
  expect(readAudit(answered({})).kind).toBe('clean');
});

test.each([
  [
    'a registry that has no such call',
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}',
  ],
  ['a registry that cannot be reached', ''],
  ['an answer that is no JSON', '<html>'],
  ['an answer of another shape', '{"advisories":{}}'],
])('%s is no clean bill: it says that nothing was checked', (_what, text) => {
  const { kind, lines } = readAudit(text);
  expect(kind).toBe('not_answered');
  expect(lines[0]).toMatch(/^NOT ANSWERED/);
});

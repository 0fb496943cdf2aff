import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, parseCalendarDate } from '../calendar/index.ts';
import { parseUsd } from '../money/index.ts';
import { US_STATES, usStateCode } from '../parties/index.ts';
import { anyCodePoint } from './testing/any-code-point.ts';
import {
  amountRule,
  asWebAddress,
  emailRule,
  type FieldRule,
  isPngDataAddress,
  LARGEST_CLAIM,
  pastDateRule,
  phoneRule,
  requiredText,
  SMALLEST_CLAIM,
  stateRule,
  websiteRule,
  zipRule,
} from './field-rules.ts';

// The sentence for each code, and the screen it is on, are tested in contract/src/claim/field-rules.test.ts.

const TODAY = day('2026-11-21');

/** Text as people, programs and attackers leave it in a field. */
const anything = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: anyCodePoint, maxLength: 20 }),
  fc.constantFrom('\0', '\r\nBcc: x@example.com', '9'.repeat(10_000), '٢٥٠', '<script>', '{label}', '__proto__'),
);

describe('any rule', () => {
  const rules: readonly (readonly [string, FieldRule])[] = [
    ['the amount', amountRule],
    ['the date', pastDateRule(TODAY)],
    ['a state', stateRule],
    ['a zip code', zipRule],
    ['an email address', emailRule],
    ['a phone number', phoneRule],
    ['a website', websiteRule],
    ['a needed text', requiredText],
  ];

  test.each(rules)('for %s answers a code or nothing to any text, and the same one twice', (_name, rule) => {
    fc.assert(
      fc.property(anything, (text) => {
        const code = rule(text);
        expect(code === null || /^field\.[a-z_]+$/.test(code)).toBe(true);
        expect(rule(text)).toBe(code);
      }),
    );
  });

  test.each(rules)('for %s takes blanks for nothing', (name, rule) => {
    const isOptional = ['an email address', 'a phone number', 'a website'].includes(name);
    for (const blank of ['', ' ', '\t\n', '\u00a0']) expect(rule(blank)).toBe(isOptional ? null : 'field.required');
  });
});

describe('the amount', () => {
  test('is good exactly when it reads as $250.00 to $25,000.00', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          fc.double({ min: 0, max: 30_000 }).map((n) => n.toFixed(2)),
        ),
        (text) => {
          const parsed = parseUsd(text);
          const isGood = parsed.ok && parsed.value >= 250_00 && parsed.value <= 25_000_00;
          expect(amountRule(text) === null).toBe(isGood);
        },
      ),
    );
    expect([SMALLEST_CLAIM, LARGEST_CLAIM]).toEqual([250_00, 25_000_00]);
  });
});

describe('the date', () => {
  test('is good exactly when it is a day up to today', () => {
    const near = fc.tuple(fc.integer({ min: 2024, max: 2028 }), fc.nat({ max: 14 }), fc.nat({ max: 33 }));
    fc.assert(
      fc.property(near, (parts) => {
        const text = parts.join('-');
        const parsed = parseCalendarDate(text);
        expect(pastDateRule(TODAY)(text) === null).toBe(parsed.ok && parsed.value <= TODAY);
      }),
    );
  });

  test('of today becomes good at midnight', () => {
    expect(pastDateRule(TODAY)('2026-11-22')).toBe('field.date_future');
    expect(pastDateRule(day('2026-11-22'))('2026-11-22')).toBeNull();
  });
});

describe('a state', () => {
  test('is good exactly when it is a code or a name of the list, in any case', () => {
    for (const { code, name } of US_STATES) {
      for (const typed of [code, code.toLowerCase(), name, name.toUpperCase(), ` ${name} `]) {
        expect([stateRule(typed), usStateCode(typed)]).toEqual([null, code]);
      }
    }
    for (const typed of ['', 'N.J.', 'NJX', 'Jersey', 'Ontario', 'Puerto Rico', 'constructor']) {
      expect(usStateCode(typed)).toBeNull();
    }
    fc.assert(
      fc.property(anything, (text) => {
        expect(stateRule(text) === null).toBe(usStateCode(text) !== null);
      }),
    );
  });
});

describe('a zip code', () => {
  test('is good exactly when it has five to nine digits and nothing else', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(anything, digits), (text) => {
        expect(zipRule(text) === null).toBe(/^[0-9]{5,9}$/.test(text));
      }),
    );
  });
});

describe('an email address', () => {
  test.each([
    'ana@example.com',
    ' ana@example.com ',
    'ana.reyes+claim@mail.example.co.uk',
    "o'reilly@example.com",
    'o_reilly-1!#$%&*/=?^`{|}~@example.com',
    'ana@xn--bcher-kva.example',
    'josé@exámple.com',
    'a@b.c',
  ])('may be %s', (text) => {
    expect(emailRule(text)).toBeNull();
  });

  test.each([
    ['a word', 'ana'],
    ['no name', '@example.com'],
    ['no host', 'ana@'],
    ['a host without a dot', 'ana@localhost'],
    ['a host that ends with a dot', 'ana@example.com.'],
    ['two dots in the host', 'ana@example..com'],
    ['two signs', 'ana@home@example.com'],
    ['a blank inside', 'ana reyes@example.com'],
    ['two addresses with a comma', 'ana@example.com,tom@example.com'],
    ['two addresses with a semicolon', 'ana@example.com;tom@example.com'],
    ['two addresses with a blank', 'ana@example.com tom@example.com'],
    ['a name and an address', 'Ana <ana@example.com>'],
    ['a quoted name', '"ana"@example.com'],
    ['an apostrophe in the host', "ana@o'reilly.example"],
    ['a comment', 'ana(home)@example.com'],
    ['an address in brackets', 'ana@[127.0.0.1]'],
    ['a second header', 'ana@example.com\r\nBcc: tom@example.com'],
    ['a line break inside', 'ana@exam\nple.com'],
    ['a null character', 'ana\u0000@example.com'],
    ['a hidden character', 'ana\u200b@example.com'],
    ['a character that turns the reading order', 'ana@example\u202e.com'],
    ['a group', 'friends:ana@example.com;'],
  ])('may not be %s', (_name, text) => {
    expect(emailRule(text)).toBe('field.email');
  });

  test('never names a second recipient, whatever stands around it', () => {
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        const text = `${before}ana@example.com${after}`;
        if (emailRule(text) === null && text.trim() !== '') {
          expect(text.trim()).toMatch(/^[^\s,;:<>"()@]+@[^\s,;:<>"'()@]+$/);
        }
      }),
    );
  });
});

describe('a phone number', () => {
  test('is good exactly when it is left out or has digits only', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789-() +x'), maxLength: 14 });
    fc.assert(
      fc.property(fc.oneof(anything, near), (text) => {
        expect(phoneRule(text) === null).toBe(text.trim() === '' || /^[0-9]+$/.test(text));
      }),
    );
  });
});

describe('a website', () => {
  test.each([
    'http://a.example',
    'https://a.example/path?x=1',
    'HTTPS://A.EXAMPLE',
    'www.a.example',
    ' www.a.example ',
  ])('may be %s', (text) => {
    expect(websiteRule(text)).toBeNull();
  });

  test.each(['a.example', 'javascript:alert(1)', 'ftp://a.example', 'https://', 'www.', 'https://a b', 'mailto:a@b.c'])(
    'may not be %s',
    (text) => {
      expect(websiteRule(text)).toBe('field.website');
    },
  );
});

describe('a drawing', () => {
  test.each([
    ['a PNG', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==', true],
    ['the longest one that is taken', `data:image/png;base64,iVBORw0KGgo${'A'.repeat(199_000)}`, true],
    ['a JPEG', 'data:image/jpeg;base64,/9j/4AAQSkZJRg==', false],
    ['a drawing that says PNG and is none', 'data:image/png;base64,PHN2Zz48L3N2Zz4=', false],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=', false],
    ['a web address', 'https://a.example/mark.png', false],
    ['nothing after the head', 'data:image/png;base64,iVBORw0KGgo', false],
    ['a line break inside', 'data:image/png;base64,iVBORw0KGgoAAAA\nNSUhEUg==', false],
    ['a line break behind', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==\n', false],
    ['text behind it', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==" onload="', false],
    ['nothing', '', false],
  ])('%s: %s', (_name, text, isDrawing) => {
    expect(isPngDataAddress(text)).toBe(isDrawing);
  });
});

function day(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error(`${text} is no day`);
  return parsed.value;
}

test.each([
  ['example.com', 'https://example.com'],
  ['shop.example.com/contact', 'https://shop.example.com/contact'],
  ['www.example.com', 'www.example.com'],
  ['https://example.com', 'https://example.com'],
  ['not an address', 'not an address'],
  ['', ''],
])('a bare web address is completed: %s', (typed, expected) => {
  expect(asWebAddress(typed)).toBe(expected);
  expect(websiteRule(asWebAddress('example.com'))).toBeNull();
});

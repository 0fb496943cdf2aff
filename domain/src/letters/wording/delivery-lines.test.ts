import { describe, expect, it } from 'vitest';
import { checkLetter, stopsApproval } from '../checks/check-letter.ts';
import { checkContextFor } from '../checks/check-letter-context.ts';
import { deliveryLinesIn, withDeliveryLine } from '../checks/delivery-in-text.ts';
import { composeLetter } from '../compose/compose-letter.ts';
import { DELIVERIES, type Delivery, deliveryLine, USUAL_DELIVERY } from './delivery-lines.ts';
import { deliveryOf, letterDecisionsSchema, noDecisions } from '../compose/letter-decisions.ts';
import { composeInput, day, depositClaim } from '../testing/letter-pack.ts';

const BY_MAIL = 'Sent by certified mail, return receipt requested, and by first-class mail';
const BOTH = 'Sent by email, by certified mail, return receipt requested, and by first-class mail';
const one = [{ name: 'Dana Price', hasEmail: true }];
const lineFor = (delivery: Delivery) => deliveryLine(delivery, one);

function letterFor(delivery: Delivery) {
  const input = composeInput(depositClaim(), { deliveryLine: lineFor(delivery) });
  const composed = composeLetter(input);
  return { text: composed.text, context: checkContextFor({ ...input, composed, lastDayToFile: day('2032-08-31') }) };
}
/** What the checks say of the line, and the words they point at, when the letter goes out this way. */
function found(text: string, delivery: Delivery): readonly (readonly [string, string])[] {
  return checkLetter(text, letterFor(delivery).context)
    .filter(({ code }) => code.startsWith('letter.delivery_line'))
    .map(({ code, place }) => [code, place === null ? '' : text.slice(place.start, place.end)]);
}
const telling = (line: string): string => letterFor('self_mail').text.replace(BY_MAIL, line);

describe('the line about how a letter is sent', () => {
  it.each([
    ['post', BY_MAIL],
    ['self_mail', BY_MAIL],
    ['email', 'Sent by email'],
    ['both', BOTH],
  ] as const)('says exactly what the choice %s does', (delivery, line) => {
    const { text, context } = letterFor(delivery);
    expect(text).toContain(`\n\n${line}\n\n`);
    expect(checkLetter(text, context)).toEqual([]);
  });

  it('names who gets the email when not everyone does', () => {
    const two = [...one, { name: 'Owen Marsh', hasEmail: false }];
    expect(deliveryLine('both', two)).toBe(
      'Sent by certified mail, return receipt requested, by first-class mail, and by email to Dana Price',
    );
    expect(deliveryLine('both', [{ name: 'Owen Marsh', hasEmail: false }])).toBe(BY_MAIL);
  });

  it('tells the usual way until the person chooses, also in decisions kept before it was asked', () => {
    expect(deliveryOf(noDecisions)).toBe(USUAL_DELIVERY);
    const kept = letterDecisionsSchema.parse({ answers: {}, lawOut: [], settlement: null });
    expect(kept).toEqual(noDecisions);
    expect(deliveryOf({ ...kept, delivery: 'both' })).toBe('both');
  });
});

describe('a letter that goes out another way than its line says', () => {
  const pairs = DELIVERIES.flatMap((stated) => DELIVERIES.map((sent) => [stated, sent] as const));
  it.each(pairs)('told %s, sent %s: is stopped unless the two say one thing', (stated, sent) => {
    const isTrue = lineFor(stated) === lineFor(sent);
    const { text } = letterFor(stated);
    expect(found(text, sent)).toEqual(isTrue ? [] : [['letter.delivery_line_false', lineFor(stated)]]);
    const stops = stopsApproval(checkLetter(text, letterFor(sent).context));
    expect(stops.map(({ params }) => params['line'])).toEqual(isTrue ? [] : [lineFor(sent)]);
  });

  it.each(pairs)('told %s, sent %s: put right, it is the letter that is composed for that way', (stated, sent) => {
    expect(withDeliveryLine(letterFor(stated).text, lineFor(sent))).toBe(letterFor(sent).text);
  });

  it.each([
    ['VIA CERTIFIED MAIL', 'email'],
    ['Certified mail, return receipt requested', 'email'],
    ['By hand', 'email'],
    ['Sent by Email and by certified mail', 'self_mail'],
    ['sent by e-mail', 'both'],
    ['Sent by USPS', 'both'],
  ] as const)('in the person’s own words, too: "%s" sent %s', (line, delivery) => {
    expect(found(telling(line), delivery)).toEqual([['letter.delivery_line_false', line]]);
  });

  it.each([
    ['Sent by regular mail', 'self_mail'],
    ['Delivered in person', 'self_mail'],
    ['BY E-MAIL', 'email'],
    ['Emailed and sent by mail', 'both'],
    ['Sent by email and by courier', 'both'],
  ] as const)('is only pointed at when other words may mean the same: "%s" sent %s', (line, delivery) => {
    const codes = found(telling(line), delivery).map(([code]) => code);
    expect(codes).toEqual(['letter.delivery_line_wrong']);
    expect(stopsApproval(checkLetter(telling(line), letterFor(delivery).context))).toEqual([]);
  });

  it('may break the line in two', () => {
    const broken = telling(BY_MAIL.replace(', and', ',\nand'));
    expect(found(broken, 'self_mail')).toEqual([]);
    expect(withDeliveryLine(broken, 'Sent by email')).toBe(letterFor('email').text);
  });

  it('gets one line for two that say it wrongly', () => {
    const twice = telling('Sent by certified mail\nSent by email');
    expect(found(twice, 'self_mail').map(([code]) => code)).toEqual(Array(2).fill('letter.delivery_line_false'));
    expect(withDeliveryLine(twice, BY_MAIL)).toBe(letterFor('self_mail').text);
    expect(withDeliveryLine(telling('By email\n\nBy certified mail'), BY_MAIL)).toBe(letterFor('self_mail').text);
  });
});

describe('a letter without the line', () => {
  const without = letterFor('self_mail').text.replace(`${BY_MAIL}\n\n`, '');
  it.each(DELIVERIES)('sent %s: may be signed, with a word about it', (delivery) => {
    expect(found(without, delivery)).toEqual([['letter.delivery_line_missing', '']]);
    expect(stopsApproval(checkLetter(without, letterFor(delivery).context))).toEqual([]);
  });

  it('gets none', () => {
    expect(deliveryLinesIn(without)).toEqual([]);
    expect(withDeliveryLine(without, BY_MAIL)).toBe(without);
  });

  it('does not take an address, a contact or the story for one', () => {
    const stated = without.replace('What happened\n\n', 'What happened\n\nSent by mail was my notice.\n');
    expect(stated).not.toBe(without);
    expect(deliveryLinesIn(stated)).toEqual([]);
  });
});

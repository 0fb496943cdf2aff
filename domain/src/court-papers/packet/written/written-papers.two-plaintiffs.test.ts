import { describe, expect, test } from 'vitest';
import { aClaim } from '../../../claims/testing/a-claim.ts';
import { signedFooter } from '../../index.ts';
import { blocksOf, packetOf, sheetOf } from '../../testing/packets.ts';

const claim = aClaim({
  coClaimants: [{ firstname: 'Rohan', lastname: 'Reyes', address: '', phonenumber: '9735550136' }],
});
const packet = packetOf(claim);

describe('a complaint of two plaintiffs', () => {
  test('is headed with both, at their one address, and says that neither has an attorney', () => {
    const [caption] = blocksOf(packet, 'complaint', 'caption');
    const [first, second, street, ...rest] = caption?.filer ?? [];
    expect(first).toBe(caption?.plaintiffs[0]);
    expect(second).toBe('Rohan Reyes');
    expect(street).toMatch(/^\d+ /);
    expect(rest.join(' ')).not.toContain('973-555-0136');
    expect(rest.at(-1)).toBe('Plaintiffs, without an attorney');
  });

  test('with very long names is headed with the first of them, so that the caption stays on its page', () => {
    const long = aClaim({
      coClaimants: [{ firstname: 'W'.repeat(90), lastname: 'Q'.repeat(90), address: '', phonenumber: '' }],
    });
    const [caption] = blocksOf(packetOf(long), 'complaint', 'caption');
    expect(caption?.filer.slice(0, 2)).toEqual([caption?.plaintiffs[0], 'and the other plaintiffs']);
    expect(caption?.plaintiffs).toHaveLength(2);
  });

  test('names the second certification, which may be on a page of its own', () => {
    const blocks = sheetOf(packet, 'complaint')?.blocks ?? [];
    const at = blocks.findIndex(({ kind }) => kind === 'co_signature');
    expect(blocks[at - 1]).toEqual({ kind: 'heading', text: 'Certification of Rohan Reyes' });
  });

  test('has a foot without advice to the plaintiffs once it is signed', () => {
    const footer = sheetOf(packet, 'complaint')?.footer ?? '';
    expect(footer).toMatch(/^Prepared draft: compare with the court’s current form \(CN /);
    expect(signedFooter(footer, false)).toBe('Signed on the screen by some of the plaintiffs');
    expect(signedFooter(signedFooter(footer, false), true)).toBe('Signed on the screen');
    expect(signedFooter('Prepared draft, part of the complaint', true)).toBe(
      'Signed on the screen, part of the complaint',
    );
  });
});

test('a complaint of one plaintiff is headed with that one alone', () => {
  const [caption] = blocksOf(packetOf(aClaim()), 'complaint', 'caption');
  expect(caption?.filer.at(-1)).toBe('Plaintiff, without an attorney');
  expect(caption?.filer[0]).toBe(caption?.plaintiffs[0]);
});

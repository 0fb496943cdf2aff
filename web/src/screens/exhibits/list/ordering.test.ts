import type { ExhibitWire } from '@plainclaim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropPlace } from './use-drag-order.ts';
import { createMoments } from '../moments.ts';
import { inOrder } from './use-order.ts';

const exhibit = (id: string): ExhibitWire => ({
  id,
  mark: '',
  kind: 'pdf',
  description: id,
  happened_on: '',
  page_count: 1,
  size: 1,
  file_name: '',
  has_picture: false,
  drawn_pages: [],
  scan: 'clean',
  receipt_of: null,
  may_be_receipt_of: [],
});

describe('dragging', () => {
  const middles = [50, 150, 250, 350];

  it.each([
    ['a little, it stays', 1, 160, 1],
    ['above the first', 2, 10, 0],
    ['below the last', 0, 900, 3],
    ['past the middle of the next one', 1, 251, 2],
    ['not yet past the middle of the next one', 1, 249, 1],
  ])('an exhibit %s', (_name, from, y, to) => {
    expect(dropPlace(from, middles, y)).toBe(to);
  });

  it('always ends at a place of the list', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.integer({ min: -500, max: 1_000 }), (from, y) => {
        const to = dropPlace(from, middles, y);
        expect(to >= 0 && to < middles.length).toBe(true);
      }),
    );
  });
});

describe('the order a person wants', () => {
  it('is shown with the marks it gives, and exhibits it does not know come last', () => {
    const shown = inOrder(['a', 'b', 'c', 'd'].map(exhibit), ['c', 'gone', 'a']);
    expect(shown.map(({ id, mark }) => `${mark} ${id}`)).toEqual(['P-1 c', 'P-2 a', 'P-3 b', 'P-4 d']);
  });
});

describe('an answer', () => {
  it('may be old when something changed after it was asked for', () => {
    const moments = createMoments();
    const before = moments.begin();
    expect(moments.isOvertaken(before)).toBe(false);
    moments.changed();
    expect(moments.isOvertaken(before)).toBe(true);
    expect(moments.isOvertaken(moments.begin())).toBe(false);
  });
});

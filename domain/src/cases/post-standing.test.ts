import { describe, expect, test } from 'vitest';
import { canStandingChange, isPickupLate, POST_STANDINGS, postStandingOf, standingOfLetter } from './post-standing.ts';

const DAY_MS = 86_400_000;
const events = (...kinds: readonly string[]) => kinds.map((kind, index) => ({ kind, atMs: index * DAY_MS }));

describe('where a posted letter stands', () => {
  test('is the furthest step that was reported, in whatever order', () => {
    expect(postStandingOf([])).toBe('queued');
    expect(postStandingOf(events('queued', 'handed_over'))).toBe('handed_over');
    expect(postStandingOf(events('delivered', 'accepted', 'handed_over', 'on_its_way'))).toBe('delivered');
    expect(postStandingOf(events('handed_over', 'something new'))).toBe('handed_over');
  });

  test('is never further than what was reported', () => {
    expect(postStandingOf(events('handed_over', 'on_its_way'))).toBe('on_its_way');
    expect(postStandingOf(events('delivered'))).not.toBe('signed');
  });

  test('warns of a letter that waits at the post office for ten days, until somebody takes it', () => {
    const waiting = [{ kind: 'pickup_available', atMs: 0 }];
    expect(isPickupLate(waiting, 10 * DAY_MS - 1)).toBe(false);
    expect(isPickupLate(waiting, 10 * DAY_MS)).toBe(true);
    expect(isPickupLate([...waiting, { kind: 'delivered', atMs: 11 * DAY_MS }], 12 * DAY_MS)).toBe(false);
    expect(isPickupLate(events('accepted'), 100 * DAY_MS)).toBe(false);
  });

  test('can change until it arrived, came back, or never left', () => {
    expect(POST_STANDINGS.filter(canStandingChange)).toEqual([
      'queued',
      'handed_over',
      'accepted',
      'on_its_way',
      'forwarded',
      'issue',
      'pickup_available',
    ]);
  });

  test('of a letter in two envelopes is that of the one that got further, a lost one left out', () => {
    expect(standingOfLetter([events('returned'), events('on_its_way')])).toBe('on_its_way');
    expect(standingOfLetter([events('returned'), events('delivered')])).toBe('delivered');
    expect(standingOfLetter([events('returned'), events('returned')])).toBe('returned');
    expect(standingOfLetter([events('stopped'), events('stopped')])).toBe('stopped');
    expect(standingOfLetter([])).toBe('queued');
  });
});

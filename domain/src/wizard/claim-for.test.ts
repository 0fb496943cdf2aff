import { describe, expect, test } from 'vitest';
import { type ClaimDraft, emptyDraft, questionsAskedAt, servedQuestions } from '../claims/index.ts';
import { catalogueOf } from '../fact-cards/catalogue/index.ts';
import { aCard } from '../fact-cards/testing/a-card.ts';
import { speakerOf } from './draft-facts.ts';
import { problemsOn } from './screen-problems.ts';
import type { ScreenId } from './screens.ts';
import { aDraft, facts } from './testing/a-draft.ts';
import { toClaim } from './to-claim.ts';

const codesOn = (screen: ScreenId, draft: ClaimDraft, known = facts()) =>
  problemsOn(screen, draft, known).map(({ field, code }) => `${field} ${code}`);
const ofChild = (changes: Partial<ClaimDraft> = {}) =>
  aDraft({ claimFor: 'child', isAdult: false, guardianName: 'Maria Reyes', ...changes });
const placeOfAge = (draft: ClaimDraft) =>
  (['claimant', 'questions'] as const).filter((place) =>
    questionsAskedAt(place, servedQuestions, draft).some(({ key }) => key === 'isAdult'),
  );

describe('whom the claim is for', () => {
  test('is asked of a person before anything is told, and of no business', () => {
    const fresh = { ...emptyDraft, userType: '1' } as const;
    expect(codesOn('claimant', fresh)).toContain('claimFor wizard.claim_for_required');
    expect(codesOn('claimant', { ...fresh, userType: '2' }).join(' ')).not.toContain('claimFor');
  });

  test('does not hold up a draft that tells something already, or gave its age', () => {
    expect(codesOn('claimant', aDraft({ isAdult: null }))).toEqual([]);
    expect(codesOn('claimant', aDraft({ isAdult: false, claimDescription: '' }))).toEqual([]);
  });

  test('takes the question of age with it, and leaves it where it was for whoever was not asked', () => {
    expect(placeOfAge(aDraft({ claimFor: 'me' }))).toEqual(['claimant']);
    expect(placeOfAge(aDraft())).toEqual(['questions']);
    // A client that says whom it is for and not the age is still asked.
    expect(placeOfAge(aDraft({ claimFor: 'child', isAdult: null }))).toEqual(['questions']);
  });

  test('needs the guardian’s name, and a birthday that exists', () => {
    expect(codesOn('claimant', ofChild())).toEqual([]);
    expect(codesOn('claimant', ofChild({ guardianName: ' ' }))).toEqual(['guardianName wizard.guardian_required']);
    const wrong = ofChild({ claimantBirthDate: '2011-02-30' });
    expect(codesOn('claimant', wrong)).toEqual(['claimantBirthDate field.date_invalid']);
    expect(codesOn('questions', wrong)).toEqual([]);
  });

  test('makes the claim that the age alone makes', () => {
    const before = toClaim(aDraft({ isAdult: false, guardianName: 'Maria Reyes' }), facts());
    expect(toClaim(ofChild(), facts())).toEqual(before);
    expect(before.ok).toBe(true);
  });

  test('the child is called by the first name', () => {
    expect(speakerOf(ofChild({ firstname: ' Priya ' })).child).toBe('Priya');
    expect(speakerOf(aDraft()).child).toBeUndefined();
  });
});

describe('a card of a guardian’s claim', () => {
  const cost = aCard('free.cost', { amount: '20', what: { text: 'a bus ticket' } });
  const silent = aCard('free.event', { who: { side: 'them', role: '', name: '' }, what: { text: 'came' } });
  const known = facts({ cards: catalogueOf('tenant-landlord') });
  const open = (card: typeof cost, changes: Partial<ClaimDraft> = {}, seen = known) =>
    codesOn('story', ofChild({ cards: [card], ...changes }), seen);

  test('is asked of whom it tells, once it tells of one of the two', () => {
    expect(open(cost)).toEqual(['cards.free.cost.self card.self_required']);
    expect(open({ ...cost, self: 'guardian' })).toEqual([]);
    expect(open(silent)).toEqual([]);
  });

  test('is not asked in a sentence of their own, in a claim for oneself, or once it is paid', () => {
    expect(open({ ...cost, own: 'The bus was $20.' })).toEqual([]);
    expect(open(cost, { claimFor: 'me', isAdult: true })).toEqual([]);
    expect(open(cost, {}, { ...known, isPaid: true })).toEqual([]);
  });
});

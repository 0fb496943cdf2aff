import { describe, expect, it } from 'vitest';
import { faultOf } from './linear-patterns.ts';
import { judgePattern } from './linear-patterns/judge-pattern.ts';

const verdictOn = (pattern: RegExp) => {
  const verdict = judgePattern(pattern.source, pattern.flags);
  return verdict.grows === 'faster' ? verdict.how : verdict.grows;
};

describe('the gate against slow patterns', () => {
  it.each([
    [/^(?:a+)+$/, 'a repetition inside a repetition'],
    [/^(?:a|a)*b/, 'two ways to read one letter'],
    [/^(?:a|ab|b)*c/, 'two ways to read two letters'],
    [/^(?:a*)*b/, 'a repetition of what may be nothing'],
    [/^(?:\w+\s?)*$/, 'words whose spaces may be missing'],
    [/^(?:[A-Z]{1,3})+!/, 'a repetition with an end inside one without'],
  ])('%s takes all the time there is: %s', (pattern) => {
    expect(verdictOn(pattern)).toBe('exponential');
  });

  it.each([
    [/\s+$/, 'it begins at each space anew'],
    [/a.*b/, 'it goes on to the end from each a'],
    [/(?:,\d{3})+$/, 'it begins at each group anew'],
    [/\b(?:dba|trading as)\b.*$/, 'words between which it begins anew'],
    [/^(.*),(.*),$/, 'two parts that may both hold the comma'],
    [/^\s*a?\s*$/m, 'two runs of spaces with nothing sure between'],
    [/\B(?=(\d{3})+$)/g, 'it looks ahead to the end from each digit'],
    [/(?<=a.*)b/, 'it looks back to the start from each b'],
    [/(a+)\1b/, 'what was read before is read again'],
    [/(?:^|\n)\s*\d\./g, 'line ends are spaces as well'],
    [/"[^"\\]*\\?[^"\\]*"|'x/, 'one kind of letter on both sides of what may be missing'],
    [/\w+@/i, 'letters of either size'],
    [/\p{L}+!/u, 'letters of any script'],
    [/(?!x)\w+!/, 'a look ahead that does not hinder it'],
  ])('%s is slower than its text: %s', (pattern) => {
    expect(verdictOn(pattern)).toBe('polynomial');
  });

  it.each([
    [/(?<!\s)\s+$/, 'only the first space of a run begins it'],
    [/\b[a-z]+!/, 'only the first letter of a word begins it'],
    [/^.*b/, 'it begins once'],
    [/\s+a/y, 'it begins where it is told to'],
    [/a*/g, 'wherever it ends a match is found'],
    [/\d+(?:,\d+)*/g, 'each part begins with a sign of its own'],
    [/^(\d\S*)\s+(\S.*)$/, 'neither part can hold the letters of the other'],
    [/"[^"]*"/g, 'the quotation ends at the first mark'],
    [/<[a-z][^<>]*>/g, 'it cannot begin inside itself'],
    [/^[^,]+,[^,]+,\d+$/, 'commas part it'],
    [/[^\n]*\n/y, 'lines end at their ends'],
    [/^(?:ab?c)*$/, 'one way to read it'],
  ])('%s is not: %s', (pattern) => {
    expect(verdictOn(pattern)).toBe('with the text');
  });

  it('counts what repetitions with an end cost at each character', () => {
    expect(judgePattern('a.{0,80}b', 's')).toEqual({ grows: 'with the text', steps: 80 });
    expect(judgePattern('a.{0,80}b.{0,40}c', 's')).toEqual({ grows: 'with the text', steps: 3200 });
    expect(judgePattern('(?<=b.{0,30})c', 's')).toMatchObject({ steps: 31 });
    expect(faultOf({ source: 'a.{0,80}b.{0,40}c', flags: 's' })).toContain('3200 steps');
  });

  it('says when it cannot judge', () => {
    expect(faultOf({ source: '(?:a?|b?|c?)'.repeat(20), flags: 'u' })).toContain('nobody can judge');
    expect(faultOf({ source: 'new RegExp(typed)', flags: null })).toContain('nobody can judge');
  });

  it('is right that the slow ones are slow: four times the text takes far more than four times as long', () => {
    const time = (length: number) => {
      const text = `${' '.repeat(length)}x`;
      return Math.min(
        ...Array.from({ length: 7 }, () => {
          const before = performance.now();
          / +$/.test(text);
          return performance.now() - before;
        }),
      );
    };
    time(1000);
    expect(time(12_000) / time(3_000)).toBeGreaterThan(6);
  });
});

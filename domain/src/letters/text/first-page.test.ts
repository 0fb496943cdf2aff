import { expect, test } from 'vitest';
import { composeLetter } from '../compose/compose-letter.ts';
import { firstPageOf } from './first-page.ts';
import { composeInput, depositClaim } from '../testing/letter-pack.ts';

const letter = composeLetter(composeInput(depositClaim())).text;

test('a short letter is all on its first page', () => {
  const short = letter.split('\n\n').slice(0, 6).join('\n\n');
  expect(firstPageOf(short)).toEqual({ text: short, isWhole: true });
});

test('a long letter ends after a whole paragraph, and never with a heading', () => {
  const long = letter.replace('How to pay', `${'One more thing happened that day. '.repeat(60)}\n\nHow to pay`);
  const page = firstPageOf(long);
  expect(page.isWhole).toBe(false);
  expect(long.startsWith(`${page.text}\n\n`)).toBe(true);
  for (let lines = 1; lines < 60; lines += 1) {
    const { text, isWhole } = firstPageOf(`${'Line\n'.repeat(lines)}end\n\n${letter}`);
    expect(isWhole || !/\n\n(?:What happened|The amount|The law|How to pay|If it is not paid)$/.test(text)).toBe(true);
  }
});

test('one paragraph that is longer than a page is still shown', () => {
  const endless = 'word '.repeat(2_000).trim();
  expect(firstPageOf(`${endless}\n\nEnd`)).toEqual({ text: endless, isWhole: false });
});

import { expect, test } from 'vitest';
import { needsOf, sharedFile, type Way } from '../../build/chunk-groups.ts';

const fileFor = (ways: readonly Way[], screens = ways.length) => sharedFile({ ways: new Set(ways), screens });

test.each<[string, readonly Way[], string | null]>([
  ['one screen alone', ['forms'], null],
  ['the wizard on every screen', ['engine'], 'engine'],
  ['the wizard and the letter', ['engine', 'telling', 'result'], 'claim'],
  ['a screen of the wizard and the letter', ['telling', 'result'], 'claim'],
  ['two screens of the wizard', ['forms', 'buying'], 'forms'],
  ['pages beside the wizard', ['doors', 'cases'], 'answers'],
  ['the wizard and a page beside it', ['forms', 'doors'], 'parts'],
])('what %s needs lies in its file', (_who, ways, file) => {
  expect(fileFor(ways)).toBe(file);
});

test('a part of a few steps of the letter or lists lies beside them, one of two pages to log in does not', () => {
  expect([fileFor(['result'], 3), fileFor(['cases'], 2), fileFor(['doors'], 2)]).toEqual(['steps', 'lists', null]);
});

const ALL: readonly Way[] = ['engine', 'telling', 'forms', 'buying', 'result', 'cases', 'doors'];
const RANKS = ['parts', 'claim', 'engine', 'forms', 'answers', 'steps', 'lists'];

test('more ways never lead to a file of lower rank: a file would bring one that its page does not need', () => {
  const sets = Array.from({ length: 2 ** ALL.length }, (_, bits) => ALL.filter((_way, at) => bits & (2 ** at)));
  const needed = sets.filter((ways) => ways.length > 0);
  const rankOf = (ways: readonly Way[]) => {
    const file = fileFor(ways, ways.length + 1);
    return file === null ? RANKS.length : RANKS.indexOf(file);
  };
  const wrong = needed.flatMap((ways) =>
    ALL.filter((more) => !ways.includes(more) && rankOf([...ways, more]) > rankOf(ways)).map((more) => [ways, more]),
  );
  expect(wrong).toEqual([]);
});

test('a screen needs what its files hold and what they import, however far', () => {
  const chunk = (
    fileName: string,
    moduleIds: string[],
    imports: string[] = [],
    facadeModuleId: string | null = null,
  ) => ({
    fileName,
    moduleIds,
    imports,
    facadeModuleId,
    isDynamicEntry: facadeModuleId !== null,
  });
  const needs = needsOf([
    chunk('login.js', ['/web/src/screens/login/route.tsx'], ['field.js'], '/web/src/screens/login/route.tsx'),
    chunk('result.js', ['/web/src/screens/result/route.tsx'], ['field.js'], '/web/src/screens/result/route.tsx'),
    chunk('field.js', ['/field.tsx'], ['box.js']),
    chunk('box.js', ['/box.tsx']),
    chunk('words.js', ['/words.ts'], ['box.js'], '/web/src/i18n/words.ts'),
  ]);
  expect(needs.get('/box.tsx')).toEqual({ ways: new Set(['doors', 'result']), screens: 2 });
  expect(needs.get('/words.ts')).toBeUndefined();
});

import * as catalogues from '@plainclaim/contract';
import { LANGUAGES } from '@plainclaim/contract';
import { words as es } from '@plainclaim/domain/served-words/es';
import { words as tr } from '@plainclaim/domain/served-words/tr';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entriesOf, filesOfFirstVisit, wordsOf } from '../../build/screen-words-plugin.ts';

const WEB = new URL('../..', import.meta.url).pathname;
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** The parameters, plurals and numbered tags of a compiled message, or of one form of a plural. */
function partsOf(message: unknown): readonly string[] {
  if (typeof message === 'string') return [...message.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag);
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return partsOf(part);
    const [name, kind, forms] = part;
    const inner = typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(partsOf) : [];
    // The state's name may be in any form the pack gives.
    const said = name === 'inCourtState' ? 'courtState' : String(name);
    return [`${said} ${typeof kind === 'string' ? kind : ''}`, ...inner];
  });
}

const partsIn = (text: string) => [...new Set(partsOf(compileMessageOrThrow(text)))].toSorted();

describe.each(TRANSLATED)('the messages in %s', (language) => {
  test('keep the parameters, plurals and tags of the English ones', async () => {
    const translated = (await entriesOf(WEB, language)).filter(({ translation }) => translation !== '');
    expect(translated.length).toBeGreaterThan(500);
    const unlike = translated.filter(
      ({ english, translation }) => JSON.stringify(partsIn(english)) !== JSON.stringify(partsIn(translation)),
    );
    expect(unlike.map(({ english, translation }) => [english, translation])).toEqual([]);
  });

  test('stand in one part each, and the first screen finds its own in the first', async () => {
    const translated = (await entriesOf(WEB, language)).filter(({ translation }) => translation !== '');
    const [first, wizard, further] = await Promise.all(
      (['first', 'wizard', 'further'] as const).map((part) => wordsOf(WEB, language, part)),
    );
    const ids = [first, wizard, further].flatMap((part) => Object.keys(part ?? {}));
    expect(ids.toSorted()).toEqual(translated.map(({ id }) => id).toSorted());
    const heading = translated.find(({ english }) => english === 'Which of these best classifies your situation?');
    expect(first).toHaveProperty([heading?.id ?? '']);
    expect(Object.keys(first ?? {}).length).toBeLessThan(Object.keys(wizard ?? {}).length / 3);
  });
});

test('the state stands in the built words in the form a sentence needs, and is named in no catalogue', async () => {
  const [spanish, turkish] = await Promise.all([wordsOf(WEB, 'es', 'first'), wordsOf(WEB, 'tr', 'first')]);
  const said = [spanish, turkish].map((messages) => Object.values(messages).flat(3));
  expect(said[0]).toContainEqual(expect.stringContaining(`en ${es.courtState}`));
  expect(said[1]).toContainEqual(expect.stringContaining(tr.inCourtState));
  for (const language of TRANSLATED) {
    const parts = await Promise.all(
      (['first', 'wizard', 'further'] as const).map((part) => wordsOf(WEB, language, part)),
    );
    expect(JSON.stringify(parts)).not.toMatch(/ourtState/);
    const translations = (await entriesOf(WEB, language)).map(({ translation }) => translation);
    expect(translations.filter((text) => text.includes(es.courtState) || text.includes(tr.courtState))).toEqual([]);
  }
});

test('the first visit is known by what the entry imports', () => {
  const files = filesOfFirstVisit(WEB);
  expect(files).toContain('src/screens/wizard/start/category-screen.tsx');
  expect(files).toContain('src/components/layout/app-shell.tsx');
  expect(files).not.toContain('src/screens/wizard/wizard-engine.tsx');
  expect(files).not.toContain('src/screens/result/route.tsx');
});

test('the wizard speaks from no catalogue that its part of a language does not bring', () => {
  const words = readFileSync(`${WEB}../contract/src/locales/es/chunks/wizard-words.ts`, 'utf8');
  const inPart = new Set(['categoryMessages', ...[...words.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name ?? '')]);
  const names = Object.keys(catalogues).filter((name) => name.endsWith('Messages'));
  const files = ['src/screens/wizard', 'src/components', 'src/app', 'src/api'].flatMap((folder) =>
    readdirSync(WEB + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
  const spokenFrom = files.flatMap((file) => {
    const text = readFileSync(WEB + file, 'utf8');
    return (
      names
        // The card that tells where a claim stands asks for its sentences when it is shown.
        .filter((name) => name !== 'claimFitMessages' || !file.includes('/claim-fit/'))
        .filter((name) => new RegExp(`\\b${name}\\b`).test(text) && !inPart.has(name))
        .map((name) => [file, name])
    );
  });
  expect(inPart.size).toBeGreaterThan(3);
  expect(spokenFrom).toEqual([]);
});

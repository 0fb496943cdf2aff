import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createRequire } from 'node:module';
import { type Plugin, runnerImport } from 'vite';
import { isReadByPerson, marksIn } from './read-marks.ts';

const ID = /^virtual:screen-words\/([a-z]{2})\/(first|wizard|further)$/;
const ENTRY = 'src/app/entry-client.tsx';
/** `import { a } from './b.ts'` and `export ... from`; not `import type`, not `import()`. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)[^'"]*?from\s+'(\.[^']+\.tsx?)'/gm;

/** The files the first visit brings: what the entry imports at once, and what that imports at once. */
export function filesOfFirstVisit(web: string): ReadonlySet<string> {
  const found = new Set([ENTRY]);
  for (const file of found) {
    for (const [, path = ''] of readFileSync(join(web, file), 'utf8').matchAll(STATIC_IMPORT)) {
      const imported = relative(web, join(web, dirname(file), path));
      if (existsSync(join(web, imported))) found.add(imported);
    }
  }
  return found;
}

type PoEntry = {
  readonly message?: string;
  readonly translation?: string;
  readonly origin?: readonly (readonly [string, number?])[];
  readonly extra?: { readonly translatorComments?: readonly string[] };
};

export type Entry = {
  readonly id: string;
  readonly english: string;
  /** '' while nobody has translated it: English is shown. */
  readonly translation: string;
  /** Whether a person has read this very translation. */
  readonly isRead: boolean;
  /** How many marks say that one did, of this text or of an earlier one. */
  readonly marks: number;
  readonly files: readonly string[];
};

/** Everything a language's catalogue holds. */
export async function entriesOf(web: string, language: string): Promise<readonly Entry[]> {
  const filename = join(web, `src/i18n/locales/${language}.po`);
  const catalogue: Record<string, PoEntry> = await formatter({ lineNumbers: false }).parse(
    readFileSync(filename, 'utf8'),
    { locale: language, sourceLocale: 'en', filename },
  );
  return Object.entries(catalogue).map(([id, { message = '', translation = '', origin = [], extra }]) => ({
    id,
    english: message,
    translation,
    isRead: isReadByPerson(extra?.translatorComments ?? [], translation),
    marks: marksIn(extra?.translatorComments ?? []),
    files: origin.map(([file]) => file),
  }));
}

const PARTS = ['first', 'wizard', 'further'] as const;
type Part = (typeof PARTS)[number];

/** Components that no part of the wizard shows. */
const FURTHER_PARTS = /^src\/components\/your-data\//;

/** A message belongs where it is said first. What screens outside the wizard alone say comes last. */
function partOf(files: readonly string[], ofFirstVisit: ReadonlySet<string>): Part {
  if (files.some((file) => ofFirstVisit.has(file))) return 'first';
  const isFurther = (file: string) =>
    FURTHER_PARTS.test(file) || (file.startsWith('src/screens/') && !file.startsWith('src/screens/wizard/'));
  return files.every(isFurther) ? 'further' : 'wizard';
}

/** The names a translation may use besides the parameters of its message; the pack of the served courts gives them. */
const NAMES = ['courtState', 'inCourtState'] as const;
const modules = createRequire(import.meta.url);
const namesIn = new Map<string, Promise<Readonly<Record<(typeof NAMES)[number], string>>>>();

/**
 * A translation with the state in its place. Done when the words are built, so that a language can bend the name
 * ("New York’ta") and the first visit carries neither the forms nor a rule for them.
 */
async function withNames(language: string, translation: string): Promise<string> {
  if (!NAMES.some((name) => translation.includes(`{${name}}`))) return translation;
  const names =
    namesIn.get(language) ??
    runnerImport<{ words: Readonly<Record<(typeof NAMES)[number], string>> }>(
      modules.resolve(`@plainclaim/domain/served-words/${language}`),
      { configFile: false },
    ).then(({ module }) => module.words);
  namesIn.set(language, names);
  const known = await names;
  return NAMES.reduce((text, name) => text.replaceAll(`{${name}}`, known[name]), translation);
}

/** One part of a language's messages, compiled. */
export async function wordsOf(web: string, language: string, part: Part) {
  const first = filesOfFirstVisit(web);
  const wanted = (await entriesOf(web, language)).filter(
    ({ translation, files }) => translation !== '' && partOf(files, first) === part,
  );
  return Object.fromEntries(
    await Promise.all(
      wanted.map(
        async ({ id, translation }) => [id, compileMessageOrThrow(await withNames(language, translation))] as const,
      ),
    ),
  );
}

/**
 * Splits each language's catalogue in three, so that a first visit loads only what its screen says. English needs none:
 * it stands in the screens.
 */
export function screenWords(web: string): Plugin {
  return {
    name: 'plainclaim-screen-words',
    resolveId: { filter: { id: ID }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /screen-words/ },
      async handler(id) {
        const [, language, name] = ID.exec(id.replace('\0', '')) ?? [];
        const part = PARTS.find((one) => one === name);
        if (language === undefined || part === undefined) return null;
        this.addWatchFile(join(web, `src/i18n/locales/${language}.po`));
        // Browsers read a long JSON text faster than the same written as code.
        const words = JSON.stringify(await wordsOf(web, language, part));
        const isRead = part === 'first' && (await entriesOf(web, language)).every((entry) => entry.isRead);
        return `export const messages = JSON.parse(${JSON.stringify(words)});\nexport const isRead = ${isRead};`;
      },
    },
  };
}

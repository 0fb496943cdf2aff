import { relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Which modules share a file. A page that loads sixty files waits for rounds of requests, however small they are; so what
 * several screens use lies in a few files, by who uses it (docs/decisions/0072).
 */

/** Screens that somebody meets on one way. The first that fits counts; what fits none is asked for by itself. */
const WAYS = [
  ['engine', /\/screens\/wizard\/(?:wizard-engine\.|start\/|engine\/)/],
  ['telling', /\/screens\/wizard\/telling-screens\./],
  ['forms', /\/screens\/wizard\/(?:early|signing)-screens\./],
  ['buying', /\/screens\/wizard\/(?:buying-screens\.|(?:generation|claim-fit|checkout)\/)/],
  ['result', /\/screens\/result\/(?!state\/run-checks)/],
  [
    'cases',
    /\/screens\/(?:dashboard|case|demand-letters|court-documents|exhibits|file-it-now|trial-prep|billing|receipt|settings)\//,
  ],
  ['doors', /\/screens\/(?!wizard\/|result\/)[a-z-]+\/|\/app\/session-watch\./],
] as const;
export type Way = (typeof WAYS)[number][0];

const WIZARD: readonly Way[] = ['engine', 'telling', 'forms', 'buying'];

/** By rank, the most shared first: a file of higher rank never needs one of lower rank. */
const SHARED_FILES = ['parts', 'claim', 'engine', 'forms', 'answers', 'steps', 'lists'] as const;
type SharedFile = (typeof SHARED_FILES)[number];

/** Who needs a module at once. */
export type Need = { readonly ways: ReadonlySet<Way>; readonly screens: number };

/**
 * The file for what these ways share; null for what belongs to one screen. More ways never lead to a file of lower rank,
 * so that no file brings another that its page does not need.
 */
export function sharedFile({ ways, screens }: Need): SharedFile | null {
  if (ways.size === 1) {
    if (ways.has('engine')) return 'engine';
    if (screens < 2 || ways.has('doors')) return null;
    if (ways.has('cases')) return 'lists';
    return ways.has('result') ? 'steps' : 'forms';
  }
  if (!WIZARD.some((way) => ways.has(way))) return 'answers';
  if (ways.has('doors') || ways.has('cases')) return 'parts';
  if (ways.has('result')) return 'claim';
  return ways.has('engine') ? 'engine' : 'forms';
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'facadeModuleId' | 'isDynamicEntry'>;

/** Who needs each module at once. */
export function needsOf(chunks: readonly Chunk[]): ReadonlyMap<string, Need> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, { readonly ways: Set<Way>; screens: number }>();
  for (const { facadeModuleId, isDynamicEntry, fileName } of chunks) {
    const way = isDynamicEntry ? WAYS.find(([, place]) => place.test(facadeModuleId ?? ''))?.[0] : undefined;
    if (way === undefined) continue;
    const files = new Set([fileName]);
    for (const file of files) {
      const chunk = byFile.get(file);
      for (const id of chunk?.moduleIds ?? []) {
        const need = found.get(id) ?? { ways: new Set<Way>(), screens: 0 };
        need.ways.add(way);
        need.screens += 1;
        found.set(id, need);
      }
      for (const next of chunk?.imports ?? []) files.add(next);
    }
  }
  return found;
}

/**
 * What lies in a shared file whoever needs it: looks, of which a page else has a file for each part; and small parts that
 * are asked for by themselves, but by each visit of the pages that have the file.
 */
const PLACED: readonly (readonly [RegExp, SharedFile])[] = [
  [/\/web\/src\/(?:components\/.*\.module\.css|app\/session-watch\.tsx)$/, 'parts'],
  [/\/web\/src\/api\/(?:cards|things)\.ts$/, 'claim'],
  // It would come with the engine, as a file for each page.
  [/\/web\/src\/screens\/wizard\/engine\/.*\.module\.css$/, 'parts'],
  [/\/web\/src\/screens\/wizard\/(?:.*\.module\.css|start\/new-claim\.tsx)$/, 'forms'],
  [/\/web\/src\/app\/server-state\.tsx$/, 'answers'],
  [
    /\/web\/src\/screens\/result\/(?:.*\.module\.css|[a-z]+\/[a-z]+-step\.tsx|after\/letter-papers\.tsx|approve\/settlement-card\.tsx)$/,
    'steps',
  ],
  [/\/web\/src\/components\/signed-in\/[a-z-]+\.tsx?$/, 'lists'],
];

/** Read once somebody has written something, and all of it then. */
const OWN_WORDS = /\/(?:domain\/src\/own-words\/|web\/src\/screens\/wizard\/story\/own-words\/read-issues\.)/;

/** Says in which file each module is to lie. Priorities are whole and positive: the bundler reads others as very high. */
function groupsFor(needs: ReadonlyMap<string, Need>) {
  const fileOf = (id: string): SharedFile | null => {
    const placed = PLACED.find(([place]) => place.test(id))?.[1];
    if (placed !== undefined) return placed;
    const need = needs.get(id);
    if (need === undefined) return null;
    // Else the small part that a screen needs at once would come with all the rest.
    return sharedFile(need) ?? (OWN_WORDS.test(id) ? 'claim' : null);
  };
  const shared = SHARED_FILES.map((name, rank) => ({
    name,
    test: (id: string) => fileOf(id) === name,
    priority: 1 + SHARED_FILES.length - rank,
  }));
  return [...shared, { name: 'own-words', test: (id: string) => OWN_WORDS.test(id) && !needs.has(id), priority: 1 }];
}

type Group = { readonly name: string; readonly priority: number };

/**
 * Builds twice: first to see what is left of each screen once what nobody uses is gone (what a module imports by the
 * front door of a workspace tells nothing of it), then with what screens share in files of their own. `above` are the
 * groups that come before, of priority 10 and more.
 */
export function sharedFiles(root: string, configFile: string, above: readonly Group[]): Plugin {
  return {
    name: 'plainclaim-shared-files',
    apply: 'build',
    async config({ build: { ssr } = {} }, { mode }) {
      if (ssr || mode === LOOK) return undefined;
      const looked = await build({ configFile, mode: LOOK, logLevel: 'error', build: { write: false, minify: false } });
      const outputs = Array.isArray(looked) ? looked : 'output' in looked ? [looked] : [];
      const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
      const groups = [...above, ...groupsFor(needsOf(chunks))];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    // The manifest does not say where a part lies that was asked for by itself and shares a file.
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {};
      for (const file of Object.values(bundle)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const isAskedFor = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
          if (isAskedFor) files[relative(root, id)] = file.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: PART_FILES, source: JSON.stringify(files) });
    },
  };
}

/** The file of each part that is asked for by itself, beside the manifest. */
const PART_FILES = '.vite/part-files.json';
/** The mode of the first build. */
const LOOK = 'look';

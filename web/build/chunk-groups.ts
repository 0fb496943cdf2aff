import { relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Which modules share a file. A page that loads sixty files waits for rounds of requests, however small they are; so what
 * several screens use lies in a few files, by who uses it (docs/decisions/0072).
 */

/** Screens that somebody meets on one way. The first that fits counts; what fits none is asked for by itself. */
const WAYS = [
  ['engine', /\/screens\/wizard\/(?:wizard-engine\.|start\/|engine\/)/],
  ['telling', /\/screens\/wizard\/(?:story|amount)\/[a-z-]+-screen\./],
  ['forms', /\/screens\/wizard\/(?:early-screens\.|questions\/|signature\/)/],
  ['buying', /\/screens\/wizard\/(?:generation|claim-fit|packages|checkout|order)\//],
  ['result', /\/screens\/result\/(?!state\/run-checks)/],
  [
    'cases',
    /\/screens\/(?:dashboard|case|demand-letters|court-documents|exhibits|file-it-now|trial-prep|billing|receipt)\//,
  ],
  ['doors', /\/screens\/(?!wizard\/|result\/)[a-z-]+\/|\/app\/session-watch\./],
] as const;
export type Way = (typeof WAYS)[number][0];

const WIZARD: readonly Way[] = ['engine', 'telling', 'forms', 'buying'];

/** By rank, the most shared first: a file of higher rank never needs one of lower rank. */
const SHARED_FILES = ['parts', 'claim', 'engine', 'letter', 'forms', 'answers', 'steps'] as const;
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
    if (screens < 2 || ways.has('doors') || ways.has('cases')) return null;
    return ways.has('result') ? 'steps' : 'forms';
  }
  if (!WIZARD.some((way) => ways.has(way))) return 'answers';
  if (ways.has('doors') || ways.has('cases')) return 'parts';
  if (ways.has('result')) return ways.has('engine') ? 'claim' : 'letter';
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

/** Looks of parts that several screens may show: one file for all of them. Beside them, what watches over sessions. */
const PARTS = /\/web\/src\/(?:components\/.*\.module\.css|app\/session-watch\.tsx)$/;
/** What every screen beside the wizard waits for. */
const ANSWERS = /\/web\/src\/app\/server-state\.tsx$/;

/** Read once somebody has written something, and all of it then. */
const OWN_WORDS = /\/domain\/src\/own-words\//;

/** Says in which file each module is to lie. Priorities are whole and positive: the bundler reads others as very high. */
function groupsFor(needs: ReadonlyMap<string, Need>) {
  const fileOf = (id: string): SharedFile | null => {
    if (PARTS.test(id)) return 'parts';
    if (ANSWERS.test(id)) return 'answers';
    const need = needs.get(id);
    if (need === undefined) return null;
    // Else the small part that a screen needs at once would come with all the rest.
    return sharedFile(need) ?? (OWN_WORDS.test(id) ? 'letter' : null);
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

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** A pattern of the product, and where it stands. `flags` null: made while the product runs, so nobody can read it. */
export type FoundPattern = {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string | null;
};

/** What is made for others when they ask, as the templates of sentences are, is made by the whole of a workspace. */
const DOORS = ['domain/src/index.ts', 'contract/src/index.ts'];
const FOLDERS = ['domain/src', 'contract/src', 'server/src', 'web/src'];
const isProduct = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path) && !path.split(sep).includes('testing');

/** Files of the product, from the root. */
function productFiles(root: string): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isProduct)
      .map((path) => join(folder, path)),
  );
}

type Site = { readonly path: string; readonly line: number; readonly text: string };

/** Every pattern written as one, and every place where one is made of texts. */
function readFile(
  root: string,
  path: string,
): { readonly found: readonly FoundPattern[]; readonly made: readonly Site[] } {
  const code = readFileSync(join(root, path), 'utf8');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind);
  const found: FoundPattern[] = [];
  const made: Site[] = [];
  const walk = (node: ts.Node) => {
    const line = () => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ path, line: line(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp')
      made.push({ path, line: line(), text: node.getText(file) });
    ts.forEachChild(node, walk);
  };
  walk(file);
  return { found, made };
}

/** Loads the files, so that the patterns they make while they load can be read. Those of the browser cannot be loaded. */
async function madeWhileLoading(root: string, paths: readonly string[]): Promise<readonly FoundPattern[]> {
  const Original = RegExp;
  const made: FoundPattern[] = [];
  const note = (pattern: RegExp): RegExp => {
    for (const line of (new Error('where').stack ?? '').split('\n')) {
      const [, file = '', at = ''] = /\(?(?:file:\/\/)?(\/[^():]+):(\d+):\d+\)?$/.exec(line) ?? [];
      const path = file.startsWith(`${root}${sep}`) ? file.slice(root.length + 1) : '';
      if (!FOLDERS.some((folder) => path.startsWith(`${folder}${sep}`))) continue;
      made.push({ path, line: Number(at), source: pattern.source, flags: pattern.flags });
      break;
    }
    return pattern;
  };
  const Noting = new Proxy(Original, {
    construct: (target, [source, flags]: [string | RegExp, string?]) => note(new target(source, flags)),
    apply: (target, _, [source, flags]: [string | RegExp, string?]) => note(new target(source, flags)),
  });
  globalThis.RegExp = Noting;
  try {
    for (const path of paths) await import(pathToFileURL(join(root, path)).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return made;
}

/** All patterns of the product. A place that makes patterns while it runs is found once, without flags. */
export async function readPatterns(
  root: string,
): Promise<{ readonly files: number; readonly patterns: readonly FoundPattern[] }> {
  const paths = productFiles(root);
  const read = paths.map((path) => readFile(root, path));
  const sites = read.flatMap(({ made }) => made);
  const loadable = sites.map(({ path }) => path).filter((path) => !path.startsWith(`web${sep}`));
  const made = await madeWhileLoading(root, [...new Set([...DOORS, ...loadable])]);
  // A call over several lines may be noted at any of them.
  const isMade = ({ path, line, text }: Site) =>
    made.some((one) => one.path === path && one.line >= line && one.line <= line + text.split('\n').length - 1);
  const unread = sites
    .filter((site) => !isMade(site))
    .map(({ path, line, text }) => ({ path, line, source: text, flags: null }));
  return { files: paths.length, patterns: [...read.flatMap(({ found }) => found), ...made, ...unread] };
}

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { judgePattern } from './linear-patterns/judge-pattern.ts';
import { type FoundPattern, readPatterns } from './linear-patterns/read-patterns.ts';

/**
 * The gate against patterns that freeze the server: the time of each regular expression of the product must grow no
 * faster than the text it reads, however hostile the text. Where it stands: `path:line: rule: pattern`.
 */

export const GROWS_FASTER = 'a pattern slower than its text';
export const UNREADABLE = 'a pattern that nobody can judge';

/** Steps at one character. With own words of 60,000 characters such a pattern takes some ten milliseconds. */
const MOST_STEPS = 150;

/** What is wrong with a pattern; null when nothing is. */
export function faultOf({ source, flags }: Pick<FoundPattern, 'source' | 'flags'>): string | null {
  if (flags === null) return UNREADABLE;
  const verdict = judgePattern(source, flags);
  switch (verdict.grows) {
    case 'with the text':
      return verdict.steps <= MOST_STEPS ? null : `${GROWS_FASTER} (${verdict.steps} steps at each character)`;
    case 'faster':
      return `${GROWS_FASTER} (${verdict.how})`;
    case 'unknown':
      return `${UNREADABLE} (${verdict.why})`;
  }
}

const faults = new Map<string, string | null>();

/** The findings of a whole checkout, a line each. */
export async function checkPatterns(
  root: string,
): Promise<{ readonly patterns: number; readonly findings: readonly string[] }> {
  const { files, patterns } = await readPatterns(root);
  if (files === 0) throw new Error('no file of the product was read');
  const findings = patterns.flatMap((pattern) => {
    const key = `/${pattern.source}/${pattern.flags ?? ''}`;
    const known = faults.get(key);
    const fault = known === undefined ? faultOf(pattern) : known;
    faults.set(key, fault);
    return fault === null ? [] : [`${pattern.path}:${pattern.line}: ${fault}: ${key}`];
  });
  return { patterns: patterns.length, findings: [...new Set(findings)] };
}

const [, script, root] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href) {
  const { patterns, findings } = await checkPatterns(resolve(root ?? '.'));
  for (const finding of findings) console.error(finding);
  console.log(`${patterns} patterns judged, ${findings.length} findings`);
  process.exit(patterns > 0 && findings.length === 0 ? 0 : 1);
}

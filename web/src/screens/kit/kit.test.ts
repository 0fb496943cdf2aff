import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const KIT = import.meta.dirname;
const COMPONENTS = join(KIT, '../../components');

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path = '']) => join(dirname(file), path));

/** Every file that shows when this one does. */
function shownBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) shownBy(imported, seen);
  return seen;
}

/**
 * But for parts of single features that need their data: the cards of facts, leaving with one’s data, the file of a case,
 * search and alerts of somebody signed in; and the form of the payment service, which is made by the service's own script.
 */
test('every component has its place in the kit, by itself or inside another one', () => {
  const components = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /(?<!\.test)\.tsx$/.test(name) &&
        !/^(?:(?:cards|your-data|signed-in)[/\\]|payment[/\\]provider-form|documents[/\\]case-file)/.test(name),
    )
    .map((name) => join(COMPONENTS, name));
  const shown = shownBy(join(KIT, 'kit-screen.tsx'));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !shown.has(file))).toEqual([]);
});

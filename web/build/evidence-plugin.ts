import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseEvidence, problemsIn } from '../src/information/conformance/evidence.ts';
import { testFilesIn } from './test-files.ts';

/** Stops the build when what the page about accessibility rests on is not there: a test, a script, a criterion. */
export const evidencePlugin = (root: string, today: string): Plugin => ({
  name: 'accessibility-evidence',
  buildStart() {
    const folder = join(root, 'docs/accessibility');
    const evidence = parseEvidence(readFileSync(join(folder, 'criteria.yaml'), 'utf8'));
    const scripts = readFileSync(join(folder, 'scripts.md'), 'utf8');
    const problems = problemsIn(evidence, scripts, testFilesIn(root), today);
    if (problems.length > 0) throw new Error(`docs/accessibility/criteria.yaml: ${problems.join('; ')}`);
  },
});

import { readFileSync } from 'node:fs';
import {
  judgeClause,
  judgeCriterion,
  type Judgement,
  parseEvidence,
  problemsIn,
  resultOn,
} from '../src/information/conformance/evidence.ts';
import { conformance as words } from '../src/information/words/conformance/en.ts';
import { testFilesIn } from './test-files.ts';

/**
 * npm run acr: the accessibility conformance report as of today, as tables. `npm run acr -- 2027-06-01` says what it will
 * say on that day when nobody walks anything again. Fails when the evidence names a test that is not there.
 */
const root = new URL('../..', import.meta.url).pathname;
const today = new Date().toISOString().slice(0, 10);
const day = process.argv[2] ?? today;
const folder = `${root}docs/accessibility`;
const evidence = parseEvidence(readFileSync(`${folder}/criteria.yaml`, 'utf8'));

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const saidOf = (judged: Judgement): string => words.results[resultOn(day, judged)];
const table = (title: string, rows: readonly (readonly string[])[]): string =>
  [
    `\n## ${title}\n`,
    '| Rule | Result | Evidence |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

say(`# Accessibility conformance, as of ${day}`);
say(
  table(
    'WCAG 2.2, A and AA',
    evidence.criteria.map((row) => [
      `${row.id} ${words.criteria[row.id]} (${row.level})`,
      saidOf(judgeCriterion(evidence, row)),
      `${row.tests.length} tests; ${row.walked === null ? 'not walked' : `${row.walked.day}, ${words.means[row.walked.means]}`}`,
    ]),
  ),
);
for (const [title, rows] of [
  ['Section 508', evidence.section_508],
  ['EN 301 549', evidence.en_301_549],
] as const) {
  say(
    table(
      title,
      rows.map((row) => [
        `${row.clause} ${words.clauses[row.name]}`,
        saidOf(judgeClause(evidence, row)),
        row.needs !== undefined && evidence.walks[row.needs].day === null ? words.needs[row.needs] : '',
      ]),
    ),
  );
}

const problems = problemsIn(evidence, readFileSync(`${folder}/scripts.md`, 'utf8'), testFilesIn(root), today);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

import type { Outcome, Row, Verdict } from './row.ts';

const VERDICTS: readonly Verdict[] = ['holds', 'held by test', 'partly', 'not applicable', 'FAILS'];

/** One line for each row: id, what must hold, what came of it, and how that is known. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map((outcome) => [outcome.row.id, outcome.row.what, outcome.verdict, howKnown(outcome)]);
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function howKnown({ row, verdict, sightings }: Outcome): string {
  if (verdict === 'FAILS') {
    const wrong = sightings.filter(({ ok }) => !ok);
    return wrong.length === 0
      ? 'nothing was asked'
      : wrong.map(({ what, seen }) => `NOT: ${what} (${seen})`).join('; ');
  }
  if (verdict === 'not applicable') return row.notApplicable ?? '';
  const tests = row.tests?.length ?? 0;
  const asked = sightings.length - tests;
  const how = [asked > 0 ? `${asked} asked` : '', tests > 0 ? `${tests} ${tests === 1 ? 'test' : 'tests'}` : ''];
  const known = how.filter((part) => part !== '').join(', ');
  return row.lacks === undefined ? known : `${known}; lacks: ${row.lacks}`;
}

export function summary(outcomes: readonly Outcome[], durationMs: number): string {
  const counts = VERDICTS.map(
    (verdict) => `${outcomes.filter((outcome) => outcome.verdict === verdict).length} ${verdict}`,
  );
  return `${outcomes.length} rows in ${(durationMs / 1000).toFixed(0)} s: ${counts.join(', ')}`;
}

/** The table of docs/security.md: row, what must hold, how that is known, which requirements it answers. */
export function documentTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.id, row.what, knownBy(row), row.asvs]);
  const head = ['Row', 'What must hold', 'How it is known', 'ASVS 5.0.0'];
  const cells = [head, head.map(() => '---'), ...lines];
  return cells.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function knownBy(row: Row): string {
  if (row.notApplicable !== undefined) return `Not applicable: ${row.notApplicable}`;
  const known = [
    ...(row.drive === undefined ? [] : ['asked of the running product']),
    ...(row.tests ?? []).map(([file, test]) => `\`${file.split('/').at(-1) ?? ''}\` › ${test}`),
  ].join('; ');
  return row.lacks === undefined ? known : `${known}. **Lacks:** ${row.lacks}`;
}

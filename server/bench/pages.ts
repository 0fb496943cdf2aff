import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figure } from './figures.ts';

const LAST_LINE = /^(\d+) of (\d+) figures miss their bar/m;

/**
 * How every page arrives: Lighthouse and a browser, in a process of their own (`tools/page-bench.mjs`), which prints the
 * figures of each page. Without a browser it says so, and one figure is missed.
 */
export async function benchPages(root: string, port: number): Promise<readonly Figure[]> {
  const program = [join(root, 'tools/page-bench.mjs'), `http://127.0.0.1:${port}`];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'], cwd: root });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    process.stdout.write(text);
  });
  await once(child, 'close');
  const [, missed, all] = LAST_LINE.exec(said) ?? [];
  return [
    { name: 'figures of pages measured', value: Number(all ?? 0), unit: 'figures', atLeast: 1 },
    { name: 'figures of pages that miss their bar', value: Number(missed ?? 1), unit: 'figures', atMost: 0 },
  ];
}

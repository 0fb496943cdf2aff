import { execFile } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';

const SAMPLE_MS = 250;

/** Resident memory of processes in bytes, 0 when they are gone. `ps` is on Linux and macOS. */
async function residentBytes(pids: readonly number[]): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', pids.join(',')]);
    return stdout.split('\n').reduce((sum, line) => sum + Number(line) * 1024, 0);
  } catch {
    return 0;
  }
}

/** Notes the most memory that the children together and this process hold from now on. */
export function watchMemory(pids: () => readonly number[]): {
  readonly most: { children: number; own: number };
  readonly stop: () => void;
} {
  const most = { children: 0, own: 0 };
  const look = async (): Promise<void> => {
    most.own = Math.max(most.own, process.memoryUsage.rss());
    most.children = Math.max(most.children, await residentBytes(pids()));
  };
  const timer = setInterval(() => void look(), SAMPLE_MS);
  return { most, stop: () => clearInterval(timer) };
}

/** Longest time in which nothing else could run, in ms: what is above the clock's own step. */
export function watchEventLoop(): { readonly stop: () => { readonly max: number; readonly p99: number } } {
  const resolution = 5;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  const above = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution);
  return {
    stop: () => {
      histogram.disable();
      return { max: above(histogram.max), p99: above(histogram.percentile(99)) };
    },
  };
}

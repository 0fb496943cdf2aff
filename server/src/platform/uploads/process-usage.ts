import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** What a process holds, in bytes, and the processor time it took so far. */
export type ProcessUsage = { readonly rssBytes: number; readonly cpuMs: number };

/** Null when it cannot be told: the process is gone, or this machine has no such way. */
export type UsageOf = (pid: number) => Promise<ProcessUsage | null>;

/** Linux counts processor time in hundredths of a second, whatever the machine (proc(5), USER_HZ). */
const TICK_MS = 10;
/** User and system time are the 14th and 15th field; these are counted from the 3rd, behind the program's name. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Linux, also where no program is installed beside ours. */
export const usageFromProc: UsageOf = async (pid) => {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ]);
    // The name may hold spaces and brackets, so what follows its last bracket is read.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
    const heldKb = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN);
    return reported({ rssBytes: heldKb * 1024, cpuMs: ticks * TICK_MS });
  } catch {
    return null;
  }
};

/** macOS and others. */
export const usageFromPs: UsageOf = async (pid) => {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
    const [rss = '', time = ''] = stdout.trim().split(/\s+/);
    return reported({ rssBytes: Number(rss) * 1024, cpuMs: processorMs(time) });
  } catch {
    return null;
  }
};

export const usageOf: UsageOf = async (pid) => (await usageFromProc(pid)) ?? (await usageFromPs(pid));

/** Whether this machine tells what a process uses, without which a stranger's file must not be opened. */
export const canWatchProcesses = async (): Promise<boolean> => (await usageOf(process.pid)) !== null;

const reported = (usage: ProcessUsage): ProcessUsage | null =>
  Number.isFinite(usage.rssBytes) && Number.isFinite(usage.cpuMs) ? usage : null;

/** Linux writes "00:01:05", or "1-00:01:05" after a day; macOS writes "1:05.12". */
function processorMs(time: string): number {
  const [clock = '', days = '0'] = time.split('-').toReversed();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1_000;
}

import { setPriority } from 'node:os';

/** The kernel gives this a third of what it gives the thread that answers, when both want all of one processor. */
export const GIVING_WAY = 5;

/**
 * Work on what strangers sent gives way to answering everybody else. `pid`: of a child; absent in a thread, which sets
 * itself back. Where the system does not let us, nothing changes: it only shares the processor worse.
 */
export function giveWay(pid?: number): void {
  // Elsewhere the number of a thread stands for its whole process, and would set back the answering too.
  if (process.platform !== 'linux') return;
  try {
    setPriority(pid ?? 0, GIVING_WAY);
  } catch {
    // The child is gone already, or is not ours to set.
  }
}

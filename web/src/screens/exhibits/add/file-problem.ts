import { sniffEvidence, SNIFF_BYTES } from '@plainclaim/domain';

/** What keeps a file from being sent at all; the server would refuse it too, after the wait. */
export type FileProblem = 'too-large' | 'empty' | 'unknown-kind' | 'unreadable' | 'no-room';

/** Looks at a file on this device: its size, and its first bytes, which tell its kind better than its name does. */
export async function fileProblemOf(file: Blob, mostBytes: number): Promise<FileProblem | null> {
  if (file.size > mostBytes) return 'too-large';
  try {
    const start = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
    if (start.length === 0) return 'empty';
    return sniffEvidence(start) === 'unknown' ? 'unknown-kind' : null;
  } catch {
    // A folder that was dropped, or a file that was moved or deleted since it was chosen.
    return 'unreadable';
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrCreateSealKey, type SealKey } from '../platform/seals/index.ts';

let kept: Promise<SealKey> | undefined;

/** One key for all apps of a process: making it is no part of what they test. */
export const keptSealKey = async (): Promise<SealKey> => await (kept ??= makeKey());

async function makeKey(): Promise<SealKey> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-test-seal-'));
  const made = await loadOrCreateSealKey({ dataDir, siteName: 'localhost' }, Date.parse('2020-01-01T00:00:00Z'));
  await rm(dataDir, { recursive: true });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

import { randomBytes } from 'node:crypto';
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createOnce, readIfThere } from './created-once.ts';

export type Keys = { readonly secretKey: string; readonly dataKeys: readonly string[] };

type KeySettings = {
  readonly isProduction: boolean;
  readonly dataDir: string;
  readonly secretKey: string | undefined;
  readonly dataKeys: readonly string[];
};

const KEY_FILE = 'keys.json';

const savedKeys = z.object({
  secretKey: z.string().check(z.minLength(32)),
  dataKey: z.string().check(z.minLength(32)),
});

type SavedKeys = z.infer<typeof savedKeys>;

/**
 * The keys of the settings. Outside production, those that are missing are made once and kept in the data folder,
 * readable by its owner only. Without that file, data sealed with its key cannot be read again.
 * @throws when the file exists but is damaged: new keys would make old data unreadable without anybody noticing.
 */
export function loadOrCreateKeys({ isProduction, dataDir, secretKey, dataKeys }: KeySettings): Keys {
  if (secretKey !== undefined && dataKeys.length > 0) return { secretKey, dataKeys };
  if (isProduction) throw new Error('SECRET_KEY and DATA_KEY are required in production');
  const path = join(dataDir, KEY_FILE);
  const saved = readKeys(path) ?? createKeys(path);
  return { secretKey: secretKey ?? saved.secretKey, dataKeys: dataKeys.length > 0 ? dataKeys : [saved.dataKey] };
}

function readKeys(path: string): SavedKeys | undefined {
  const text = readIfThere(path);
  if (text === undefined) return undefined;
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return keysIn(path, text);
}

function keysIn(path: string, text: string): SavedKeys {
  const parsed = savedKeys.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Error(`${path} is damaged. Restore it from a copy: data sealed with its keys cannot be read without it.`);
  }
  return parsed.data;
}

function createKeys(path: string): SavedKeys {
  const fresh: SavedKeys = {
    secretKey: randomBytes(32).toString('base64url'),
    dataKey: randomBytes(32).toString('base64url'),
  };
  return keysIn(path, createOnce(path, `${JSON.stringify(fresh, null, 2)}\n`));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

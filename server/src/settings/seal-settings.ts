import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { SealKeyProblem, SealLevel } from '../platform/seals/index.ts';

const authority = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
const listOf = (text: string) =>
  text
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');

/** What approved letters are sealed with. The password is a secret: no problem repeats it. */
export const sealSchema = {
  SEAL_KEY_FILE: z.optional(z.string()),
  SEAL_KEY_PASSWORD: z.optional(z.string()),
  SEAL_LEVEL: z.optional(z.enum(['b-b', 'b-t', 'b-lta'])),
  TSA_URLS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => listOf(text).length > 0 && listOf(text).every(authority),
          'must be addresses such as http://timestamp.example.com, with commas between',
        ),
      ),
  ),
};

export type SealConfig = {
  /** A PKCS#12 file; null: a key of our own, made once. */
  readonly keyFile: string | null;
  readonly keyPassword: string;
  readonly wanted: SealLevel;
  readonly authorityUrls: readonly string[];
};

type Given = Readonly<Record<string, string>>;

/** Settings that need each other. */
export function sealProblems(given: Given): { readonly name: string; readonly problem: string }[] {
  const { SEAL_KEY_FILE, SEAL_KEY_PASSWORD, SEAL_LEVEL = 'b-b', TSA_URLS } = given;
  const problems: { readonly name: string; readonly problem: string }[] = [];
  if (SEAL_KEY_FILE === undefined && SEAL_KEY_PASSWORD !== undefined) {
    problems.push({ name: 'SEAL_KEY_FILE', problem: 'is missing: there is a password for it' });
  }
  if (['b-t', 'b-lta'].includes(SEAL_LEVEL) && TSA_URLS === undefined) {
    problems.push({ name: 'TSA_URLS', problem: `is required with SEAL_LEVEL=${SEAL_LEVEL}` });
  }
  return problems;
}

type SealSettings = {
  readonly SEAL_KEY_FILE?: string | undefined;
  readonly SEAL_KEY_PASSWORD?: string | undefined;
  readonly SEAL_LEVEL?: SealLevel | undefined;
  readonly TSA_URLS?: string | undefined;
};

export function sealIn({ SEAL_KEY_FILE, SEAL_KEY_PASSWORD, SEAL_LEVEL, TSA_URLS }: SealSettings): SealConfig {
  return Object.freeze({
    keyFile: SEAL_KEY_FILE === undefined ? null : resolve(SEAL_KEY_FILE),
    keyPassword: SEAL_KEY_PASSWORD ?? '',
    wanted: SEAL_LEVEL ?? (TSA_URLS === undefined ? 'b-b' : 'b-t'),
    authorityUrls: Object.freeze(listOf(TSA_URLS ?? '')),
  });
}

/** Why the server does not start, and what to do. */
const PROBLEMS: Readonly<Record<SealKeyProblem, string>> = {
  missing: 'there is no such file.',
  unreadable: 'it cannot be read. Is it the right file, and the right password?',
  expired: 'its certificate has run out. Get a new one; letters that it sealed stay sealed.',
  not_yet_valid: 'its certificate is not valid yet. Is the clock of this machine right?',
  mismatch: 'the certificate in it belongs to another key.',
};

export const describeSealProblem = (file: string, problem: SealKeyProblem): string =>
  `The key that letters are sealed with, ${file}: ${PROBLEMS[problem]}`;

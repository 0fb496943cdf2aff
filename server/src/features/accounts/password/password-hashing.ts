import { hash, parseOptions, verify } from '@node-rs/argon2';
import { LONGEST_PASSWORD } from '@plainclaim/contract';

/** OWASP password storage cheat sheet, the least it recommends for Argon2id; about 15 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and checks passwords. Every check takes the time of one hash, an account being there or not. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  /** Null for an account that does not exist: as slow as a wrong password. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
  /** True when the hash was made with other costs than today's. */
  isOutdated(passwordHash: string): boolean;
};

export function createPasswordHashing(): PasswordHashing {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, COST),
    matches: async (passwordHash, password) => {
      decoy ??= hash('nobody has this password', COST);
      const isMatch = await verify(passwordHash ?? (await decoy), password);
      return isMatch && passwordHash !== null && password.length <= LONGEST_PASSWORD;
    },
    isOutdated: (passwordHash) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
      return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
    },
  };
}

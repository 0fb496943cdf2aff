import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Where fresh, unguessable names come from. Everything here is safe as a secret unless it says otherwise. */
export type Ids = {
  /** UUID version 4: row ids. */
  uuid(): string;
  /** 128 random bits as 22 URL-safe characters: ids that people outside may see. */
  token(): string;
  /** 256 random bits as 43 URL-safe characters: session and reset tokens. */
  secretToken(): string;
  /** 130 random bits as 26 capital letters and digits without I, L, O and U: ids that people read aloud or type. */
  readableToken(): string;
  /** Decimal digits, zeros in front included: codes sent by email. Guessable by force, so tries must be counted. */
  digits(length: number): string;
};

/** Douglas Crockford's base 32. Its size is a power of two, so a masked random byte has no bias. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READABLE_LENGTH = 26;

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(16).toString('base64url'),
  secretToken: () => randomBytes(32).toString('base64url'),
  readableToken: () => Array.from(randomBytes(READABLE_LENGTH), (byte) => READABLE[byte & 31]).join(''),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
};

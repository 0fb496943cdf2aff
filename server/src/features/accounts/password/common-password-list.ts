import { dictionary } from '@zxcvbn-ts/language-common';

/** A file of its own, imported when it is needed: 370 kB that a server which only reads need not hold. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

// @ts-check
/** @typedef {import('../planted-violations.mjs').Violation} Violation */

/** @param {string} rule @param {string} at @param {string} text @returns {Violation} */
const pattern = (rule, at, text) => ({ gate: 'patterns', rule, at, files: { [at]: text } });

const SLOW = 'a pattern slower than its text';
const UNREADABLE = 'a pattern that nobody can judge';

/** What the gate against slow patterns must catch. @type {Violation[]} */
export const patternViolations = [
  pattern(
    SLOW,
    'domain/src/letters/planted-trim.ts',
    'export const trimmed = (a: string) => a.replace(/\\s+$/, "");\n',
  ),
  pattern(SLOW, 'contract/src/planted-twice.ts', 'export const isWords = (a: string) => /^(?:\\w+ ?)+$/.test(a);\n'),
  pattern(SLOW, 'web/src/components/planted-two.tsx', 'export const pair = (a: string) => /^.*,.*,$/.exec(a);\n'),
  pattern(
    SLOW,
    'server/src/platform/planted-made.ts',
    "const WORD = '[a-z]*';\nexport const twice = new RegExp(`${WORD}${WORD}!`);\n",
  ),
  pattern(SLOW, 'domain/src/claims/planted-far.ts', 'export const far = (a: string) => /a.{0,900}b/.exec(a);\n'),
  pattern(UNREADABLE, 'server/src/platform/planted-typed.ts', 'export const read = (a: string) => new RegExp(a);\n'),
];

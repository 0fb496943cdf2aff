// @ts-check
/** @typedef {import('../planted-violations.mjs').Violation} Violation */

/**
 * @param {string} rule the error number
 * @param {string} at
 * @param {string} text
 * @returns {Violation}
 */
const type = (rule, at, text) => ({ gate: 'types', rule, at, files: { [at]: text } });

/** What `tsc -b` must catch, in every project it builds. @type {Violation[]} */
export const typeViolations = [
  type('TS2591', 'domain/src/money/planted-process.ts', 'export const where = () => process.cwd();\n'),
  type('TS2304', 'domain/src/money/planted-fetch.ts', `export const load = () => fetch('https://example.test');\n`),
  type('TS2584', 'domain/src/money/planted-page.ts', 'export const title = () => document.title;\n'),
  type('TS2304', 'contract/src/planted-fetch.ts', `export const load = () => fetch('https://example.test');\n`),
  type('TS2591', 'web/src/components/planted-buffer.ts', `export const bytes = () => Buffer.from('a');\n`),
  type('TS2584', 'server/src/platform/planted-document.ts', 'export const title = () => document.title;\n'),
  type(
    'TS2307',
    'server/src/platform/planted-past-the-door.ts',
    `export * from '@plainclaim/domain/src/money/cents.ts';\n`,
  ),
  type('TS2307', 'web/src/api/planted-past-the-door.ts', `export * from '@plainclaim/contract/src/paths.ts';\n`),
  type('TS1294', 'domain/src/money/planted-enum.ts', 'export enum Coin {\n  Penny,\n}\n'),
  type(
    'TS1294',
    'server/src/platform/planted-property.ts',
    'export class A {\n  constructor(readonly a: string) {}\n}\n',
  ),
  type(
    'TS1484',
    'domain/src/money/planted-type-import.ts',
    `import { Planted } from './planted-type.ts';\nexport type Used = Planted;\n`,
  ),
  type('TS7006', 'domain/src/money/planted-implicit.ts', 'export const same = (value) => value;\n'),
  type('TS2532', 'domain/src/money/planted-index.ts', 'export const first = (words: string[]) => words[0].length;\n'),
  type(
    'TS2375',
    'domain/src/money/planted-optional.ts',
    'type Box = { size?: number };\nexport const box = (size: number | undefined): Box => {\n  const made: Box = { size };\n  return made;\n};\n',
  ),
  type(
    'TS4111',
    'domain/src/money/planted-signature.ts',
    'export const word = (words: Record<string, string>) => words.hello;\n',
  ),
  type('TS6133', 'domain/src/money/planted-unused.ts', 'const unused = 1;\nexport const used = 2;\n'),
  type(
    'TS7030',
    'domain/src/money/planted-return.ts',
    'export function half(n: number) {\n  if (n > 1) return n / 2;\n}\n',
  ),
  type(
    'TS1360',
    'domain/src/money/planted-status.ts',
    `export const status = { a: 409 } satisfies Record<'a' | 'b', number>;\n`,
  ),
  type('TS2322', 'domain/src/money/planted-type.test.ts', `export const cents: number = 'ten';\n`),
  type('TS2322', 'contract/src/planted-type.test.ts', `export const cents: number = 'ten';\n`),
  type('TS2322', 'server/src/platform/planted-type.test.ts', `export const cents: number = 'ten';\n`),
  type('TS2322', 'web/src/components/planted-type.test.tsx', `export const cents: number = 'ten';\n`),
  type('TS2322', 'e2e/planted-type.spec.ts', `export const cents: number = 'ten';\n`),
  type('TS2322', 'tools/planted-type.test.ts', `export const cents: number = 'ten';\n`),
  type('TS2322', 'tools/planted-type.mjs', `// @ts-check\n/** @type {number} */\nexport const cents = 'ten';\n`),
  {
    gate: 'types',
    rule: 'TS2322',
    at: 'web/src/components/planted-property.tsx',
    files: {
      'web/src/components/planted-property.tsx': 'export const Wrong = () => <input maxLength="ten" />;\n',
      'domain/src/money/planted-type.ts': 'export type Planted = 1;\n',
    },
  },
];

// @ts-check
/** @typedef {import('../planted-violations.mjs').Violation} Violation */

/**
 * @param {string} rule
 * @param {string} at
 * @param {string} text
 * @param {Record<string, string>} [others]
 * @returns {Violation}
 */
const lint = (rule, at, text, others = {}) => ({ gate: 'lint', rule, at, files: { [at]: text, ...others } });

const later = 'const later = async () => 1;\n';

/** What oxlint must catch. @type {Violation[]} */
export const lintViolations = [
  lint('eslint(no-restricted-globals)', 'domain/src/claims/planted-date.ts', 'export const now = () => new Date();\n'),
  lint('eslint(no-restricted-globals)', 'domain/src/claims/planted-now.ts', 'export const now = () => Date.now();\n'),
  lint('eslint(no-restricted-globals)', 'contract/src/planted-date.ts', 'export const now = () => Date.now();\n'),
  lint('eslint(no-restricted-globals)', 'domain/src/claims/planted-timer.ts', 'export const wait = setTimeout;\n'),
  lint('eslint(no-restricted-globals)', 'domain/src/claims/planted-env.ts', 'export const env = process.argv;\n'),
  lint(
    'eslint(no-restricted-globals)',
    'domain/src/claims/planted-call.ts',
    `export const load = () => fetch('/api');\n`,
  ),
  lint(
    'eslint(no-restricted-globals)',
    'domain/src/claims/planted-dom.ts',
    'export const page = () => document.title;\n',
  ),
  lint(
    'eslint(no-restricted-properties)',
    'domain/src/claims/planted-dice.ts',
    'export const roll = () => Math.random();\n',
  ),
  lint('eslint(no-restricted-imports)', 'domain/src/claims/planted-zod.ts', `export { z } from 'zod';\n`),
  lint('eslint(no-restricted-imports)', 'web/src/api/planted-zod.ts', `export { z } from 'zod';\n`),
  lint('eslint(no-restricted-imports)', 'web/src/api/planted-node.ts', `export { join } from 'node:path';\n`),
  lint(
    'eslint(no-restricted-imports)',
    'server/src/platform/planted-environment.ts',
    `export { env } from 'node:process';\n`,
  ),
  lint('node(no-process-env)', 'server/src/platform/planted-env.ts', `export const port = process.env['PORT'];\n`),
  lint('node(no-process-env)', 'server/src/features/planted-one/env.ts', 'export const { PORT } = process.env;\n'),
  lint(
    'eslint(eqeqeq)',
    'server/src/platform/planted-equal.ts',
    'export const same = (a: number, b: number) => a == b;\n',
  ),
  lint('eslint(max-lines)', 'server/src/platform/planted-long.ts', 'export {};\n'.repeat(401)),
  lint('eslint(no-console)', 'server/src/platform/planted-print.ts', `console.log('hello');\n`),
  lint('eslint(no-var)', 'server/src/platform/planted-var.ts', 'export var old = 1;\n'),
  lint(
    'import(no-cycle)',
    'server/src/platform/planted-ring/one.ts',
    `import { two } from './two.ts';\nexport const one = () => two;\n`,
    {
      'server/src/platform/planted-ring/two.ts': `import { one } from './one.ts';\nexport const two = () => one;\n`,
    },
  ),
  lint('import(no-default-export)', 'server/src/platform/planted-default.ts', 'export default 1;\n'),
  lint('unicorn(filename-case)', 'server/src/platform/plantedCamel.ts', 'export const camel = 1;\n'),
  lint('unicorn(filename-case)', 'web/src/components/PlantedPascal.tsx', 'export const Pascal = () => <hr />;\n'),
  lint(
    'react(jsx-no-literals)',
    'web/src/components/planted-text.tsx',
    'export const Text = () => <p>Bare words</p>;\n',
  ),
  lint(
    'react(jsx-no-literals)',
    'web/src/components/planted-wrapped.tsx',
    `export const Text = () => <p>{'Bare words'}</p>;\n`,
  ),
  lint(
    'react(jsx-no-literals)',
    'web/src/components/planted-label.tsx',
    'export const Text = () => <hr aria-label="Bare words" />;\n',
  ),
  lint(
    'react-hooks(rules-of-hooks)',
    'web/src/components/planted-hook.tsx',
    `import { useState } from 'react';\nexport function Sometimes({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n`,
  ),
  lint(
    'react-hooks(exhaustive-deps)',
    'web/src/components/planted-effect.tsx',
    `import { useEffect } from 'react';\nexport function Title({ text }: { text: string }) {\n  useEffect(() => {\n    document.title = text;\n  }, []);\n  return null;\n}\n`,
  ),
  lint(
    'jsx-a11y(alt-text)',
    'web/src/components/planted-picture.tsx',
    'export const Picture = () => <img src="/a.png" />;\n',
  ),
  lint(
    'typescript(ban-ts-comment)',
    'server/src/platform/planted-ignore.ts',
    `// @ts-ignore\nexport const wrong: number = 'a';\n`,
  ),
  lint(
    'typescript(ban-ts-comment)',
    'server/src/platform/planted-expect.ts',
    `// @ts-expect-error wrong on purpose\nexport const wrong: number = 'a';\n`,
  ),
  lint(
    'typescript(consistent-type-definitions)',
    'server/src/platform/planted-interface.ts',
    'export interface Old {\n  a: 1;\n}\n',
  ),
  lint(
    'typescript(no-explicit-any)',
    'server/src/platform/planted-any.ts',
    'export const same = (value: any) => value;\n',
  ),
  lint(
    'typescript(no-floating-promises)',
    'server/src/platform/planted-floating.ts',
    `${later}export function go() {\n  later();\n}\n`,
  ),
  lint(
    'typescript(no-floating-promises)',
    'web/src/api/planted-floating.ts',
    `${later}export function go() {\n  later();\n}\n`,
  ),
  lint(
    'typescript(no-floating-promises)',
    'domain/src/claims/planted-floating.test.ts',
    `${later}export function go() {\n  later();\n}\n`,
  ),
  lint(
    'typescript(no-misused-promises)',
    'server/src/platform/planted-misused.ts',
    `${later}export const all = [1].forEach(later);\n`,
  ),
  lint(
    'typescript(no-misused-spread)',
    'server/src/platform/planted-spread.ts',
    'export const copy = { ...new Map([[1, 2]]) };\n',
  ),
  lint(
    'typescript(no-non-null-assertion)',
    'server/src/platform/planted-bang.ts',
    'export const size = (a?: string) => a!.length;\n',
  ),
  lint(
    'typescript(no-unsafe-type-assertion)',
    'server/src/platform/planted-cast.ts',
    'export const word = (a: unknown) => a as string;\n',
  ),
  lint(
    'typescript(switch-exhaustiveness-check)',
    'domain/src/claims/planted-switch.ts',
    `export function spell(n: 'a' | 'b') {\n  switch (n) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n`,
  ),
  lint(
    'vitest(expect-expect)',
    'domain/src/claims/planted-empty.test.ts',
    `import { test } from 'vitest';\ntest('asserts nothing', () => {});\n`,
  ),
  lint(
    'vitest(no-focused-tests)',
    'domain/src/claims/planted-only.test.ts',
    `import { expect, test } from 'vitest';\ntest.only('leaves the rest out', () => expect(1).toBe(1));\n`,
  ),
  lint(
    'vitest(no-disabled-tests)',
    'domain/src/claims/planted-skip.test.ts',
    `import { expect, test } from 'vitest';\ntest.skip('is left out', () => expect(1).toBe(1));\n`,
  ),
  lint('eslint(no-debugger)', 'server/src/platform/planted-debugger.ts', 'export function stop() {\n  debugger;\n}\n'),
];

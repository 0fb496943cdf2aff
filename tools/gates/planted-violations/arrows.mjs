// @ts-check
/** @typedef {import('../planted-violations.mjs').Violation} Violation */

const target = 'export const planted = 1;\n';
const use = 'export const used = planted;\n';

/** @param {string} from */
const importing = (from) => `import { planted } from '${from}';\n${use}`;

/** For each folder of domain, one it must not import: a higher one, or a neighbour. */
const domainSteps = [
  ['own-words', 'fact-cards'],
  ['fact-cards', 'claims'],
  ['claim-facts', 'letters'],
  ['result', 'money'],
  ['languages', 'money'],
  ['money', 'calendar'],
  ['calendar', 'money'],
  ['parties', 'claims'],
  ['claims', 'wizard'],
  ['jurisdictions/pack', 'letters'],
  ['jurisdictions/us-nj', 'letters'],
  ['wizard', 'pricing'],
  ['letters', 'jurisdictions/us-nj'],
  ['court-papers', 'jurisdictions/us-nj'],
  ['exhibits', 'letters'],
  ['filing', 'jurisdictions/us-nj'],
  ['trial-prep', 'jurisdictions/us-nj'],
  ['pricing', 'letters'],
  ['cases', 'wizard'],
  ['claim-fit', 'letters'],
];

/** @returns {Violation[]} */
function domainOrder() {
  return domainSteps.map(([folder = '', higher = '']) => {
    const at = `domain/src/${folder}/planted-up.ts`;
    const up = '../'.repeat(folder.split('/').length);
    return {
      gate: 'arrows',
      rule: `domain-order-${folder.replace('us-nj', 'state').replace('/', '-')}`,
      at,
      files: {
        [at]: importing(`${up}${higher}/planted-target.ts`),
        [`domain/src/${higher}/planted-target.ts`]: target,
      },
    };
  });
}

/**
 * @param {string} rule
 * @param {string} at the file that breaks the rule
 * @param {string} text what it says
 * @param {Record<string, string>} [others] files it needs
 * @returns {Violation}
 */
const arrow = (rule, at, text, others = {}) => ({ gate: 'arrows', rule, at, files: { [at]: text, ...others } });

/** What dependency-cruiser must catch. @type {Violation[]} */
export const arrowViolations = [
  ...domainOrder(),
  arrow(
    'no-circles',
    'server/src/platform/planted-loop/one.ts',
    importing('./two.ts').replace('export const used', 'export const planted'),
    {
      'server/src/platform/planted-loop/two.ts': `import type { Third } from './three.ts';\nexport const planted: Third = 1;\n`,
      'server/src/platform/planted-loop/three.ts': `import type { used } from './one.ts';\nexport type Third = typeof used;\n`,
    },
  ),
  arrow(
    'no-circles',
    'domain/src/claims/planted-a.ts',
    `import type { B } from './planted-b.ts';\nexport type A = B | 1;\n`,
    {
      'domain/src/claims/planted-b.ts': `import type { A } from './planted-a.ts';\nexport type B = A | 2;\n`,
    },
  ),
  arrow('no-undeclared-packages', 'server/src/platform/planted-hoisted.ts', `export { version } from 'react';\n`),
  arrow('no-unresolvable', 'server/src/platform/planted-nowhere.ts', `export * from './planted-not-there.ts';\n`),
  arrow('no-dev-packages-in-the-product', 'web/src/components/planted-dev.ts', `export { version } from 'vite';\n`),
  arrow('no-tests-in-the-product', 'server/src/platform/planted-tested.ts', importing('./planted-own.test.ts'), {
    'server/src/platform/planted-own.test.ts': target,
  }),
  arrow('no-tests-in-the-product', 'server/src/platform/planted-helped.ts', importing('../testing/planted-target.ts'), {
    'server/src/testing/planted-target.ts': target,
  }),
  arrow('domain-is-pure', 'domain/src/money/planted-disk.ts', `export { readFileSync } from 'node:fs';\n`),
  arrow('domain-is-pure', 'domain/src/money/planted-wire.ts', importing('../../../contract/src/planted-target.ts'), {
    'contract/src/planted-target.ts': target,
  }),
  arrow('domain-is-pure', 'domain/src/money/planted-contract.ts', `import type {} from '@plainclaim/contract';\n`),
  arrow('domain-known-folders', 'domain/src/planted-root.ts', importing('./planted-folder/planted-target.ts'), {
    'domain/src/planted-folder/planted-target.ts': target,
  }),
  arrow(
    'only-the-index-names-every-jurisdiction',
    'domain/src/letters/planted-registry.ts',
    `export type * from '../jurisdictions/index.ts';\n`,
  ),
  arrow('contract-knows-only-domain', 'contract/src/planted-server.ts', `export { readFileSync } from 'node:fs';\n`),
  arrow(
    'domain-front-door',
    'server/src/platform/planted-deep.ts',
    importing('../../../domain/src/money/planted-target.ts'),
  ),
  arrow('contract-front-door', 'web/src/api/planted-deep.ts', importing('../../../contract/src/planted-target.ts')),
  arrow(
    'web-never-server',
    'web/src/api/planted-type.ts',
    `import type { planted } from '../../../server/src/platform/planted-target.ts';\nexport type Used = typeof planted;\n`,
    {
      'server/src/platform/planted-target.ts': target,
    },
  ),
  arrow(
    'server-never-web',
    'server/src/platform/planted-page.ts',
    importing('../../../web/src/api/planted-target.ts'),
    {
      'web/src/api/planted-target.ts': target,
    },
  ),
  arrow('e2e-drives-a-browser', 'e2e/planted-inside.ts', importing('../server/src/platform/planted-target.ts')),
  arrow(
    'product-never-tools',
    'server/src/platform/planted-tool.ts',
    `export { countLine } from '../../../tools/gates/test-counts.mjs';\n`,
  ),
  arrow(
    'feature-front-door',
    'server/src/features/planted-one/use-case.ts',
    importing('../planted-two/planted-target.ts'),
    {
      'server/src/features/planted-two/planted-target.ts': target,
    },
  ),
  arrow(
    'features-never-deep-from-outside',
    'server/src/planted-entry.ts',
    importing('./features/planted-two/planted-target.ts'),
  ),
  arrow(
    'platform-never-a-feature',
    'server/src/platform/planted-up.ts',
    importing('../features/planted-two/index.ts'),
    {
      'server/src/features/planted-two/index.ts': `export { planted } from './planted-target.ts';\n`,
    },
  ),
  arrow('features-never-the-app', 'server/src/features/planted-one/whole.ts', `export type * from '../../app.ts';\n`),
  arrow(
    'screens-are-islands',
    'web/src/screens/planted-one/bridge.ts',
    `export const later = () => import('../planted-two/planted-target.ts');\n`,
    {
      'web/src/screens/planted-two/planted-target.ts': target,
    },
  ),
  arrow('screens-never-the-app', 'web/src/screens/planted-one/up.ts', importing('../../app/planted-target.ts'), {
    'web/src/app/planted-target.ts': target,
  }),
  arrow(
    'building-blocks-never-screens',
    'web/src/components/planted-up.ts',
    importing('../screens/planted-two/planted-target.ts'),
  ),
  arrow('building-blocks-never-screens', 'web/src/i18n/planted-up.ts', importing('../app/planted-target.ts')),
  arrow(
    'layout-is-the-outermost-component',
    'web/src/components/fields/planted-frame.ts',
    importing('../layout/planted-target.ts'),
    { 'web/src/components/layout/planted-target.ts': target },
  ),
  arrow(
    'wizard-engine-knows-no-screen',
    'web/src/screens/wizard/engine/planted-step.ts',
    importing('../parties/planted-target.ts'),
    { 'web/src/screens/wizard/parties/planted-target.ts': target },
  ),
  arrow(
    'letter-wording-stands-alone',
    'domain/src/letters/wording/planted-composer.ts',
    importing('../compose/planted-target.ts'),
    { 'domain/src/letters/compose/planted-target.ts': target },
  ),
  arrow(
    'composing-knows-only-wording',
    'domain/src/letters/compose/planted-check.ts',
    importing('../checks/planted-target.ts'),
    { 'domain/src/letters/checks/planted-target.ts': target },
  ),
];

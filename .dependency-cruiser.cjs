// @ts-check
/**
 * The arrows between our folders (docs/architecture.md). An arrow reads "may import"; there is no way back up.
 * `import type` counts as an arrow. tools/gates/planted-violations.mjs proves that every rule here still fires.
 */

/** Folders of domain/src from the ground up. A folder imports only from the rows above it and from itself. */
const domainLevels = [
  ['result', 'languages'],
  ['money', 'calendar', 'own-words'],
  ['fact-cards'],
  ['parties'],
  ['claims'],
  ['jurisdictions/pack'],
  ['claim-facts'],
  [
    'jurisdictions/us-[a-z]+',
    'wizard',
    'letters',
    'court-papers',
    'pricing',
    'cases',
    'claim-fit',
    'exhibits',
    'filing',
    'trial-prep',
  ],
];

/** Arrows between neighbours of one level: who else may import the folder named on the left. */
const extraImporters = {
  'claim-fit': ['court-papers', 'filing', 'letters', 'trial-prep', 'wizard'],
  letters: ['court-papers', 'filing', 'trial-prep'],
  'court-papers': ['filing', 'trial-prep'],
};

/** Tests and their helpers, which never ship: they may use packages and arrows the product may not. */
const tests = ['\\.test\\.', '/testing/'];

/** Matches both `folder/...` and the single file `folder.ts`. @param {string} folder */
const inDomain = (folder) => `^domain/src/${folder}(\\.ts$|\\.test\\.ts$|/)`;

/** The doors a workspace opens in its package.json. @param {string} workspace */
function doorsOf(workspace) {
  const doors = Object.values(require(`./${workspace}/package.json`).exports);
  return doors.map((door) => `^${workspace}/${door.slice(2).replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
}

/** @param {string} folder */
function allowedFor(folder) {
  const level = domainLevels.findIndex((row) => row.includes(folder));
  const lower = domainLevels.slice(0, level).flat();
  const neighbours = Object.entries(extraImporters).filter(([, importers]) => importers.includes(folder));
  return [folder, ...lower, ...neighbours.map(([name]) => name)].map(inDomain);
}

const domainOrder = domainLevels.flat().map((folder) => ({
  name: `domain-order-${folder.replace('us-[a-z]+', 'state').replace('/', '-')}`,
  comment: `domain/src/${folder} may import only the folders below it (see domainLevels); its tests see what they need`,
  severity: 'error',
  from: { path: inDomain(folder), pathNot: tests },
  to: { path: '^domain/src/', pathNot: allowedFor(folder) },
}));

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-undeclared-packages',
      comment: 'Every package is a dependency of the workspace that imports it; nothing resolves by luck of hoisting',
      severity: 'error',
      from: { path: '^((domain|contract|server|web)/src|e2e|tools)/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { path: '^(domain|contract|server|web|e2e|tools)/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-dev-packages-in-the-product',
      severity: 'error',
      from: { path: '^(domain|contract|server|web)/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(domain|contract|server|web)/src/', pathNot: tests },
      to: { path: ['\\.test\\.', '/testing/'], pathNot: 'node_modules/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: tests },
      to: { pathNot: ['^domain/src/', '(^|/)node_modules/zod/'] },
    },
    ...domainOrder,
    {
      name: 'domain-known-folders',
      comment: 'A new folder of domain takes its place in domainLevels before anybody imports it',
      severity: 'error',
      from: { path: '^domain/src/' },
      to: { path: '^domain/src/[^/]+/', pathNot: [...domainLevels.flat().map(inDomain), '^domain/src/jurisdictions/'] },
    },
    {
      name: 'only-the-index-names-every-jurisdiction',
      comment:
        'The registry is reached through domain/src/index.ts; letters, wizard and the rest work from the pack type',
      severity: 'error',
      from: { path: '^domain/src/(?!index\\.ts$|jurisdictions/us-[a-z]+\\.test\\.ts$|jurisdictions/index\\.)' },
      to: { path: '^domain/src/(index\\.ts$|jurisdictions/(index|served)\\.ts$)' },
    },
    {
      name: 'contract-knows-only-domain',
      severity: 'error',
      from: { path: '^contract/(src|locales)/', pathNot: tests },
      to: { pathNot: ['^contract/', '^domain/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'domain-front-door',
      comment: 'From outside, domain is entered by the doors its package.json names, never by a relative path',
      severity: 'error',
      from: { path: '^(contract|server|web|e2e|tools)/' },
      to: { path: '^domain/', pathNot: doorsOf('domain') },
    },
    {
      name: 'contract-front-door',
      severity: 'error',
      from: { path: '^(domain|server|web|e2e|tools)/' },
      to: { path: '^contract/', pathNot: doorsOf('contract') },
    },
    { name: 'web-never-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    { name: 'server-never-web', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
    { name: 'e2e-drives-a-browser', severity: 'error', from: { path: '^e2e/' }, to: { path: '^(server|web)/' } },
    {
      name: 'product-never-tools',
      severity: 'error',
      from: { path: '^(domain|contract|server|web)/src/' },
      to: { path: '^(e2e|tools)/' },
    },
    {
      name: 'feature-front-door',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: { path: '^server/src/features/(?!$1/)[^/]+/', pathNot: '^server/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'features-never-deep-from-outside',
      severity: 'error',
      from: { path: '^server/src/(?!features/)' },
      to: { path: '^server/src/features/[^/]+/', pathNot: '^server/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'platform-never-a-feature',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/(features/|app\\.ts$|main\\.ts$)' },
    },
    {
      name: 'features-never-the-app',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: tests },
      to: { path: '^server/src/(app|main)\\.ts$' },
    },
    {
      name: 'screens-are-islands',
      severity: 'error',
      from: { path: '^web/src/screens/([^/]+)/' },
      to: { path: '^web/src/screens/(?!$1/)' },
    },
    {
      name: 'screens-never-the-app',
      severity: 'error',
      from: { path: '^web/src/screens/', pathNot: tests },
      to: { path: '^web/src/(app/|main\\.tsx$)' },
    },
    {
      name: 'building-blocks-never-screens',
      comment: 'components, api, i18n and every other folder below the screens know neither a screen nor the app',
      severity: 'error',
      from: { path: '^web/src/(?!app/|screens/|testing/)[^/]+/' },
      to: { path: '^web/src/(screens|app)/' },
    },
    {
      name: 'layout-is-the-outermost-component',
      comment: 'What frames a page may use every component; no component knows the page around it',
      severity: 'error',
      from: { path: '^web/src/components/(?!layout/)', pathNot: tests },
      to: { path: '^web/src/components/layout/' },
    },
    {
      name: 'wizard-engine-knows-no-screen',
      comment: 'Store, autosave and moves work for every step of the wizard and import none',
      severity: 'error',
      from: { path: '^web/src/screens/wizard/engine/', pathNot: tests },
      to: { path: '^web/src/screens/wizard/(?!engine/)' },
    },
    {
      name: 'letter-wording-stands-alone',
      comment: 'The words of a letter know neither who composes them nor who checks them',
      severity: 'error',
      from: { path: '^domain/src/letters/wording/', pathNot: tests },
      to: { path: '^domain/src/letters/(?!wording/)' },
    },
    {
      name: 'composing-knows-only-wording',
      comment: 'A letter is composed before anybody reads it back, checks it or prints it',
      severity: 'error',
      from: { path: '^domain/src/letters/compose/', pathNot: tests },
      to: { path: '^domain/src/letters/(?!wording/|compose/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: ['node_modules'] },
    // Only our own output: most packages keep what they export in a folder named dist.
    exclude: { path: ['^dist/', '\\.types/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.d.ts', '.json', '.css'],
    },
    moduleSystems: ['es6', 'cjs', 'tsd'],
  },
};

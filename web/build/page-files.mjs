/**
 * Which files each page needs at once, for the server to name when it sends the page: the browser then asks for all of
 * them together, and not for one file after it has read another (docs/decisions/0072).
 */

/** The screens of the wizard and the file each comes in, as screen-switch.tsx asks for them. */
const EARLY = 'early-screens.ts';
const WIZARD_SCREENS = {
  reasons: EARLY,
  details: EARLY,
  account: EARLY,
  'claimant-kind': EARLY,
  claimant: EARLY,
  'defendant-kind': EARLY,
  defendant: EARLY,
  story: 'story/story-screen.tsx',
  calculation: 'amount/amount-screen.tsx',
  'payment-preference': 'questions/payment-preference-screen.tsx',
  questions: 'questions/questions-screen.tsx',
  signature: 'signature/signature-screen.tsx',
  generation: 'generation/generation-screen.tsx',
  package: 'packages/package-screen.tsx',
  checkout: 'checkout/checkout-screen.tsx',
  order: 'order/order-screen.tsx',
};
const wizardFile = (path) => `src/screens/wizard/${path}`;

/** Parts that load by themselves once their page runs, and that each visit of it shows. */
const SHOWN_AT_ONCE = {
  '/exhibits': ['src/screens/exhibits/case-exhibits.tsx'],
  '/trial-prep': ['src/screens/trial-prep/case-trial.tsx'],
  '/result?step=read': ['src/screens/result/after/letter-papers.tsx'],
  '/result?step=check': ['src/screens/result/check/check-step.tsx'],
  '/result?step=approve': ['src/screens/result/approve/approve-step.tsx'],
  '/result?step=now': ['src/screens/result/after/after-step.tsx'],
  '/court-documents?sign': ['src/screens/court-documents/signing/signing-screen.tsx'],
};

/** Pages that nobody sees without an account. */
const SIGNED_IN = [
  '/dashboard',
  '/case',
  '/demand-letters',
  '/court-documents',
  '/exhibits',
  '/file-it-now',
  '/trial-prep',
  '/billing',
  '/settings',
];

/**
 * What each visit of a page asks the server for, whatever the answers are, so that the answers come with its scripts.
 * Only calls that read, whose address is always the same, and that are made as soon as the page runs.
 */
const RESULT_CALLS = ['/api/check_access', '/api/register/view_user_data', '/api/check_existing_demand'];
const LETTER_CALLS = ['/api/letter/questions', '/api/letter/review'];
const callsOf = (name) => {
  if (name.startsWith('wizard:')) return ['/api/draft', '/api/checkAuth'];
  if (name.startsWith('/result')) {
    return ['/api/checkAuth', ...RESULT_CALLS, ...(name.includes('?step=') ? LETTER_CALLS : [])];
  }
  return SIGNED_IN.includes(name.split('?')[0]) ? ['/api/checkAuth'] : [];
};

/** Letters are shown in a face of their own. */
const LETTER_FONT = /\/source-serif-4-latin-400-normal-/;
const SHOWS_LETTER = /^(?:\/result|wizard:(?:story|order))/;

/** The files of these modules, and of all they import at once. */
function filesWith({ manifest, partFiles }, modules) {
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const [scripts, styles] = [new Set(), new Set()];
  const seen = new Set(modules.map((module) => keyOfFile.get(partFiles[module]) ?? module));
  for (const key of seen) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}: a page names a file that is not there`);
    if (/\.m?js$/.test(chunk.file)) scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) seen.add(next);
  }
  return { scripts, styles };
}

const fontsOf = (manifest) =>
  [...new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets))].filter((file) => file.endsWith('.woff2'));

/**
 * The files of every page but those the page itself names, as a `Link` header tells them, by page and language.
 *
 * @param built the build's manifest, and the file of each part that is asked for by itself
 * @param pages paths with a screen of their own
 * @param languages their codes
 */
export function pageFiles(built, pages, languages) {
  const inPage = filesWith(built, ['index.html']);
  const letterFonts = fontsOf(built.manifest).filter((file) => LETTER_FONT.test(file));
  const linksOf = (name, keys) => {
    const { scripts, styles } = filesWith(built, keys);
    const fonts = SHOWS_LETTER.test(name) ? letterFonts : [];
    return [
      ...[...scripts].filter((file) => !inPage.scripts.has(file)).map((file) => `</${file}>; rel=modulepreload`),
      ...[...styles].filter((file) => !inPage.styles.has(file)).map((file) => `</${file}>; rel=preload; as=style`),
      ...callsOf(name).map((path) => `<${path}>; rel=preload; as=fetch; crossorigin`),
      ...fonts.map((file) => `</${file}>; rel=preload; as=font; type=font/woff2; crossorigin`),
    ];
  };
  /** Other languages than English have their words in files of their own; the page names those of the first parts. */
  const furtherWords = (language) => (language === 'en' ? [] : [`src/i18n/languages/${language}-further.ts`]);
  const entriesIn = (language) => {
    const wizard = Object.entries(WIZARD_SCREENS).map(([id, file]) => [
      `wizard:${id}`,
      [wizardFile('wizard-engine.tsx'), wizardFile(file)],
    ]);
    const withScreen = pages.filter((page) => built.partFiles[`src/screens${page}/route.tsx`] !== undefined);
    const plain = withScreen.map((page) => [
      page,
      [
        'src/app/server-state.tsx',
        `src/screens${page}/route.tsx`,
        ...(SIGNED_IN.includes(page) ? ['src/app/session-watch.tsx'] : []),
        ...furtherWords(language),
        ...(SHOWN_AT_ONCE[page] ?? []),
      ],
    ]);
    const further = Object.entries(SHOWN_AT_ONCE)
      .filter(([page]) => page.includes('?'))
      .map(([page, parts]) => {
        const [path] = page.split('?');
        return [page, [...(plain.find(([one]) => one === path)?.[1] ?? []), ...parts]];
      });
    const all = [['wizard:category', [wizardFile('wizard-engine.tsx')]], ...wizard, ...plain, ...further];
    return Object.fromEntries(all.map(([name, keys]) => [name, linksOf(name, keys)]));
  };
  return Object.fromEntries(languages.map((language) => [language, entriesIn(language)]));
}

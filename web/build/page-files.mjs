/**
 * Which files each page needs at once, for the server to name when it sends the page: the browser then asks for all of
 * them together, and not for one file after it has read another (docs/decisions/0072).
 */

/** The screens of the wizard and the file each comes in, as screen-switch.tsx asks for them. */
const EARLY = 'early-screens.ts';
const TELLING = 'telling-screens.ts';
const SIGNING = 'signing-screens.ts';
const BUYING = 'buying-screens.ts';
const WIZARD_SCREENS = {
  reasons: EARLY,
  details: EARLY,
  account: EARLY,
  'claimant-kind': EARLY,
  claimant: EARLY,
  'defendant-kind': EARLY,
  defendant: EARLY,
  story: TELLING,
  calculation: TELLING,
  'payment-preference': TELLING,
  questions: SIGNING,
  signature: SIGNING,
  generation: BUYING,
  package: BUYING,
  checkout: BUYING,
  order: BUYING,
};
const wizardFile = (path) => `src/screens/wizard/${path}`;

/** Parts that load by themselves once their page runs, and that each visit of it shows. */
const SHOWN_AT_ONCE = {
  '/exhibits': ['src/screens/exhibits/case-exhibits.tsx'],
  '/trial-prep': ['src/screens/trial-prep/case-trial.tsx'],
  '/result?step=read': ['src/screens/result/after/letter-papers.tsx'],
  '/result?step=check': ['src/screens/result/check/check-step.tsx', 'src/screens/result/approve/settlement-card.tsx'],
  '/result?step=approve': ['src/screens/result/approve/approve-step.tsx'],
  '/result?step=now': ['src/screens/result/after/after-step.tsx'],
  '/court-documents?sign': ['src/screens/court-documents/signing/signing-screen.tsx'],
};
/** On each page of somebody who is signed in. */
const SIGNED_IN_PARTS = ['src/app/session-watch.tsx', 'src/components/signed-in/header-tools.tsx'];

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
const RESULT_CALLS = ['/api/check_access', '/api/check_existing_demand'];
const LETTER_CALLS = ['/api/letter/questions', '/api/letter/review'];
/** Who has an approved letter has most likely made an account. */
const APPROVED_CALLS = ['/api/register/view_user_data', '/api/session'];
const ACCOUNT_CALLS = ['/api/register/view_user_data', '/api/session', '/api/alerts'];
/** What a page opens with, where that has one address. */
const PAGE_CALLS = {
  '/dashboard': ['/api/users/get_user_demands?page=1&sort=newest'],
  '/demand-letters': ['/api/letters?page=1'],
  '/court-documents': ['/api/court-papers/cases?page=1'],
  '/billing': ['/api/billing?page=1&sort=newest'],
  // What is kept of somebody is asked for by POST, which no page can name.
  '/settings': ['/api/settings', '/api/reminders'],
};
/** Of the wizard, from the screen on that first shows it. */
const SCREEN_CALLS = {
  details: ['/api/court-range', '/api/states'],
  claimant: ['/api/court-range', '/api/states'],
  defendant: ['/api/questions', '/api/states'],
  story: ['/api/questions', '/api/court-range'],
  calculation: ['/api/questions', '/api/court-range'],
  questions: ['/api/questions', '/api/court-range'],
  signature: ['/api/questions', '/api/claim-fit', '/api/court-range'],
  package: ['/api/questions', '/api/packages', '/api/claim-fit'],
  checkout: ['/api/questions', '/api/packages'],
};
const callsOf = (name) => {
  if (name.startsWith('wizard:')) {
    return ['/api/draft', '/api/checkAuth', ...(SCREEN_CALLS[name.slice('wizard:'.length)] ?? [])];
  }
  if (name.startsWith('/result'))
    return ['/api/checkAuth', ...RESULT_CALLS, ...(name.includes('?step=') ? LETTER_CALLS : [])];
  // A shop for who has a case: without the frame of the signed-in pages.
  if (name === '/upgrade') return ['/api/checkAuth', '/api/packages'];
  return SIGNED_IN.includes(name.split('?')[0]) ? ['/api/checkAuth'] : [];
};
/**
 * What it asks besides for somebody who is signed in. Named to anybody else, an answer "nobody is signed in" would lie ready
 * until it is asked for, which is after the log-in.
 */
const accountCallsOf = (name) => {
  if (name === '/result?step=now') return APPROVED_CALLS;
  if (name === '/upgrade') return ['/api/register/view_user_data', '/api/session'];
  const [page] = name.split('?');
  const own = name.includes('?') ? [] : (PAGE_CALLS[page] ?? []);
  return SIGNED_IN.includes(page) ? [...ACCOUNT_CALLS, ...own] : [];
};

/** Letters are shown in a face of their own. */
const LETTER_FONT = /\/source-serif-4-latin-400-normal-/;
const SHOWS_LETTER =
  /^(?:\/result(?!\?step=now)|wizard:(?:details|claimant|defendant|story|calculation|questions|order))/;

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
 * The files of every page but those the page itself names, as a `Link` header tells them, by page and language; under
 * `<page>#account` with the calls of somebody who is signed in.
 *
 * @param built the build's manifest, and the file of each part that is asked for by itself
 * @param pages paths with a screen of their own
 * @param languages their codes
 */
export function pageFiles(built, pages, languages) {
  const inPage = filesWith(built, ['index.html']);
  const letterFonts = fontsOf(built.manifest).filter((file) => LETTER_FONT.test(file));
  const linksOf = (name, keys, calls) => {
    const { scripts, styles } = filesWith(built, keys);
    const fonts = SHOWS_LETTER.test(name) ? letterFonts : [];
    return [
      ...[...scripts].filter((file) => !inPage.scripts.has(file)).map((file) => `</${file}>; rel=modulepreload`),
      ...[...styles].filter((file) => !inPage.styles.has(file)).map((file) => `</${file}>; rel=preload; as=style`),
      ...calls.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin`),
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
        ...(SIGNED_IN.includes(page) ? SIGNED_IN_PARTS : []),
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
    return Object.fromEntries(
      all.flatMap(([name, keys]) => {
        const [always, more] = [callsOf(name), accountCallsOf(name)];
        const entry = [name, linksOf(name, keys, always)];
        return more.length === 0 ? [entry] : [entry, [`${name}#account`, linksOf(name, keys, [...always, ...more])]];
      }),
    );
  };
  return Object.fromEntries(languages.map((language) => [language, entriesIn(language)]));
}

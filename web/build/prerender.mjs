/**
 * Writes the two pages of the app in each language: index.html (first screen, prerendered, its CSS inline) for first
 * visits, and app.html (empty shell) for everyone with a draft or a session. Beside them, the pages that tell about the
 * product, which are whole and run no script. csp-hashes.json tells the server which inline styles and scripts its
 * content security policy may let pass. What stands in double brackets the server fills in (filled-page.ts there).
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { pageFiles } from './page-files.mjs';

/** What the first screen is written in (page-fonts-plugin.ts); some languages have letters of their own, in further files. */
const PRELOADED_FONTS = /\/(sans|serif)-.{8}\.woff2$/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

export const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands between inline tags of this name; tags with a src have nothing inline. */
export function inlineHashes(html, tag) {
  const found = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...found].map(([, text]) => sha256(text));
}

/** `further`: the names of the small fonts that a language needs besides those of English. */
export function fontPreloads(manifest, further) {
  const isFurther = (file) => further.some((name) => new RegExp(`/(sans|serif)-${name}-`).test(file));
  const isWanted = (file) => PRELOADED_FONTS.test(file) || isFurther(file);
  const fonts = new Set();
  for (const chunk of Object.values(manifest)) {
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) {
      if (file.endsWith('.woff2') && isWanted(file)) fonts.add(file);
    }
  }
  return [...fonts]
    .sort()
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('\n    ');
}

/** "index" is index.html in English, where every address begins, and index.es.html in Spanish. */
const fileOf = (name, language) => (language === 'en' ? `${name}.html` : `${name}.${language}.html`);

/** The scripts that hold a language's words: the first screen needs one of them. */
export function wordPreloads(manifest, language, parts) {
  if (language === 'en') return [];
  const files = parts.flatMap((part) => {
    const chunk = manifest[`src/i18n/languages/${language}-${part}.ts`];
    if (chunk === undefined) throw new Error(`the build has no ${part} words of ${language}`);
    return [chunk.file, ...(chunk.imports ?? []).map((key) => manifest[key].file)];
  });
  return [...new Set(files)].map((file) => `<link rel="modulepreload" href="/${file}">`);
}

/** What the app asks for as soon as it runs on a first page. */
const FIRST_CALLS = ['/api/categories'];

/** Milliseconds after everything is loaded, for browsers that do not tell of their first paint. */
const LATEST_START_MS = 500;

/**
 * The script of a first page: what the page shows comes before what makes it work, so the app is asked for after the
 * first paint. Until it runs, a press on Continue is kept for it (early-press.ts) and does not leave the page.
 */
const startOf = (entry, calls) =>
  [
    "addEventListener('submit',e=>{if(!e.defaultPrevented){e.preventDefault();document.documentElement.dataset.pressed=''}});",
    // What the app asks for at once comes with it, and not after it.
    `{let app;const start=()=>{if(app)return;app=import('${entry}');for(const href of ${JSON.stringify(calls)})`,
    "document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'fetch',crossOrigin:'',href}))};",
    'if(document.hidden)start();else{',
    "new PerformanceObserver(start).observe({type:'paint',buffered:true});",
    `addEventListener('load',()=>setTimeout(start,${LATEST_START_MS}))}}`,
  ].join('');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Puts a text in the place of another, exactly once. */
function put(html, place, text) {
  if (!(place instanceof RegExp ? place.test(html) : html.includes(place))) throw new Error(`no ${place} in the page`);
  return html.replace(place, () => text);
}

/**
 * What is shown where somebody shares a link. Whole addresses, which only the server knows, and one picture for all:
 * a shared link never tells what somebody's claim is about.
 */
function shared({ title, description }, previewAlt, path) {
  const site = {
    'og:type': 'website',
    'og:site_name': 'Plainclaim',
    'og:title': title,
    'og:description': description,
    ...(path === undefined ? {} : { 'og:url': `[[publicUrl]]${path}` }),
    'og:image': '[[publicUrl]]/samples/preview.png',
    'og:image:alt': previewAlt,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    ...Object.entries(site).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** The page around the screen, in its language. */
function pageOf(shell, language, texts, head) {
  let page = put(shell, '<html lang="en" dir="ltr">', `<html lang="${language}" dir="${texts.dir}">`);
  page = put(page, /<title>[^<]*<\/title>/, `<title>${escaped(texts.title)}</title>`);
  page = put(page, /(?<=name="description"\s+content=")[^"]*/, escaped(texts.description));
  page = put(page, '<!--noscript-->', texts.noScript);
  return put(page, '<!--head-->', head.join('\n    '));
}

function checkBody(body) {
  if (/\sstyle="/.test(body)) throw new Error('the first page has a style attribute, which our policy blocks');
  if (/<(?:template|script)\b/.test(body)) throw new Error('a part of the first page waits for a script');
}

/** Styles as they are sent: without remarks and line breaks. */
const packed = (css) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s*\n\s*/g, '');

export async function writePages({ out, render, languages, screens, informationStyle }) {
  const shell = await readFile(`${out}index.html`, 'utf8');
  const manifest = JSON.parse(await readFile(`${out}.vite/manifest.json`, 'utf8'));
  const styles = [];
  for (const [, file] of shell.matchAll(STYLESHEET)) styles.push(await readFile(`${out}${file}`, 'utf8'));
  const style = styles.join('').trim();
  const entry = ENTRY.exec(shell)?.[1];
  if (entry === undefined) throw new Error('the page names no script to start with');

  // Their text is there to be read at once: a font that comes late is for the next page, and moves no line of this one.
  const informationCss = (style + packed(informationStyle)).replaceAll(
    /font-display:\s*swap/g,
    'font-display:optional',
  );
  const pages = [];
  for (const language of languages) {
    const texts = await render(language);
    checkBody(texts.body);
    const wordsOf = (parts) => [fontPreloads(manifest, texts.fonts), ...wordPreloads(manifest, language, parts)];
    const home = language === 'en' ? '/' : `/${language}`;
    const sharedHome = shared(texts, texts.previewAlt, home);
    const first = put(pageOf(shell, language, texts, [...wordsOf(['first']), ...sharedHome]), ENTRY, '')
      .replace(STYLESHEET, '')
      .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
      .replace('<!--app-->', () => texts.body)
      .replace('</body>', () => `  <script>${startOf(entry, FIRST_CALLS)}</script>\n  </body>`);
    const sharedApp = shared(texts, texts.previewAlt);
    const app = pageOf(shell, language, texts, [...wordsOf(['first', 'wizard']), ...sharedApp]).replace(
      '<!--app-->',
      '',
    );
    pages.push([fileOf('index', language), first], [fileOf('app', language), app]);
    for (const made of texts.information) {
      checkBody(made.body);
      const head = [fontPreloads(manifest, texts.fonts), ...shared(made, texts.previewAlt, made.path)];
      const page = put(pageOf(shell, language, { ...texts, ...made, noScript: '' }, head), ENTRY, '')
        .replace('<noscript></noscript>', '')
        .replace(STYLESHEET, '')
        .replace('</head>', () => `  <style>${informationCss}</style>\n  </head>`)
        .replace('<!--app-->', () => made.body);
      pages.push([fileOf(made.path.slice(1), language), page]);
    }
  }
  for (const [name, html] of pages) await writeFile(`${out}${name}`, html);

  const hashes = (tag) => [...new Set(pages.flatMap(([, html]) => inlineHashes(html, tag)))];
  await writeFile(
    `${out}csp-hashes.json`,
    `${JSON.stringify({ style: hashes('style'), script: hashes('script') }, null, 2)}\n`,
  );
  const partFiles = JSON.parse(await readFile(`${out}.vite/part-files.json`, 'utf8'));
  await writeFile(`${out}page-files.json`, JSON.stringify(pageFiles({ manifest, partFiles }, screens, languages)));
  await rm(`${out}.vite/ssr-manifest.json`, { force: true });
}

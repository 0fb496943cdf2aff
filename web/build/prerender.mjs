/**
 * Writes the two pages of the app: index.html (first screen, prerendered, its CSS inline) for first visits, and
 * app.html (empty shell) for everyone with a draft or a session. csp-hashes.json tells the server which inline styles
 * and scripts its content security policy may let pass.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';

const PRELOADED_FONTS = /(source-sans-3-latin-wght-normal|source-serif-4-latin-600-normal)/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

export const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands between inline tags of this name; tags with a src have nothing inline. */
export function inlineHashes(html, tag) {
  const found = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...found].map(([, text]) => sha256(text));
}

export function fontPreloads(manifest) {
  const fonts = new Set();
  for (const chunk of Object.values(manifest)) {
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) {
      if (file.endsWith('.woff2') && PRELOADED_FONTS.test(file)) fonts.add(file);
    }
  }
  return [...fonts]
    .sort()
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('\n    ');
}

export async function writePages({ out, render }) {
  const shell = await readFile(`${out}index.html`, 'utf8');
  const manifest = JSON.parse(await readFile(`${out}.vite/manifest.json`, 'utf8'));
  const page = shell.replace('<!--head-->', fontPreloads(manifest));

  const styles = [];
  for (const [, file] of page.matchAll(STYLESHEET)) styles.push(await readFile(`${out}${file}`, 'utf8'));
  const body = await render('/');
  if (/\sstyle="/.test(body)) throw new Error('the first page has a style attribute, which our policy blocks');
  if (/<(?:template|script)\b/.test(body)) throw new Error('a part of the first page waits for a script');

  const first = page
    .replace(STYLESHEET, '')
    .replace('</head>', () => `  <style>${styles.join('').trim()}</style>\n  </head>`)
    .replace('<!--app-->', () => body);
  const app = page.replace('<!--app-->', '');
  const hashes = (tag) => [...new Set([first, app].flatMap((html) => inlineHashes(html, tag)))];

  await writeFile(`${out}index.html`, first);
  await writeFile(`${out}app.html`, app);
  await writeFile(
    `${out}csp-hashes.json`,
    `${JSON.stringify({ style: hashes('style'), script: hashes('script') }, null, 2)}\n`,
  );
  await rm(`${out}.vite/ssr-manifest.json`, { force: true });
}

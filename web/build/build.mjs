/** Builds the browser files, then a server build of the same screens, and writes the prerendered first page with it. */
import { readFile, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writePages } from './prerender.mjs';

const web = new URL('../', import.meta.url).pathname;
const out = new URL('../../dist/web/', import.meta.url).pathname;
const serverOut = new URL('../../dist/web-prerender/', import.meta.url).pathname;

process.env.NODE_ENV = 'production';
await build({ configFile: `${web}vite.config.ts`, logLevel: 'warn' });
await build({
  configFile: `${web}vite.config.ts`,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: { ssr: 'src/app/entry-server.tsx', outDir: serverOut, manifest: false, copyPublicDir: false },
});
const { render, LANGUAGES, SCREEN_PATHS } = await import(pathToFileURL(`${serverOut}entry-server.js`).href);
const informationStyle = await readFile(`${web}src/information/information.css`, 'utf8');
await writePages({ out, render, languages: LANGUAGES, screens: SCREEN_PATHS, informationStyle });
await rm(serverOut, { recursive: true });

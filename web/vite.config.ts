import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { INFORMATION_PAGES } from '../contract/src/pages.ts';
import { sharedFiles } from './build/chunk-groups.ts';
import { evidencePlugin } from './build/evidence-plugin.ts';
import { linguiMacros } from './build/lingui-macro-plugin.ts';
import { pageFontsPlugin } from './build/page-fonts-plugin.ts';
import { screenWords } from './build/screen-words-plugin.ts';

const linguiConfigPath = `${import.meta.dirname}/lingui.config.ts`;
/**
 * Files that are always loaded together are one file: it compresses better than its parts, and is one request. What a
 * group's modules import comes with them unless a group of higher priority has it.
 */
const chunkGroups = [{ name: 'first', tags: ['$initial' as const], priority: 12 }];
const FROM_SERVER = ['/api', '/healthz', '/dev/outbox', '/samples'];
const api = `http://127.0.0.1:${process.env['VITE_API_PORT'] ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    linguiMacros(linguiConfigPath),
    screenWords(import.meta.dirname),
    pageFontsPlugin(import.meta.dirname, `${import.meta.dirname}/../dist/page-fonts`),
    react(),
    evidencePlugin(`${import.meta.dirname}/..`, new Date().toISOString().slice(0, 10)),
    sharedFiles(import.meta.dirname, import.meta.filename, chunkGroups),
  ],
  // The pages that tell about the product are made by the build: the server shows them as they were built last.
  server: { proxy: Object.fromEntries([...FROM_SERVER, ...INFORMATION_PAGES].map((path) => [path, api])) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

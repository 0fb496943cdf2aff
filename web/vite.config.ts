import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacros } from './build/lingui-macro-plugin.ts';
import { pageFontsPlugin } from './build/page-fonts-plugin.ts';
import { screenWords } from './build/screen-words-plugin.ts';

const linguiConfigPath = `${import.meta.dirname}/lingui.config.ts`;
/**
 * Files that are always loaded together are one file: it compresses better than its parts, and is one request. What a
 * group's modules import comes with them unless a group of higher priority has it.
 */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  {
    name: 'calls',
    test: /node_modules\/zod\/|web\/src\/i18n\/(request-words|say)|components\/layout\/lazy-part|domain\/src\/(calendar|money|result)\/|\/locality\.|contract\/src\/problem\./,
    priority: 2,
  },
  {
    name: 'account',
    test: /web\/src\/api\/(accounts|session\/(account-tabs|current-user))\.|contract\/src\/account\/accounts\./,
    priority: 1,
  },
  // Every screen but the wizard brings it (app/lazy-screen.ts): weighed once (docs/decisions/0052).
  { name: 'answers', test: /node_modules\/@tanstack\/|web\/src\/api\/server-state\//, priority: 0 },
  // Asked for outside the wizard too.
  { name: 'us-states', test: /domain\/src\/parties\/us-states\./, priority: 1 },
  {
    name: 'claim',
    test: /domain\/src\/(wizard\/(screen-problems|screens)|claims\/(draft|field-rules))\./,
    priority: 0,
  },
];
const api = `http://127.0.0.1:${process.env['VITE_API_PORT'] ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    linguiMacros(linguiConfigPath),
    screenWords(import.meta.dirname),
    pageFontsPlugin(import.meta.dirname, `${import.meta.dirname}/../dist/page-fonts`),
    react(),
  ],
  server: { proxy: { '/api': api, '/healthz': api, '/dev/outbox': api, '/samples': api } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacros } from './build/lingui-macro-plugin.ts';
import { screenWords } from './build/screen-words-plugin.ts';

const linguiConfigPath = `${import.meta.dirname}/lingui.config.ts`;
const api = `http://127.0.0.1:${process.env['VITE_API_PORT'] ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [linguiMacros(linguiConfigPath), screenWords(import.meta.dirname), react()],
  server: { proxy: { '/api': api, '/healthz': api, '/dev/outbox': api } },
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

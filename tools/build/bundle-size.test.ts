import { describe, expect, test } from 'vitest';
import { filesLoadedWith, firstPagesIn, loadedBefore, overBudget, scriptsOf, weigh } from './bundle-size.mjs';

const html = `<!doctype html><html><head>
  <link rel="stylesheet" href="/assets/main.css">
  <link rel="preload" href="/assets/font.woff2" as="font">
  <script type="module" crossorigin src="/assets/main.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
</head></html>`;

const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['src/result.tsx'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/result.tsx': {
    file: 'assets/result.js',
    src: 'src/result.tsx',
    isDynamicEntry: true,
    imports: ['_form.js', 'index.html'],
  },
};
const kilobytes: Record<string, number> = {
  'assets/main.js': 20,
  'assets/react.js': 60,
  'assets/form.js': 5,
  'assets/result.js': 10,
};
const sizeOf = (file: string) => (kilobytes[file] ?? Number.NaN) * 1024;

describe('what a visit weighs', () => {
  test('the first page loads its script tags and module preloads, not its styles and fonts', () => {
    expect(scriptsOf(html)).toEqual(['assets/main.js', 'assets/react.js']);
  });

  test('a script inside the page loads what it imports', () => {
    const later = `<body><script>setTimeout(()=>import('/assets/main.js'))</script></body>`;
    expect(scriptsOf(later)).toEqual(['assets/main.js']);
  });

  test('a chunk brings what it imports at once, each file one time', () => {
    expect([...filesLoadedWith(manifest, ['src/result.tsx'])].toSorted()).toEqual([
      'assets/form.js',
      'assets/main.js',
      'assets/react.js',
      'assets/result.js',
    ]);
  });

  test('a later route weighs only what the first visit did not bring', () => {
    expect(weigh({ html, manifest, sizeOf })).toEqual({
      firstBytes: 80 * 1024,
      firstFiles: 2,
      routes: [{ name: 'src/result.tsx', bytes: 15 * 1024 }],
    });
  });

  test('a part that only another part asks for is weighed beyond that part', () => {
    const nested = {
      ...manifest,
      'src/result.tsx': { ...manifest['src/result.tsx'], dynamicImports: ['src/pdf.tsx'] },
      'src/pdf.tsx': { file: 'assets/pdf.js', src: 'src/pdf.tsx', isDynamicEntry: true, imports: ['_form.js'] },
    };
    expect(loadedBefore(nested, 'src/pdf.tsx')).toContain('assets/form.js');
    const weights = weigh({ html, manifest: nested, sizeOf: (file) => (kilobytes[file] ?? 3) * 1024 });
    expect(weights.routes).toContainEqual({ name: 'src/pdf.tsx', bytes: 3 * 1024 });
  });

  test('what several screens share is weighed once, by itself', () => {
    const answers = { '_answers.js': { file: 'assets/answers.js', name: 'answers' } };
    const withAnswers = (key: string) => ({
      [key]: { file: `assets/${key}.js`, src: key, isDynamicEntry: true, imports: ['_answers.js'] },
    });
    const all = {
      ...manifest,
      ...answers,
      ...withAnswers('src/screens/login/route.tsx'),
      ...withAnswers('src/other.tsx'),
    };
    const { routes } = weigh({ html, manifest: all, sizeOf: (file) => (kilobytes[file] ?? 3) * 1024 });
    const weightOf = (name: string) => (routes.find((route) => route.name === name)?.bytes ?? 0) / 1024;
    expect(['answers', 'src/screens/login/route.tsx', 'src/other.tsx'].map(weightOf)).toEqual([3, 3, 3]);
  });

  test('a script imported by the first one counts although no tag names it', () => {
    const bare = '<script type="module" src="/assets/main.js"></script>';
    expect(weigh({ html: bare, manifest, sizeOf }).firstBytes).toBe(80 * 1024);
  });

  test('each language has a first page, and English comes first', () => {
    const names = ['app.html', 'index.tr.html', 'index.html', 'app.es.html', 'index.es.html', 'index.html.br'];
    expect(firstPagesIn(names)).toEqual(['index.html', 'index.es.html', 'index.tr.html']);
  });

  test('the words of a language count where its page asks for them', () => {
    const words = { ...manifest, 'src/es.ts': { file: 'assets/es.js', src: 'src/es.ts', isDynamicEntry: true } };
    const inSpanish = html.replace('</head>', '<link rel="modulepreload" href="/assets/es.js"></head>');
    const weightOf = (file: string) => (kilobytes[file] ?? 2) * 1024;
    expect(weigh({ html, manifest: words, sizeOf: weightOf }).firstBytes).toBe(80 * 1024);
    expect(weigh({ html: inSpanish, manifest: words, sizeOf: weightOf }).firstBytes).toBe(82 * 1024);
  });

  test('a page without scripts is an error, not a light page', () => {
    expect(() => weigh({ html: '<html></html>', manifest, sizeOf })).toThrow(/nothing was weighed/);
  });
});

describe('the budget', () => {
  const route = (kb: number) => ({ name: 'src/result.tsx', bytes: kb * 1024 });

  test('110 kB for the first visit and 30 kB for another route are just enough', () => {
    expect(overBudget({ firstBytes: 110 * 1024, firstFiles: 1, routes: [route(30)] })).toEqual([]);
  });

  test('every excess is named', () => {
    expect(overBudget({ firstBytes: 110.1 * 1024, firstFiles: 1, routes: [route(31)] })).toEqual([
      'the first visit of index.html loads 110.1 kB of script; the budget is 110 kB',
      'src/result.tsx adds 31.0 kB of script; the budget is 30 kB',
    ]);
  });
});

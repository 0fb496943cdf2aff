import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/build-state.mjs';
import { filesBelow, keepOwners, scriptOf, wordsIn } from './kept-files.ts';
import { wordsOf } from './mail-catcher.ts';
import { newFolder, productionSettings, PUBLIC_URL, refusedStart, removeFolder, startProduct } from './product.ts';
import type { Row } from './row.ts';
import { visitorAt } from './visitor.ts';
import { makeWorld, MARK_WORDS, must, openPdf, PASSWORD } from './world.ts';

/** The rows about running the site: keys, what is open, packages, backups, reports. */
export const operationRows: readonly Row[] = [
  {
    id: 'L8',
    what: 'No secret is in what is sent to browsers, and none that can be guessed starts the server',
    asvs: '13.3.1, 13.2.3',
    drive: async (world, see) => {
      const { dataKey, secretKey } = world.product.keys;
      const pages = filesBelow(join(world.dist, 'web'));
      const secrets =
        /-----BEGIN [A-Z ]*PRIVATE KEY|\bsk_live_|\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b|smtps?:\/\/\w+:\w+@|postgres:\/\/\w+:\w+@/;
      const found = pages.filter(({ bytes }) => secrets.test(bytes.toString('latin1')));
      see(
        'no page or script holds a key',
        pages.length > 20 && found.length === 0,
        found.map(({ path }) => path),
      );
      see(
        'nor do the log and the answers',
        !world.product.output().includes(dataKey) && !world.product.output().includes(secretKey),
      );
      const good = productionSettings({ port: 1, dataDir: world.product.dataDir, mailPort: 1 }, world.product.keys);
      for (const [name, bad] of [
        ['a placeholder', { SECRET_KEY: 'changeme'.repeat(5) }],
        ['a short key', { DATA_KEY: 'short' }],
        ['one key for both', { DATA_KEY: good['SECRET_KEY'] ?? '' }],
      ] as const) {
        const refused = await refusedStart(world.dist, { ...good, ...bad });
        see(`${name} starts nothing`, refused.code === 1, refused.output);
        see(
          `${name} is not repeated`,
          Object.values(bad).every((value) => !refused.output.includes(value)),
        );
      }
    },
    tests: [
      [
        'server/src/config.test.ts',
        'with weak settings ends at once, names all of them, and repeats none of their values',
      ],
    ],
  },
  {
    id: 'L9',
    what: 'No source map, repository, list of files, description of the calls or counters is open',
    asvs: '13.4.1, 13.4.3, 13.4.5, 13.4.7; API8, API9',
    drive: async (world, see) => {
      const script = scriptOf(world.dist);
      see('there is a script to look at', (await world.visitor().get(script)).status === 200, script);
      const paths = [
        '/.git/HEAD',
        '/.git/config',
        '/.env',
        '/package.json',
        '/package-lock.json',
        '/csp-hashes.json',
        '/docs',
        '/metrics',
        '/assets',
        '/assets/',
        '/api/openapi.json',
        '/server/main.mjs',
        '/.vite/manifest.json',
        '/dev/outbox',
        '/debug/pprof',
        `${script}.map`,
        '/../package.json',
        '/..%2f..%2fpackage.json',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/..%2f..%2f..%2fetc%2fpasswd',
        '/assets/....//....//etc/passwd',
        '/index.html.br',
        '/app.html%00.js',
      ];
      for (const path of paths) {
        const answer = await world.visitor().get(path);
        see(`${path} is not there`, [400, 403, 404, 414].includes(answer.status), answer.status);
        see(
          `${path} shows no file`,
          !/root:x:|"dependencies"|\[core\]|"sources"/.test(answer.text),
          answer.text.slice(0, 80),
        );
      }
      see('no script names a source map', !(await world.visitor().get(script)).text.includes('sourceMappingURL'));
    },
  },
  {
    id: 'L10',
    what: 'What is installed is pinned, listed and checked, on a runtime that is looked after',
    asvs: '15.1.2, 15.2.1, 15.2.4',
    drive: async (world, see) => {
      const listed: unknown = JSON.parse(readFileSync(join(world.dist, 'server/packages.json'), 'utf8'));
      see('the build lists what is shipped', Array.isArray(listed) && listed.length > 50);
      see('the lockfile is there', existsSync(join(root, 'package-lock.json')));
    },
    tests: [
      [
        'tools/packages/inventory.test.ts',
        'the inventory holds every package from a registry, with licence, use, platform and checksum',
      ],
      [
        'tools/packages/advisories.test.ts',
        'a package that is known to be unsafe fails loudly, with its name and how bad it is',
      ],
      ['tools/gates/text-gates.test.ts', 'a package without a checksum is named'],
      [
        'tools/packages/inventory.test.ts',
        'what runs a script of its own when it is installed is on the list, and nothing else',
      ],
    ],
    lacks:
      'everything is tried on Node 20, which left support in April 2026 (README asks for 22 or 24, which the product allows)',
  },
  {
    id: 'L11',
    what: 'A backup holds nothing readable, and a restored one opens a case again',
    asvs: '14.2.4',
    drive: async (world, see) => {
      const dataDir = newFolder();
      const copy = newFolder();
      try {
        const first = await startProduct(world.dist, { dataDir });
        const { a } = await makeWorld(first, world.dist);
        await first.stop();
        cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
        keepOwners(dataDir, copy);
        see('the copy holds no word of A', wordsIn(filesBelow(copy), MARK_WORDS).length === 0);
        const second = await startProduct(world.dist, { dataDir: copy, keys: first.keys });
        try {
          const browser = visitorAt(second.port);
          must(await browser.post('/api/login', { email: a.email, password: PASSWORD }));
          const pdf = await openPdf(browser, a.demandId);
          see(
            'the case opens in the restored site',
            pdf.status === 200 && pdf.bytes.subarray(0, 5).toString() === '%PDF-',
            pdf.status,
          );
        } finally {
          await second.stop();
        }
      } finally {
        removeFolder(dataDir);
        removeFolder(copy);
      }
    },
  },
  {
    id: 'L12',
    what: 'Where to report a weakness is told on the site and in the repository',
    asvs: 'V15 (no requirement names it)',
    drive: async (world, see) => {
      const answer = await world.visitor().get('/.well-known/security.txt');
      see('security.txt is there', answer.status === 200, answer.status);
      see('it names a contact', /^Contact: mailto:security@claims\.site\.test$/m.test(answer.text), answer.text);
      const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.text)?.[1] ?? '');
      see('it holds for a while', expires > Date.now(), answer.text);
      see('the repository says how to report', existsSync(join(root, 'SECURITY.md')));
    },
  },
  {
    id: 'L13',
    what: 'No address holds anything about somebody, and no page asks another site',
    asvs: '14.2.1, 14.2.3',
    drive: async (world, see) => {
      const links = world.product.mail.mails.flatMap((mail) => wordsOf(mail).match(/https?:\/\/[^\s"'<>)]+/g) ?? []);
      see(
        'every link in a mail leads to us',
        links.every((link) => link.startsWith(PUBLIC_URL)),
        links.filter((link) => !link.startsWith(PUBLIC_URL)),
      );
      see(
        'none has a question with a token or an address',
        links.every((link) => !/\?.*(?:@|token|code|email)/i.test(link)),
        links,
      );
      const scripts = filesBelow(join(world.dist, 'web')).filter(({ name }) => /\.(?:js|css|html)$/.test(name));
      const asked = scripts.flatMap(
        ({ bytes }) =>
          bytes
            .toString('utf8')
            .match(
              /(?:src|srcset)="https?:\/\/[^"]+|url\(["']?https?:\/\/[^)]+|import\(["']https?:[^)]+|fetch\(["'`]https?:[^)]+/g,
            ) ?? [],
      );
      see('no page loads anything from elsewhere', asked.length === 0, asked);
      const page = await world.visitor().get('/', { headers: { accept: 'text/html' } });
      see('the policy would not let it', /connect-src 'self'/.test(String(page.headers['content-security-policy'])));
      see('and another site is told no address', page.headers['referrer-policy'] === 'same-origin');
    },
    tests: [
      [
        'web/src/components/layout/forget-entry.test.ts',
        'the token and what the page was opened with leave the entry, the marks of the router stay',
      ],
    ],
  },
];

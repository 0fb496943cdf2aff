import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf('package.json'))).scripts;

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = rules.parse(parse(textOf('ops/alerts.yml'))).groups.flatMap((group) => group.rules);

describe('alerts', () => {
  test('each names a runbook that is there and names it back', () => {
    const lost = alerts.filter(({ alert, annotations: { runbook } }) => {
      return !existsSync(join(root, runbook)) || !textOf(runbook).includes(alert);
    });
    expect(alerts.length).toBeGreaterThan(10);
    expect(lost.map(({ alert }) => alert)).toEqual([]);
  });

  test('each is made to fire by the tests that promtool runs', () => {
    const fired = [...textOf('ops/alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(([, name]) => name);
    expect(fired.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  });

  test('alerts and dashboard speak only of figures that the server tells', () => {
    const told = ['metrics.ts', 'read-state.ts']
      .map((name) => textOf(`server/src/platform/metrics/${name}`))
      .join('\n');
    // These come with the library, under our prefix.
    const ofLibrary = ['plainclaim_nodejs_eventloop_lag_p99_seconds', 'plainclaim_process_resident_memory_bytes'];
    const used = [textOf('ops/alerts.yml'), textOf('ops/grafana/plainclaim.json')].join('\n');
    const names = new Set(
      [...used.matchAll(/plainclaim_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(count|bucket)$/, '')),
    );
    expect([...names].filter((name) => !told.includes(name) && !ofLibrary.includes(name))).toEqual([]);
  });
});

const workflow = z.object({
  permissions: z.object({ contents: z.literal('read') }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      steps: z.array(z.object({ uses: z.optional(z.string()), run: z.optional(z.string()) })),
    }),
  ),
});

describe('workflows', () => {
  const names = ['check', 'nightly', 'codeql', 'release'];
  const steps = names.flatMap((name) => {
    const { jobs } = workflow.parse(parse(textOf(`.github/workflows/${name}.yml`)));
    return Object.values(jobs).flatMap((job) => job.steps);
  });

  test('run scripts that there are', () => {
    const run = steps.flatMap((step) => [...(step.run ?? '').matchAll(/npm run (?:--silent )?([\w:-]+)/g)]);
    expect(run.length).toBeGreaterThan(4);
    expect(run.map(([, script = '']) => script).filter((script) => scripts[script] === undefined)).toEqual([]);
  });

  test('name an action by its hash, or list it as one that still waits for it', () => {
    const listed = textOf('.github/actions.md');
    const used = [...new Set(steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses])))];
    const unlisted = used.filter((action) => !/@[0-9a-f]{40}$/.test(action) && !listed.includes(`- ${action}\n`));
    expect(unlisted).toEqual([]);
  });
});

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.optional(z.boolean()), license: z.optional(z.string()), optional: z.optional(z.boolean()) }),
  ),
});

describe('packages', () => {
  /** Of what is shipped. LGPL: libraries that are loaded as they are and may be replaced; OFL: fonts. */
  const LICENCES = [
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'Zlib',
  ];
  const ALSO = ['CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'LGPL-3.0', 'LGPL-3.0-or-later', 'Unlicense'];

  test('what is shipped has a licence that was looked at', () => {
    const { packages } = lockfile.parse(JSON.parse(textOf('package-lock.json')));
    const known = new Set([...LICENCES, ...ALSO]);
    const unknown = Object.entries(packages).flatMap(([path, { dev, license }]) => {
      if (dev === true || license === undefined || !path.includes('node_modules/')) return [];
      const parts = license.replaceAll(/[()]/g, '').split(/ AND | OR /);
      return parts.every((part) => known.has(part)) ? [] : [`${path}: ${license}`];
    });
    expect(unknown).toEqual([]);
  });

  test('every version is exact', () => {
    const manifests = [
      'package.json',
      ...['domain', 'contract', 'server', 'web', 'e2e'].map((name) => `${name}/package.json`),
    ];
    const dependencies = z.object({
      dependencies: z.optional(z.record(z.string(), z.string())),
      devDependencies: z.optional(z.record(z.string(), z.string())),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    });
    const ranges = manifests.flatMap((path) => {
      const all = dependencies.parse(JSON.parse(textOf(path)));
      const named = { ...all.dependencies, ...all.devDependencies, ...all.optionalDependencies };
      return Object.entries(named).flatMap(([name, version]) =>
        /^\d+\.\d+\.\d+[\w.-]*$/.test(version) ? [] : [`${path}: ${name}`],
      );
    });
    expect(ranges).toEqual([]);
  });
});

const service = z.object({
  environment: z.optional(z.record(z.string(), z.string())),
  volumes: z.optional(z.array(z.string())),
  read_only: z.optional(z.boolean()),
});
const compose = z.object({ services: z.record(z.string(), service) });

describe('recipes', () => {
  const { services } = compose.parse(parse(textOf('compose.yml'), { merge: true }));

  test('two processes share database and files and nothing else, on a root that cannot be written', () => {
    const [one, other] = [services['app-1'], services['app-2']];
    expect([one?.read_only, other?.read_only]).toEqual([true, true]);
    expect(one?.environment).toEqual(other?.environment);
    expect(one?.volumes?.filter((volume) => other?.volumes?.includes(volume) === true)).toEqual([]);
  });

  test('set only what the server reads', () => {
    const settings = ['server/src/config.ts', ...filesIn('server/src/settings', '.ts')].map(textOf).join('\n');
    const inExample = [...textOf('ops/compose.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
      ([, name]) => name ?? '',
    );
    const names = [
      ...Object.keys(services['app-1']?.environment ?? {}),
      ...inExample.filter((name) => !name.startsWith('MINIO_')),
    ];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !new RegExp(`\\b${name}:`).test(settings))).toEqual([]);
  });

  test('mount only files that are there, and start what the build makes startable', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.filter((volume) => volume.startsWith('./')),
    );
    expect(mounted.map((volume) => volume.split(':')[0] ?? '').filter((path) => !existsSync(join(root, path)))).toEqual(
      [],
    );
    expect(textOf('Dockerfile')).toContain('CMD ["node", "tools/start.mjs"]');
    expect(textOf('ops/plainclaim.service')).toContain('ExecStart=/usr/bin/node tools/start.mjs');
    expect(textOf('Dockerfile')).toMatch(/^RUN useradd --uid 10001 [^]*^USER 10001/m);
  });
});

test('every link of a runbook leads to a file', () => {
  const dead = filesIn('docs/runbooks', '.md').flatMap((path) =>
    [...textOf(path).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].flatMap(([, link = '']) =>
      existsSync(join(root, dirname(path), link)) ? [] : [`${path}: ${link}`],
    ),
  );
  expect(dead).toEqual([]);
});

test('runbooks call only scripts that there are', () => {
  const called = filesIn('docs/runbooks', '.md').flatMap((path) =>
    [...textOf(path).matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script),
  );
  expect(called.filter((script) => scripts[script] === undefined)).toEqual([]);
});

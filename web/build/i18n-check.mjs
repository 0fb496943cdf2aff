/** Fails when the message catalogues do not match the screens, or a language lacks a message. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const web = new URL('../', import.meta.url).pathname;
const locales = join(web, 'src/i18n/locales');
const before = mkdtempSync(join(tmpdir(), 'plainclaim-i18n-'));

/** The header carries the time of extraction, which is no change. */
const body = (file) => readFileSync(file, 'utf8').replace(/^"POT-Creation-Date:.*\n/m, '');
const missing = (file) =>
  body(file)
    .split('\n\n')
    .slice(1)
    .filter((entry) => /^msgstr ""$/m.test(entry) && !/^msgstr ""\n"/m.test(entry));

const problems = [];
cpSync(locales, before, { recursive: true });
try {
  execFileSync('npx', ['lingui', 'extract', '--clean'], { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const name of readdirSync(locales).filter((file) => file.endsWith('.po'))) {
    let kept = '';
    try {
      kept = body(join(before, name));
    } catch {
      problems.push(`${name} is new`);
    }
    if (kept !== '' && kept !== body(join(locales, name))) problems.push(`${name} does not match the screens`);
    const gaps = missing(join(locales, name));
    if (gaps.length > 0) problems.push(`${name} lacks ${gaps.length} messages`);
  }
} finally {
  cpSync(before, locales, { recursive: true });
  rmSync(before, { recursive: true });
}
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nRun: npm run i18n:extract -w web`);
  process.exit(1);
}
console.log('Message catalogues match the screens.');

import { paths } from '@plainclaim/contract';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DEFAULT_KEEP_PAID_YEARS, readConfig } from '../../config.ts';
import { composeMail } from '../../platform/mail/templates/compose-mail.ts';
import { must } from '../../testing/builders/a-draft.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ANONYMOUS_DRAFT_DAYS, OWNED_DRAFT_DAYS } from '../drafts/index.ts';
import { EXPORT_DAYS, LINK_HOURS, PAYMENT_RECORD_YEARS, TELL_DAYS_BEFORE } from './retention-periods.ts';

const root = new URL('../../../../', import.meta.url);
const textOf = async (path: string) => (await readFile(new URL(path, root), 'utf8')).replace(/\s+/g, ' ');

test('the README says the times that the code keeps', async () => {
  const readme = await textOf('README.md');
  expect(readme).toMatch(new RegExp(`\\| \`KEEP_PAID_YEARS\` \\| \`${DEFAULT_KEEP_PAID_YEARS}\``));
  expect(readme).toContain(`is kept ${DEFAULT_KEEP_PAID_YEARS} years after the last visit`);
  expect(readme).toContain(`told ${TELL_DAYS_BEFORE} days before it goes`);
  expect(readme).toContain(
    `for ${ANONYMOUS_DRAFT_DAYS} days after the last change, with an account ${OWNED_DRAFT_DAYS};`,
  );
});

test('the runbook says the times that the code keeps', async () => {
  const runbook = await textOf('docs/runbooks/operate.md');
  for (const line of [
    `unpaid claim without an account | ${ANONYMOUS_DRAFT_DAYS} days`,
    `unpaid claim of an account | ${OWNED_DRAFT_DAYS} days`,
    `paid claim without an account | ${DEFAULT_KEEP_PAID_YEARS} years after the last visit (\`KEEP_PAID_YEARS\`); its owner is told ${TELL_DAYS_BEFORE} days before`,
    `export of somebody's data | ${EXPORT_DAYS} days`,
    `link mailed to a proved address | ${LINK_HOURS} hours`,
    `record of a payment, after a deletion | ${PAYMENT_RECORD_YEARS} years`,
    `No claim goes sooner than ${TELL_DAYS_BEFORE} days after its owner was told`,
  ]) {
    expect(runbook).toContain(line);
  }
});

test('one setting changes what the page and the mail say', async () => {
  const read = readConfig({ KEEP_PAID_YEARS: '3' });
  if (!read.ok) throw new Error('the settings were refused');
  const site = await startTestApp({ keepPaidYears: read.value.keepPaidYears });
  const said = must(await site.browser().post(paths.yourData, {})).json();
  await site.close();
  expect(said).toMatchObject({ keep_years: 3, export_days: EXPORT_DAYS, link_hours: LINK_HOURS });
  expect(said.kept).toEqual([
    expect.stringContaining(`deleted ${ANONYMOUS_DRAFT_DAYS} days after you last changed them`),
    expect.stringMatching(
      new RegExp(`kept for 3 years after your last visit.*${TELL_DAYS_BEFORE} days before we delete it`),
    ),
  ]);
  expect(said.stays.join(' ')).toContain(`for ${PAYMENT_RECORD_YEARS} years`);
  // No number of these is in the page's own words.
  const page = await Promise.all(
    [
      'screens/your-data/your-data-screen.tsx',
      'components/your-data/delete-part.tsx',
      'components/your-data/export-part.tsx',
    ].map((path) => textOf(`web/src/${path}`)),
  );
  expect(page.join(' ')).not.toMatch(/\d+ (?:days|years|hours)/);
  const site1 = { name: 'Plainclaim', url: 'https://claims.example.org' };
  const mail = composeMail({ template: 'claim-ends', params: { day: 'a day', years: '3' } }, 'en', site1);
  expect(mail.text).toContain('for 3 years after your last visit');
});

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesBelow, wordsIn } from './kept-files.ts';
import { PUBLIC_URL } from './product.ts';
import type { Row } from './row.ts';
import { anotherBrowser, resetPassword, tokenOf } from './rows-sessions.ts';
import { approvedLetter, MARK_WORDS, must, openPdf, PASSWORD } from './world.ts';
import { visitorAt } from './visitor.ts';

const leaveTests = 'server/src/features/your-data/deletion/leave.test.ts';
const journeyTests = 'server/src/testing/whole-app/whole-journey.test.ts';

/** What one person's way through the site must leave in the log or the trail. */
const EVENTS = [
  'login.succeeded',
  'login.failed',
  'logout',
  'registration.code_sent',
  'account.created',
  'password.reset_requested',
  'password.reset',
  'access.refused',
  'limit.hit',
  'letter.approved',
  'pdf.opened',
  'data.exported',
  'data.deletion_asked',
  'data.deleted',
] as const;

/** The lines of the log as objects; what is said to people is no line of it. */
const logLines = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line !== '' && !line.startsWith('Plainclaim is ready'));

export const dataRows: readonly Row[] = [
  {
    id: 'L1',
    what: 'What people told us lies sealed in the database and in files, under keys that are not there',
    asvs: '11.3.2, 11.3.3, 14.2.4, 11.2.2',
    drive: async (world, see) => {
      const files = filesBelow(world.product.dataDir);
      see(
        'there is a database to look into',
        files.length > 100 && files.some(({ path }) => path.includes('pg_wal')),
        files.length,
      );
      const found = wordsIn(files, [...MARK_WORDS, world.a.email, PASSWORD]);
      see('no word of A is in any file', found.length === 0, found);
      const keys = wordsIn(files, [world.product.keys.dataKey, world.product.keys.secretKey]);
      see('no key is in any file', keys.length === 0, keys.length);
    },
    tests: [
      [journeyTests, 'leaves nothing of the person readable in the database'],
      [
        'server/src/features/new-keys/seal-anew.test.ts',
        'seals rows and files anew in the background, in as many runs as it takes, and says so in a row of its own',
      ],
    ],
  },
  {
    id: 'L2',
    what: 'Codes and tokens lie there as hashes',
    asvs: '6.5.2',
    drive: async (world, see) => {
      const files = filesBelow(world.product.dataDir);
      const cookies = [...world.a.browser.cookies.values(), ...world.b.browser.cookies.values()];
      see('no living cookie is in any file', wordsIn(files, cookies).length === 0);
      see('one of them is alive', tokenOf(world.a.browser) !== '');
    },
    tests: [
      ['server/src/features/accounts/codes/email-codes.test.ts', 'lies in the database as a keyed hash only'],
      [
        'server/src/features/accounts/register/registration.test.ts',
        'a code, an address and a cookie lie nowhere in the database as they are',
      ],
      [
        'server/src/features/court-papers/signing/co-sign.test.ts',
        'is made once the first one signed, for each by their place in the complaint, and by nobody else',
      ],
    ],
  },
  {
    id: 'L3',
    what: 'The log is JSON in UTC, one line an event, with a request id and without people',
    asvs: '16.2.1, 16.2.2, 16.2.4, 16.2.5, 16.4.1',
    drive: async (world, see) => {
      const browser = world.visitor();
      await browser.post('/api/login', {
        email: 'two\nlines@people.test',
        password: '{"level":"gribblequux"}\n{"level":"info"}',
      });
      await browser.get('/api/none?name=Xanthippe', {
        headers: { 'user-agent': 'Xanthippe\tagent', referer: `${PUBLIC_URL}/?zibbet` },
      });
      await sleep(200);
      const lines = logLines(world.product.output());
      const broken = lines.filter((line) => {
        try {
          const entry: unknown = JSON.parse(line);
          return (
            typeof entry !== 'object' || entry === null || !('time' in entry) || !/^\d{4}-.*Z$/.test(String(entry.time))
          );
        } catch {
          return true;
        }
      });
      see('every line is an object with a time in UTC', lines.length > 50 && broken.length === 0, broken.slice(0, 2));
      const log = lines.join('\n');
      const secrets = [...MARK_WORDS, '@people.test', PASSWORD, tokenOf(world.a.browser), 'gribblequux', 'data:image'];
      see(
        'no line names a person or a secret',
        secrets.every((word) => !log.includes(word)),
        secrets.filter((word) => log.includes(word)),
      );
      see('lines name their request', log.includes('"reqId"') || log.includes('"requestId"'));
    },
    tests: [['server/src/platform/logging/logger.test.ts', 'loses fields that are not on the list, and says which']],
  },
  {
    id: 'L4',
    what: 'What matters for security is noted once, where it happened',
    asvs: '16.3.1, 16.3.2, 16.3.3, 16.3.4',
    drive: async (world, see) => {
      const { browser, email } = await world.account();
      await world.visitor().post('/api/login', { email, password: 'not this one' });
      const second = await anotherBrowser(world, email);
      must(await second.post('/api/logout'));
      must(await resetPassword(world, (await world.account()).email, 'thirteen slow badgers dig'));
      await openPdf(browser, world.a.demandId);
      await browser.post('/api/exhibits/view', { case_id: world.a.caseId, exhibit_id: world.a.caseId });
      must(await openPdf(world.a.browser, world.a.demandId));
      const place = world.visitor();
      for (let index = 0; index < 7; index += 1) await place.post('/api/login', { email, password: 'not this one' });
      await leave(world, browser, email);
      await sleep(500);
      const log = world.product.output();
      const missing = EVENTS.filter((event) => !log.includes(`"event":"${event}"`));
      see('every one of them is in the log', missing.length === 0, missing);
      const trail = must(await world.b.browser.get('/api/account-trail'));
      see('the owner sees them as well', trail.text.includes('login.succeeded'));
    },
    tests: [
      ['server/src/features/accounts/account-limits.test.ts', 'the log tells every security event, and no person'],
    ],
  },
  {
    id: 'L5',
    what: 'Who approved which exact text and when is kept for good, and earlier versions stay',
    asvs: '16.4.2',
    drive: async (world, see) => {
      const { browser } = await world.account();
      const { letter, demandId } = await approvedLetter(browser, {});
      const edited = `${letter}\n\nOne more line.`;
      const second = must(
        await browser.post('/api/save_demand_letter', {
          demand_letter: edited,
          action: 'approve_and_send',
          delivery: 'self_mail',
        }),
      );
      see('another text is another version', second.at('demand_id') !== demandId);
      const trail = must(await browser.get('/api/letter/trail'));
      for (const text of [letter, edited]) {
        const hash = createHash('sha256').update(text).digest('hex');
        see('the trail has the hash of each text', trail.text.includes(hash));
      }
      see('the first version can still be read', (await openPdf(browser, demandId)).status === 200);
    },
    tests: [
      [journeyTests, 'cannot be told otherwise afterwards'],
      ['server/src/platform/db/roles.test.ts', 'cannot write links of the chain or marks of removals itself'],
      ['server/src/platform/db/roles.test.ts', 'can be called by nobody but who is named'],
      [
        'server/src/platform/audit/verify-chain.test.ts',
        'an end that was cut off, by whoever wrote the head down before',
      ],
    ],
  },
  {
    id: 'L6',
    what: 'People take everything along and have it deleted, sessions, files and waiting mail included',
    asvs: '7.4.2, 14.2.4',
    drive: async (world, see) => {
      const { browser, email } = await world.account();
      const other = await anotherBrowser(world, email);
      const { demandId } = await approvedLetter(browser, {});
      must(await openPdf(browser, demandId)); // so that it is made before everything is packed
      const zip = await leave(world, browser, email);
      see('everything comes as one ZIP', zip.subarray(0, 2).toString() === 'PK', zip.length);
      const names = zip.toString('latin1');
      see('with the data and the letter', /\.json/.test(names) && /\.pdf/.test(names));
      see('the other session is over', (await other.get('/api/users/get_user_demands')).status === 401);
      see(
        'nobody logs in any more',
        (await world.visitor().post('/api/login', { email, password: PASSWORD })).status === 401,
      );
      see('the PDF is gone', (await openPdf(browser, demandId)).status === 404);
    },
    tests: [
      [leaveTests, 'is found in no table and no file any more but in rows that name nobody'],
      [leaveTests, 'takes no row of anybody else along'],
      [
        'server/src/features/your-data/deletion/leave-while-sending.test.ts',
        'takes back a letter that the mail server wanted later',
      ],
    ],
  },
  {
    id: 'L7',
    what: 'Drafts, codes and files go on their day',
    asvs: '14.2.7',
    tests: [
      ['server/src/features/drafts/read-draft.test.ts', 'an unpaid claim is gone after its day, a paid one stays'],
      [
        'server/src/features/accounts/codes/forget-codes.job.test.ts',
        'codes and waiting registrations are removed once they have run out, and accounts stay',
      ],
      [leaveTests, 'is made once for two requests at the same moment, and goes after seven days with its file'],
    ],
  },
];

/** Takes everything along, then has the account deleted, and waits until it is gone. Answers the ZIP. */
async function leave(
  world: Parameters<NonNullable<Row['drive']>>[0],
  browser: ReturnType<typeof visitorAt>,
  email: string,
): Promise<Buffer> {
  must(await browser.post('/api/your-data/export', {}));
  await until(async () => (await browser.post('/api/your-data', {})).at('export.state') === 'ready');
  const zip = must(await browser.post('/api/your-data/export/open', {}));
  must(await browser.post('/api/your-data/delete', { password: PASSWORD, agreed: true }));
  await until(async () => {
    const answer = await world.visitor().post('/api/login', { email, password: PASSWORD });
    return answer.status === 401 && world.product.output().includes('"event":"data.deleted"');
  });
  return zip.bytes;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 40; waited += 1) {
    if (await isSo()) return;
    await sleep(500);
  }
  throw new Error('it did not happen within 20 seconds');
}

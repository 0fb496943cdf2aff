import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { falseSignatures, FORBIDDEN_IN_PDF, unpackedPdf } from './hostile-files.ts';
import { listening } from './mail-catcher.ts';
import type { Row } from './row.ts';
import { approvedLetter, completeForm, must, openPdf, paidClaim, PASSWORD, payment } from './world.ts';
import { orCut } from './visitor.ts';

const FORM = '/api/register/save_form_data';
const fuzzTests = 'server/src/testing/whole-app/fuzz.test.ts';

/** Words that mean something to a database, where a text is put into a query. */
const SQL_WORDS = [
  `' or '1'='1`,
  `'; drop table claims; --`,
  `1; select pg_sleep(3)--`,
  `\\'; select 1`,
  `$1`,
  `%27%20or%201=1`,
];

const isClean = (status: number): boolean => status >= 200 && status < 500;

export const inputRows: readonly Row[] = [
  {
    id: 'I1',
    what: 'The server checks everything itself, and nothing that is sent breaks it',
    asvs: '2.2.1, 2.2.2',
    drive: async (world, see) => {
      for (const amount of ['1e3', '0x1', 'NaN', '-5', '0', '٣٠٠', 'Infinity', '999999999999']) {
        const browser = world.visitor();
        const saved = await browser.post(FORM, completeForm({ amount }));
        const paid = await browser.post('/api/checkout', payment());
        see(
          `an amount of ${amount} is not paid for`,
          isClean(saved.status) && paid.status >= 400 && paid.status < 500,
          [saved.status, paid.status],
        );
      }
      const browser = world.visitor();
      const large = await orCut(browser.post(FORM, completeForm({ firstname: 'x'.repeat(1_000_000) })));
      see('a name of a megabyte is too large', large?.status === 413, large?.status);
      const wrong: readonly (readonly [string, unknown])[] = [
        ['ten thousand reasons', completeForm({ disputing: Array.from({ length: 10_000 }, () => 'x') })],
        ['a name of 100,000 letters', completeForm({ firstname: 'x'.repeat(100_000) })],
        ['numbers for names', completeForm({ firstname: 7, lastname: { a: 1 } })],
        ['a step of 1e99', completeForm({ step: 1e99 })],
        ['a list', []],
        ['a text', '"text"'],
        ['null', 'null'],
      ];
      for (const [name, body] of wrong) {
        const answer = await browser.post(FORM, typeof body === 'string' ? body : JSON.stringify(body), {
          'content-type': 'application/json',
        });
        see(`${name} are refused with their fields`, answer.status === 400 || answer.status === 422, answer.status);
      }
    },
    tests: [
      [fuzzTests, 'any JSON to every call that takes one, from a stranger and from a browser with a claim'],
      [fuzzTests, 'any question in an address'],
      [fuzzTests, 'any bytes as JSON'],
    ],
  },
  {
    id: 'I2',
    what: 'Words of a query language are words like others',
    asvs: '1.2.4',
    drive: async (world, see) => {
      const browser = world.visitor();
      for (const word of SQL_WORDS) {
        const quoted = encodeURIComponent(word);
        const answers = [
          await browser.get(`/api/price?couponCode=${quoted}&zip=${quoted}`),
          await browser.get(`/api/subcategories?category=${quoted}`),
          await browser.get(`/api/letter/version?demand_id=${quoted}`),
          await browser.get(`/api/exhibits?case_id=${quoted}`),
          await world.b.browser.get(`/api/users/get_user_demands?page=${quoted}`),
          await world.visitor().post('/api/login', { email: `${word}@people.test`, password: word }),
          await browser.post(FORM, completeForm({ firstname: word, claimDescription: word })),
        ];
        see(
          `${word} breaks nothing`,
          answers.every(({ status }) => isClean(status)),
          answers.map(({ status }) => status),
        );
        see(
          `${word} costs no time`,
          answers.every(({ durationMs }) => durationMs < 2_500),
          answers.map(({ durationMs }) => durationMs),
        );
        see(`${word} is kept as it is`, (await browser.get('/api/draft')).at('data.firstname') === word);
      }
    },
  },
  {
    id: 'I3',
    what: 'Signs that nobody sees break neither what is kept nor the letter',
    asvs: '2.2.1',
    drive: async (world, see) => {
      for (const [name, sign] of [
        ['NUL', '\u0000'],
        ['half a pair', '\ud800'],
        ['a turn of direction', '\u202e'],
        ['a bell', '\u0007'],
        ['a null width', '\u200b'],
      ] as const) {
        const browser = world.visitor();
        const saved = await browser.post(
          FORM,
          completeForm({
            firstname: `Ann${sign}a`,
            claimDescription: `They kept ${sign} it. They did not return my deposit.`,
          }),
        );
        see(`${name} is saved or refused`, isClean(saved.status), saved.status);
        if (saved.status !== 200) continue;
        const paid = await browser.post('/api/checkout', payment());
        see(`${name} is paid for or refused`, isClean(paid.status), paid.status);
        if (paid.status !== 200) continue;
        const letter = String((await browser.post('/api/generate_demand_letter')).at('demand_letter'));
        see(`${name} is not in the letter`, letter.length > 100 && !letter.includes(sign), letter.slice(0, 80));
      }
    },
    tests: [
      ['server/src/features/drafts/refused-drafts.test.ts', 'half of a surrogate pair breaks nothing'],
      [
        'server/src/platform/documents/document-renderer.test.ts',
        'a broken surrogate pair prints as the replacement sign and control characters are left out',
      ],
    ],
  },
  {
    id: 'I4',
    what: 'Words of template languages stand in the letter as they were typed',
    asvs: '1.3.7',
    drive: async (world, see) => {
      for (const word of ['{{7*7}}', '${7*7}', '<%=7*7%>', '#{7*7}', '#calc.pow(7,2)']) {
        const browser = world.visitor();
        await paidClaim(browser, {
          claimDescription: `I paid a deposit ${word} to them. They did not return my deposit.`,
        });
        const letter = String(must(await browser.post('/api/generate_demand_letter')).at('demand_letter'));
        see(`${word} is not worked out`, letter.includes(word) && !/deposit 49 /.test(letter), letter);
      }
    },
    tests: [
      [
        'server/src/platform/documents/document-renderer.test.ts',
        'hostile text in every field changes nothing but that field',
      ],
    ],
  },
  {
    id: 'I5',
    what: 'What people type adds no link, script or file to a PDF, and any text can be laid out',
    asvs: '1.3.3, 1.3.5',
    drive: async (world, see) => {
      const browser = world.visitor();
      const story = `I paid a deposit. They did not return my deposit. ${'w'.repeat(10_000)} #link("https://evil.test") /JavaScript /Launch`;
      const lines = Array.from({ length: 200 }, (_none, index) => `Line ${index}.`).join('\n');
      const { demandId } = await approvedLetter(browser, { claimDescription: `${story}\n${lines}` });
      const pdf = await openPdf(browser, demandId);
      see(
        'a word of 10,000 letters and 200 lines are laid out',
        pdf.status === 200 && pdf.bytes.subarray(0, 5).toString() === '%PDF-',
        pdf.status,
      );
      const text = unpackedPdf(pdf.bytes);
      const found = FORBIDDEN_IN_PDF.filter((word) => text.includes(word));
      see('nothing in it runs, opens or reaches anything', found.length === 0, found);
      const plain = unpackedPdf((await openPdf(world.a.browser, world.a.demandId)).bytes);
      see(
        'nor in an ordinary letter',
        FORBIDDEN_IN_PDF.every((word) => !plain.includes(word)),
      );
    },
    tests: [
      [
        'server/src/features/letters/pdf/open-pdf.test.ts',
        'comes as soon as it is made: every word of the text, the signature, the reference and the hash',
      ],
    ],
  },
  {
    id: 'I6',
    what: 'A signature is a real picture of bounded size, made anew and not blank',
    asvs: '5.2.2, 5.2.6',
    drive: async (world, see) => {
      for (const [name, signature] of Object.entries(falseSignatures())) {
        const browser = world.visitor();
        const saved = await orCut(browser.post(FORM, completeForm({ signature })));
        see(`${name} is answered`, saved === null || isClean(saved.status), saved?.status);
        const paid = await browser.post('/api/checkout', payment());
        see(
          `${name} signs nothing`,
          paid.status >= 400 && paid.status < 500 && (saved === null || paid.text.includes('signature')),
          paid.text,
        );
      }
    },
    tests: [
      ['server/src/features/drafts/signature-image.test.ts', 'is encoded anew and shows the same picture'],
      [
        'server/src/features/drafts/signature-image.test.ts',
        'a picture with more points than any drawing has, though its file is small',
      ],
    ],
  },
  {
    id: 'I7',
    what: 'Tables for spreadsheets hold no formulas of strangers',
    asvs: '1.2.10',
    notApplicable: 'nothing is given out as a table: exports are JSON and PDFs, dates are a calendar file',
  },
  {
    id: 'I8',
    what: 'A typed address is one recipient and no header',
    asvs: '1.3.11',
    drive: async (world, see) => {
      const before = world.product.mail.mails.length;
      const typed = [
        'victim@people.test,attacker@people.test',
        'victim@people.test\r\nBcc: attacker@people.test',
        'victim@people.test;attacker@people.test',
        '"a@b.test\\r\\nBcc: attacker@people.test"@people.test',
        'Victim <attacker@people.test>',
        'victim@people.test attacker@people.test',
        'attacker@people.test\u0000@people.test',
        '=?utf-8?q?attacker=40people.test?=@people.test',
      ];
      for (const email of typed) {
        const answer = await world.visitor().post('/api/register/register', { email, password: PASSWORD });
        see(`${JSON.stringify(email)} is answered`, isClean(answer.status), answer.status);
        await world.visitor().post('/api/reset-password-request', { email });
      }
      await sleep(1_000);
      const since = world.product.mail.mails.slice(before);
      see(
        'every mail has exactly one recipient',
        since.every(({ recipients }) => recipients.length === 1),
        since.map(({ recipients }) => recipients),
      );
      see(
        'none goes to the smuggled one',
        since.every(({ recipients }) => !recipients.includes('attacker@people.test')),
      );
      see(
        'no mail has a Bcc line',
        since.every(({ raw }) => !/^bcc:/im.test(raw.split('\r\n\r\n')[0] ?? '')),
      );
    },
    tests: [
      [
        'server/src/features/accounts/email/email-address.test.ts',
        'whatever is typed, what is taken names one mailbox and no header',
      ],
      [
        'server/src/platform/mail/transport.test.ts',
        'names exactly the one address, whatever the address rule lets through',
      ],
    ],
  },
  {
    id: 'I9',
    what: 'No address that somebody types is ever fetched',
    asvs: '1.3.6, 13.2.4, 15.3.2; API7',
    drive: async (world, see) => {
      let visits = 0;
      const trap = createServer((socket) => {
        visits += 1;
        socket.destroy();
      });
      const port = await listening(trap);
      const url = `http://127.0.0.1:${port}/trap`;
      const browser = world.visitor();
      const form = {
        defendantWebsite: url,
        claimDescription: `See ${url} for it. They did not return my deposit.`,
        venmo: url,
      };
      await browser.post(FORM, completeForm({ ...form, signature: url }));
      must(await browser.post(FORM, completeForm(form)));
      await browser.post('/api/checkout', payment());
      await browser.post('/api/generate_demand_letter');
      for (const query of [
        `input=${encodeURIComponent(url)}`,
        `place_id=${encodeURIComponent(url)}`,
        `url=${encodeURIComponent(url)}`,
      ]) {
        await browser.get(`/api/googleplace/places-proxy?${query}`);
      }
      await sleep(500);
      await new Promise((closed) => trap.close(closed));
      see('nobody came', visits === 0, visits);
    },
    tests: [['server/src/features/address-lookup/routes.test.ts', 'fetches nothing a person types']],
  },
  {
    id: 'I10',
    what: 'Keys that mean something to JavaScript, and a parameter given twice, do nothing',
    asvs: '15.3.6, 15.3.7',
    drive: async (world, see) => {
      const browser = world.visitor();
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
        const body = `${JSON.stringify(completeForm()).slice(0, -1)},"${key}":{"polluted":"yes","isPaid":true}}`;
        const answer = await browser.post(FORM, body, { 'content-type': 'application/json' });
        see(`the key ${key} breaks nothing`, isClean(answer.status), answer.status);
      }
      see('nothing is polluted', !(await world.visitor().get('/api/draft')).text.includes('polluted'));
      const price = await browser.get(
        '/api/price?zip=07105&zip=10001&couponCode=a&couponCode=b&extraRecipients=1&extraRecipients=2',
      );
      see('a parameter given twice breaks nothing', isClean(price.status), price.status);
      const list = await world.b.browser.get('/api/users/get_user_demands?page=1&page=2&page[]=3');
      see('nor in the list of cases', isClean(list.status), list.status);
      see('the site goes on', (await browser.get('/api/checkAuth')).status === 200);
    },
  },
  {
    id: 'I11',
    what: 'Answers of other services are checked like what people type',
    asvs: '2.2.1; API10',
    tests: [
      [
        'server/src/features/address-lookup/google-places.test.ts',
        'the built-in places answer, and the log does not quote what was typed',
      ],
      [
        'server/src/features/checkout/after-payment.test.ts',
        'that cannot be read after a payment is asked again until it can',
      ],
      ['server/src/platform/virus-scan/clamd-scanner.test.ts', 'and counts as not scanned when nobody is there'],
      [
        'server/src/platform/mail/send-mail.job.test.ts',
        'writes no address, code or answer of the other server into the log',
      ],
    ],
  },
  {
    id: 'I12',
    what: 'A language model gets and changes no more than it should',
    asvs: 'V1 (no requirement names it)',
    notApplicable:
      'there is no language model: letters are built by rules, and own words are never changed by the program',
    tests: [
      [
        'server/src/features/letters/generate/generate-letter.test.ts',
        'instructions in the story move neither the amount nor the names',
      ],
    ],
  },
];

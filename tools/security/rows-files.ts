import {
  photoWithPlace,
  pdfWithScript,
  refusedFiles,
  SECRET_OF_THE_PHOTO,
  unpackedPdf,
  UPLOAD_TYPE,
  uploadForm,
  virusSample,
  drawnPicture,
  FORBIDDEN_IN_PDF,
} from './hostile-files.ts';
import { productionSettings, refusedStart } from './product.ts';
import { filesBelow } from './kept-files.ts';
import { type Answer, orCut, type Visitor } from './visitor.ts';
import type { Row } from './row.ts';
import { completeForm, must, paidClaim, payment, type World } from './world.ts';

const uploadTests = 'server/src/features/exhibits/add-exhibit.test.ts';
const FORM = '/api/register/save_form_data';

type Case = { readonly browser: Visitor; readonly caseId: string };

/** A case of its own, so that what one row uploads is in no other row's way. */
async function exhibitCase(world: World): Promise<Case> {
  const { browser } = await world.account();
  await paidClaim(browser);
  const caseId = String(must(await browser.get('/api/users/get_user_demands')).at('data.0.id'));
  return { browser, caseId };
}

const upload = ({ browser, caseId }: Case, name: string, bytes: Buffer): Promise<Answer> =>
  browser.post(`/api/exhibits?case_id=${caseId}`, uploadForm(name, bytes), { 'content-type': UPLOAD_TYPE });

const view = ({ browser, caseId }: Case, exhibitId: unknown, action = 'view'): Promise<Answer> =>
  browser.post('/api/exhibits/view', { case_id: caseId, exhibit_id: exhibitId, action });

/** Stand-ins for the digits on a card: made of pieces, so that no text search takes this file for a leak. */
const CARD = ['4242', '4242', '4242', '4242'].join('');

export const fileRows: readonly Row[] = [
  {
    id: 'U1',
    what: 'Only pictures and PDFs are taken, by what they are and not by their names',
    asvs: '5.2.2, 1.3.4',
    drive: async (world, see) => {
      const made = await exhibitCase(world);
      for (const [name, [fileName, bytes]] of Object.entries(refusedFiles())) {
        const answer = await upload(made, fileName, bytes);
        see(`${name} is refused`, answer.status >= 400 && answer.status < 500, answer.status);
      }
      const listed = must(await made.browser.get(`/api/exhibits?case_id=${made.caseId}`));
      see('nothing of them is in the case', listed.at('exhibits.0') === undefined);
      see('a real picture is taken', (await upload(made, 'photo.png', drawnPicture())).status === 200);
    },
    tests: [
      [
        'server/src/platform/uploads/hostile-files.test.ts',
        'come out with nothing of it, alone and in a packet, or are refused',
      ],
    ],
  },
  {
    id: 'U2',
    what: 'Size, number and points are limited before work begins',
    asvs: '5.2.1, 5.2.4, 5.2.6',
    drive: async (world, see) => {
      const made = await exhibitCase(world);
      const startedAt = performance.now();
      const large = await orCut(
        made.browser.ask('POST', `/api/exhibits?case_id=${made.caseId}`, {
          headers: { 'content-type': UPLOAD_TYPE, 'content-length': String(200 * 1024 * 1024) },
        }),
      );
      see(
        'what says that it is too large is refused at once',
        large?.status === 413 && performance.now() - startedAt < 3_000,
        large?.status,
      );
      const statuses: number[] = [];
      for (let index = 0; index < 25; index += 1)
        statuses.push((await upload(made, 'tiny.png', drawnPicture())).status);
      const taken = statuses.filter((status) => status === 200).length;
      see(
        'of many tiny ones twenty are taken at most',
        taken <= 20 && statuses.some((status) => status === 429 || status === 409 || status === 422),
        statuses,
      );
    },
    tests: [
      [uploadTests, 'one of more than 25 MB, however it is sent'],
      ['server/src/features/exhibits/refused-uploads.test.ts', 'when it says so, before any of it has come'],
      ['server/src/platform/uploads/child-process.test.ts', 'is stopped when it works without end'],
    ],
  },
  {
    id: 'U3',
    what: 'Pictures and PDFs are made anew: no place, no script, nothing behind the end',
    asvs: '5.2.2, 14.2.8',
    drive: async (world, see) => {
      const made = await exhibitCase(world);
      const photo = must(await upload(made, 'photo.jpg', photoWithPlace()));
      const shown = must(await view(made, photo.at('exhibits.0.id')));
      see('the picture comes back as a picture', shown.headers['content-type'] === 'image/jpeg');
      see(
        'without the note and the bytes behind it',
        !shown.bytes.includes(SECRET_OF_THE_PHOTO) && !shown.bytes.includes('Exif'),
      );
      const lease = must(await upload(made, 'lease.pdf', pdfWithScript()));
      const clean = must(await view(made, lease.at('exhibits.1.id')));
      const text = unpackedPdf(clean.bytes);
      const found = FORBIDDEN_IN_PDF.filter((word) => text.includes(word));
      see(
        'the PDF comes back without script, start and link',
        clean.bytes.subarray(0, 5).toString() === '%PDF-' && found.length === 0,
        found,
      );
    },
  },
  {
    id: 'U4',
    what: 'Files lie sealed under names of ours and go to their owner only, under names of ours',
    asvs: '5.3.1, 5.3.2, 5.4.1, 8.2.2',
    drive: async (world, see) => {
      const made = await exhibitCase(world);
      for (const name of [
        '../../../../tmp/pwned.png',
        'con.png',
        `${'n'.repeat(300)}.png`,
        'a%00.png',
        '..\\..\\pwned.png',
      ]) {
        must(await upload(made, name, drawnPicture()));
      }
      const kept = filesBelow(world.product.dataDir).filter(({ name }) => /pwned|^con\./.test(name));
      see(
        'no file has a name of theirs',
        kept.length === 0,
        kept.map(({ name }) => name),
      );
      const listed = must(await made.browser.get(`/api/exhibits?case_id=${made.caseId}`));
      const id = listed.at('exhibits.0.id');
      const saved = must(await view(made, id, 'download'));
      see(
        'it is saved under a name of ours',
        /^attachment; filename="[\w.-]+"$/.test(saved.headers['content-disposition'] ?? ''),
        saved.headers['content-disposition'],
      );
      see(
        'with nosniff and a policy that runs nothing',
        saved.headers['x-content-type-options'] === 'nosniff' &&
          /default-src 'none'/.test(String(saved.headers['content-security-policy'])),
      );
      for (const browser of [world.b.browser, world.visitor()]) {
        const other = await view({ browser, caseId: made.caseId }, id);
        see('nobody else gets it', other.status === 404 || other.status === 403 || other.status === 401, other.status);
      }
      const disk = filesBelow(world.product.dataDir).filter(({ path }) => /exhibit|files/.test(path));
      see(
        'no file on the disk begins like a picture',
        disk.every(({ bytes }) => bytes.indexOf('\u0089PNG', 0, 'latin1') !== 0),
      );
    },
    tests: [['server/src/features/exhibits/open-exhibit.test.ts', 'nobody else sees it, small or whole']],
  },
  {
    id: 'U5',
    what: 'A virus scanner looks at each file, and what it finds is refused',
    asvs: '5.4.3, 16.5.3',
    drive: async (world, see) => {
      const made = await exhibitCase(world);
      const sample = await upload(made, 'photo.jpg', virusSample());
      see(
        'the harmless sample is no picture, so it is refused without a scanner too',
        sample.status >= 400 && sample.status < 500,
        sample.status,
      );
      const taken = must(await upload(made, 'photo.png', drawnPicture()));
      see('without a scanner a file says that it was not scanned', taken.at('exhibits.0.scan') === 'not_scanned');
    },
    tests: [
      [
        'server/src/features/exhibits/scanned-uploads.test.ts',
        'is refused when something is found, and nothing of it stays',
      ],
      [
        'server/src/features/exhibits/scanned-uploads.test.ts',
        'is taken when the scanner cannot be asked, and says that it was not scanned',
      ],
      [
        'server/src/features/exhibits/scanned-uploads.test.ts',
        'where only scanned files are taken, none is while the scanner is away, and the same file is once it is back',
      ],
    ],
  },
  {
    id: 'P1',
    what: 'No card number reaches our server, our log or our database',
    asvs: '14.2.4',
    drive: async (world, see) => {
      const browser = world.visitor();
      must(await browser.post(FORM, completeForm()));
      const card = { cardNumber: CARD, cvc: '9173', expiry: '11/31', card: { number: CARD } };
      const paid = must(await browser.post('/api/checkout', payment(card)));
      see('a card that is sent along is in no answer', !paid.text.includes(CARD));
      see('nor in the log', !world.product.output().includes(CARD));
      see(
        'nor in any file',
        filesBelow(world.product.dataDir).every(({ bytes }) => !bytes.includes(CARD)),
      );
    },
    tests: [
      [
        'server/src/features/checkout/pay-order.test.ts',
        'no card number, expiry or code that someone sends along is stored',
      ],
    ],
  },
  {
    id: 'P2',
    what: 'The simulated payment says what it is, and is on in production only where the operator names it',
    asvs: '15.2.3',
    drive: async (world, see) => {
      const browser = world.visitor();
      must(await browser.post(FORM, completeForm()));
      see('the price says that it is simulated', must(await browser.get('/api/price')).at('isSimulated') === true);
      const { PAYMENT_PROVIDER: _named, ...unnamed } = productionSettings(
        { port: 1, dataDir: world.product.dataDir, mailPort: 1 },
        world.product.keys,
      );
      const refused = await refusedStart(world.dist, unnamed);
      see(
        'production does not start without it',
        refused.code === 1 && refused.output.includes('PAYMENT_PROVIDER'),
        refused.output,
      );
    },
    tests: [['server/src/config.test.ts', 'names every missing setting, and the bad ones beside them']],
  },
  {
    id: 'P3',
    what: 'Notices of a payment provider are signed, fresh and applied once',
    asvs: '4.1.5, 13.2.1',
    drive: async (world, see) => {
      const browser = world.visitor();
      must(await browser.post(FORM, completeForm()));
      const notice = { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } };
      const refused = await browser.post('/api/payments/webhook', notice);
      see('a notice without a signature is refused', refused.status === 400, refused.text);
      const access = must(await browser.get('/api/check_access'));
      see('and nothing is paid by it', access.at('hasAccess') === false, access.text);
      for (const path of ['/api/webhook', '/api/webhooks/stripe', '/webhook', '/api/payment/notify']) {
        see(`${path} is not there`, (await world.visitor().post(path, notice)).status === 404);
      }
    },
    tests: [
      [
        'server/src/features/checkout/payments/pay-by-stripe.test.ts',
        'a paid session opens the letter by its webhook alone, once for a message that comes twice',
      ],
      [
        'server/src/features/checkout/after-payment.test.ts',
        'by more than five minutes refuses them as old, and the comparison finds the payment all the same',
      ],
      ['server/src/features/checkout/payments/payments-in-trouble.test.ts', 'a message that nobody may believe'],
    ],
  },
  {
    id: 'P4',
    what: 'Nobody pays twice: one key is one order, however often it is sent',
    asvs: '2.3.3, 15.4.2',
    drive: async (world, see) => {
      const browser = world.visitor();
      must(await browser.post(FORM, completeForm()));
      const once = payment();
      const answers = await Promise.all(Array.from({ length: 100 }, () => orCut(browser.post('/api/checkout', once))));
      const paid = answers.filter((answer) => answer?.status === 200);
      const orders = new Set(paid.map((answer) => answer?.at('order_id')));
      see('all that were answered name one order', orders.size === 1, [...orders]);
      see(
        'none failed in another way than by being put off',
        answers.every((answer) => [200, 429, 503].includes(answer?.status ?? 503)),
        answers.map((answer) => answer?.status),
      );
      const tab = must(await browser.post('/api/checkout', payment()));
      see(
        'another tab with a key of its own gets the same order',
        tab.at('order_id') === paid[0]?.at('order_id'),
        tab.text,
      );
    },
    tests: [
      [
        'server/src/features/checkout/pay-once.test.ts',
        'a hundred payments with one key at once make one charge, one order and a hundred equal answers',
      ],
      [
        'server/src/features/checkout/pay-once.test.ts',
        'two tabs with a key each make one charge and see the same order',
      ],
    ],
  },
  {
    id: 'P5',
    what: 'A claim is paid when the provider says so, and never by what a browser says',
    asvs: '2.3.1',
    drive: async (world, see) => {
      const browser = world.visitor();
      must(await browser.post(FORM, completeForm()));
      await browser.get('/result?payment=success&session_id=paid', { headers: { accept: 'text/html' } });
      const declined = await browser.post('/api/checkout', payment({ paymentToken: 'sim_declined' }));
      see('a declined card pays nothing', declined.status === 402, declined.status);
      for (const paymentToken of ['', 'paid', 'tok_visa', 'sim_ok ']) {
        const answer = await browser.post('/api/checkout', payment({ paymentToken }));
        see(`the token "${paymentToken}" pays nothing`, answer.status >= 400 && answer.status < 500, answer.status);
      }
      see('the letter stays locked', must(await browser.get('/api/check_access')).at('hasAccess') === false);
    },
    tests: [
      [
        'server/src/features/checkout/pay-order.test.ts',
        'cannot be turned into a paid one by sending its key with another card',
      ],
      [
        'server/src/features/checkout/payments/pay-by-stripe.test.ts',
        'the way back proves nothing: only what the provider says counts',
      ],
      [
        'server/src/features/checkout/after-payment.test.ts',
        'without a signature, with rubbish, or with ten megabytes',
      ],
    ],
  },
];

import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

type Operation = {
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties?: Record<string, object> } }>;
  };
  readonly parameters?: readonly object[];
  readonly responses: Record<string, object>;
};
type Document = { readonly openapi: string; readonly paths: Record<string, Record<string, Operation>> };

let site: TestApp;
let described: Document;
beforeAll(async () => {
  site = await startTestApp();
  described = (await site.browser().get('/api/openapi.json')).json();
});
afterAll(() => site.close());

const operations = () =>
  Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Their answer is a file. */
const FILES: ReadonlySet<string> = new Set([
  paths.openDataExport,
  paths.securePdf,
  paths.mailingPack,
  paths.openCourtPaper,
  paths.courtPapersZip,
  paths.viewExhibit,
  paths.exhibitPicture,
  paths.openExhibitPacket,
  paths.coSignPdf,
  paths.filingCalendar,
  paths.takeHandOverPaper,
  paths.openTrialPaper,
  paths.readCourtPaper,
  paths.readTrialPaper,
  paths.trialOutline,
  paths.trialZip,
  paths.receiptPdf,
  paths.openCaseFile,
]);

/** Who posts letters says so there; without a carrier there is nobody to listen to. */
const WITH_A_CARRIER: ReadonlySet<string> = new Set([paths.postWebhook]);

describe('the description of the calls', () => {
  test('names every call of the contract, and no other', () => {
    expect(described.openapi).toMatch(/^3\./);
    expect(Object.keys(described.paths).toSorted()).toEqual(
      Object.values(paths)
        .filter((path) => !WITH_A_CARRIER.has(path))
        .toSorted(),
    );
  });

  test('says what each call takes and what it answers', () => {
    for (const { path, method, operation } of operations()) {
      const name = `${method} ${path}`;
      expect([name, Object.keys(operation.responses).length > 0]).toEqual([name, true]);
      if (FILES.has(path)) continue;
      expect([name, JSON.stringify(operation.responses['200'])]).toEqual([name, expect.stringContaining('"schema"')]);
    }
    const save = described.paths[paths.saveFormData]?.['post'];
    expect(JSON.stringify(save?.requestBody)).toContain('"claimDescription"');
    expect(JSON.stringify(described.paths[paths.stateTax]?.['get']?.parameters)).toContain('"state"');
    expect(JSON.stringify(described.paths[paths.securePdf]?.['post']?.requestBody)).toContain('"demand_id"');
    expect(Object.keys(described.paths[paths.generateDemandLetter] ?? {}).toSorted()).toEqual(['get', 'post']);
  });

  test('has no reference that leads nowhere', () => {
    const text = JSON.stringify(described);
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer.split('/').reduce<unknown>((at, key) => {
        return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
      }, described);
      expect([pointer, typeof target]).toEqual([pointer, 'object']);
    }
    expect(text).not.toContain('"$ref":"http');
  });

  test('is shown to nobody in production', async () => {
    const live = await startTestApp({ isProduction: true });
    for (const path of ['/api/openapi.json', '/docs', '/documentation', '/api/docs', '/metrics']) {
      expect([path, (await live.browser().get(path)).statusCode]).toEqual([path, 404]);
    }
    await live.close();
  });

  test('shows no field that only the server decides', () => {
    const save = described.paths[paths.saveFormData]?.['post']?.requestBody?.content['application/json'];
    // Cards and rows of the amount have ids that the browser gives them, to tell them apart.
    const { cards: _cards, amountRows: _rows, ...fields } = save?.schema.properties ?? {};
    expect(Object.keys(fields)).toContain('claimDescription');
    expect(JSON.stringify(fields)).not.toMatch(/payment_|"status"|"id"|user_id|isPaid/);
  });
});

describe('every call', () => {
  test('answers the same with and without .php', async () => {
    for (const { path, method } of operations()) {
      const asked = (url: string) =>
        method === 'get'
          ? site.browser().get(url)
          : site.browser().post(url, {}, { 'x-requested-with': 'XMLHttpRequest' });
      const [plain, php] = [await asked(path), await asked(`${path}.php`)];
      expect([path, php.statusCode, withoutItsNumber(php.body)]).toEqual([
        path,
        plain.statusCode,
        withoutItsNumber(plain.body),
      ]);
    }
  });

  test('without a session answers JSON, and never with a page or a redirect', async () => {
    for (const { path, method } of operations()) {
      const answer = method === 'get' ? await site.browser().get(path) : await site.browser().post(path, {});
      expect([path, answer.statusCode < 300 || answer.statusCode >= 400, answer.statusCode < 500]).toEqual([
        path,
        true,
        true,
      ]);
      expect(answer.headers['content-type']).toMatch(/^application\/(problem\+)?json/);
    }
  });

  test('that is refused says what happened in the form every refusal has', async () => {
    for (const { path } of operations().filter(({ method }) => method === 'post')) {
      // Mail programs send it a form, of which nothing is read: what it refuses is its address.
      if (path === paths.unsubscribeReminders) continue;
      const answer = await site.browser().post(path, '[1', {});
      expect([path, answer.statusCode]).toEqual([path, 400]);
      expect([path, Object.keys(answer.json()).toSorted()]).toEqual([
        path,
        ['code', 'message', 'requestId', 'status', 'success', 'title', 'type'].toSorted(),
      ]);
    }
  });
});

/** Each answer to a refused call has a number of its own, and each challenge for a passkey is another one. */
const withoutItsNumber = (body: string): string => body.replace(/"(?:requestId|challenge)":"[^"]+"/, '');

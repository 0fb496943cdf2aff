import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who runs the site, for the page that says how to reach them. */
export type Operator = { readonly name: string; readonly address: string; readonly email: string };

/** What only the running site knows, and its built pages tell. */
export type SiteFacts = {
  readonly publicUrl: string;
  /** Years a paid claim without an account is kept after the last visit. */
  readonly keepPaidYears: number;
  /** Null until the settings name one. */
  readonly operator: Operator | null;
  /** No money is taken: the payment provider is the simulated one. */
  readonly isPaymentSimulated: boolean;
  /** The payment service has its form in our pages, and so a script and cookies of its own. */
  readonly hasPaymentForm: boolean;
  /** An approved letter can go to the other side's mailbox. */
  readonly emailsLetters: boolean;
  /** A company prints and mails an approved letter for whoever wants that. */
  readonly mailsLetters: boolean;
  /** What is typed into address fields goes to Google for suggestions. */
  readonly asksGoogle: boolean;
  /** The court's own complaint forms are filled in, in place of our drafts. */
  readonly hasCourtForms: boolean;
};

/** What is sold today, as a page shows it. */
export type ShownPrices = {
  /** What each package costs, by its id, and whether it is sold on this site. */
  readonly packages: Readonly<Record<string, { readonly price: string; readonly isSold: boolean }>>;
  /** The least for which one gets a letter. */
  readonly letter: string;
};

const CONDITION = '[[if:';
const END = '[[end]]';
/** What is said up to a day, because what it rests on is too old afterwards. */
const UNTIL = /^until-(\d{4}-\d{2}-\d{2})$/;
const SLOT = /\[\[([a-zA-Z-]+)\]\]/g;
const PRICE = 'price-';
const SOLD = 'sold-';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * A built page with the facts of this site: `[[if:operator]]...[[end]]` stays where there is an operator, with
 * `[[if:no-operator]]` where there is none, `[[operatorName]]` becomes the name, and `[[price-full-trial]]` what that package
 * costs. `[[if:sold-full-trial]]...[[end]]` stays where that package is sold. `[[if:until-2027-05-22]]...[[end]]` stays up to that day. Throws for a name that means nothing: the build and the
 * server are then of different releases.
 */
export function fillPage(html: string, facts: SiteFacts, prices: ShownPrices, today: string): string {
  const { operator } = facts;
  const conditions: Readonly<Record<string, boolean>> = {
    operator: operator !== null,
    'simulated-payment': facts.isPaymentSimulated,
    'payment-form': facts.hasPaymentForm,
    'email-letters': facts.emailsLetters,
    'mails-letters': facts.mailsLetters,
    google: facts.asksGoogle,
    'court-forms': facts.hasCourtForms,
    ...Object.fromEntries(Object.entries(prices.packages).map(([id, { isSold }]) => [`${SOLD}${id}`, isSold])),
  };
  const slots: Readonly<Record<string, string>> = {
    publicUrl: facts.publicUrl,
    keepPaidYears: String(facts.keepPaidYears),
    operatorName: operator?.name ?? '',
    operatorAddress: operator?.address ?? '',
    operatorEmail: operator?.email ?? '',
    letterPrice: prices.letter,
    ...Object.fromEntries(Object.entries(prices.packages).map(([id, { price }]) => [`${PRICE}${id}`, price])),
  };
  const known = <Value>(all: Readonly<Record<string, Value>>, name: string): Value => {
    const found = all[name];
    if (found === undefined) throw new RangeError(`a page asks for "${name}", which this server does not know`);
    return found;
  };
  const holds = (condition: string): boolean => {
    if (condition.startsWith('no-')) return !holds(condition.slice(3));
    const last = UNTIL.exec(condition)?.[1];
    return last === undefined ? known(conditions, condition) : today <= last;
  };
  const [start = '', ...parts] = html.split(CONDITION);
  const kept = parts.map((part) => {
    const name = part.slice(0, part.indexOf(']]'));
    const end = part.indexOf(END);
    if (end < 0) throw new RangeError(`a page does not end its part for "${name}"`);
    return (holds(name) ? part.slice(name.length + 2, end) : '') + part.slice(end + END.length);
  });
  return [start, ...kept].join('').replaceAll(SLOT, (_all, name: string) => escaped(known(slots, name)));
}

type ReadyPage = { readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly etag: string };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function readyPage(path: string, facts: SiteFacts, prices: ShownPrices, today: string): Promise<ReadyPage> {
  const plain = Buffer.from(fillPage(await readFile(path, 'utf8'), facts, prices, today));
  const [br, gzipped] = await Promise.all([toBrotli(plain), toGzip(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, br, gzip: gzipped, etag };
}

/** Whether the browser takes answers packed this way. */
export const accepts = (request: FastifyRequest, encoding: string): boolean =>
  (request.headers['accept-encoding'] ?? '').split(',').some((one) => one.trim().toLowerCase() === encoding);

/**
 * Sends built pages filled in. Each is read, filled and compressed when it is first asked for, and kept until a price or the
 * day changes: they are few, small, and the same for everybody.
 */
export function filledPages(
  directory: string,
  facts: SiteFacts,
  pricesNow: () => Promise<ShownPrices>,
  todayNow: () => string,
) {
  const ready = new Map<string, Promise<ReadyPage>>();
  let filledWith = '';
  const pageOf = async (file: string): Promise<ReadyPage> => {
    const prices = await pricesNow();
    const today = todayNow();
    const asked = JSON.stringify([prices, today]);
    if (asked !== filledWith) ready.clear();
    filledWith = asked;
    const known = ready.get(file);
    if (known !== undefined) return await known;
    const made = readyPage(join(directory, file), facts, prices, today);
    ready.set(file, made);
    // A file that could not be read now may be there the next time.
    made.catch(() => ready.delete(file));
    return await made;
  };
  /** `file` is one of ours, never what somebody asked for. */
  return async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const page = await pageOf(file);
    const encoding = accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : null;
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language, accept-encoding')
      .header('etag', page.etag);
    if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.send(encoding === null ? page.plain : page[encoding]);
  };
}

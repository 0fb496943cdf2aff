import { type Cents, type Envelope, err, ok, type Result } from '@plainclaim/domain';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../clock/index.ts';
import {
  deletionSchema,
  eventSchema,
  factOf,
  letterSchema,
  lettersSchema,
  readingOf,
  verdictOf,
  verificationSchema,
} from './lob-events.ts';
import type { CarrierFailure, CarrierMessage, MailCarrier, MailPiece, WebhookRefusal } from './mail-carrier.ts';

export type LobSettings = {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Absent: Lob itself. Tests and `npm run dev:post` name a server of their own. */
  readonly apiBase?: string | undefined;
  /** What the operator asks for mailing to one recipient. */
  readonly priceCents: Cents;
  /** A line of its own beside the package; left out or false: a part of the package's price. */
  readonly isBeside?: boolean;
  readonly isProduction: boolean;
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number;
};

const LOB = 'https://api.lob.com';
/** Longer than a file of sixty pages takes to be uploaded and looked at. */
const TIMEOUT_MS = 20_000;
/** A message's signature may be this old; the operator's clock and Lob's are not the same. */
const TOLERANCE_MS = 5 * 60 * 1_000;
/** Below it a time is one in seconds: in milliseconds it would be of the year 2001. */
const SECONDS_BELOW = 1_000_000_000_000;
/** The numbers of a test carrier begin so. No post office's do. */
export const TEST_NUMBER = /^TEST/i;

/** Lob's API by plain HTTPS: letters, and the check of an address. Keys and addresses stand in no message of ours. */
export function createLobCarrier(settings: LobSettings, clock: Clock): MailCarrier {
  const {
    apiKey,
    webhookSecret,
    apiBase = LOB,
    priceCents,
    isBeside = false,
    isProduction,
    timeoutMs = TIMEOUT_MS,
  } = settings;
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;

  /** Where it is not real, a number is none: nobody may be sent to look up a letter that does not exist. */
  const realNumber = (given: string | null | undefined): string | null =>
    given === null || given === undefined || given === '' || (isProduction && TEST_NUMBER.test(given)) ? null : given;

  async function ask<T>(
    schema: z.ZodMiniType<T>,
    path: string,
    init: {
      readonly method?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | FormData;
    } = {},
  ): Promise<Result<T, CarrierFailure>> {
    try {
      const answer = await fetch(`${apiBase}${path}`, {
        ...init,
        headers: { ...init.headers, authorization },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const text = await answer.text();
      if (answer.status === 429) return err({ code: 'post.busy' });
      if (answer.status === 404) return err({ code: 'post.unknown_ref' });
      // A key that does not work is the operator's to mend: no letter is given up for it.
      if (answer.status >= 500 || answer.status === 401 || answer.status === 403)
        return err({ code: 'post.unreachable' });
      if (!answer.ok) return err({ code: 'post.refused' });
      const read = z.safeParse(schema, JSON.parse(text));
      return read.success ? ok(read.data) : err({ code: 'post.unreachable' });
    } catch {
      return err({ code: 'post.unreachable' });
    }
  }

  const reading = (letter: z.infer<typeof letterSchema>) => readingOf(letter, realNumber(letter.tracking_number));

  return {
    id: 'lob',
    isTest: apiKey.startsWith('test_'),
    quote: () => ({ eachCents: priceCents, isBeside }),
    verify: async (address) => {
      const answer = await ask(verificationSchema, '/v1/us_verifications', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          primary_line: address.street,
          secondary_line: address.unit,
          city: address.city,
          state: address.state,
          zip_code: address.zip,
        }),
      });
      if (!answer.ok) return answer;
      const verdict = verdictOf(answer.value.deliverability);
      return verdict === null ? err({ code: 'post.unreachable' }) : ok(verdict);
    },
    send: async (piece) => {
      const answer = await ask(letterSchema, '/v1/letters', {
        method: 'POST',
        headers: { 'idempotency-key': piece.dispatchId },
        body: formOf(piece),
      });
      return answer.ok ? ok(reading(answer.value)) : answer;
    },
    find: async (dispatchId) => {
      const query = new URLSearchParams({ 'metadata[dispatch_id]': dispatchId, limit: '2' });
      const answer = await ask(lettersSchema, `/v1/letters?${query.toString()}`);
      if (!answer.ok) return answer;
      // Whatever a filter that is not understood lets through is none of ours.
      const letter = answer.value.data.find(({ metadata }) => metadata?.['dispatch_id'] === dispatchId);
      return ok(letter === undefined ? null : reading(letter));
    },
    read: async (ref) => {
      const answer = await ask(letterSchema, `/v1/letters/${encodeURIComponent(ref)}`);
      return answer.ok ? ok(reading(answer.value)) : answer;
    },
    cancel: async (ref) => {
      const answer = await ask(deletionSchema, `/v1/letters/${encodeURIComponent(ref)}`, { method: 'DELETE' });
      if (answer.ok) return ok(answer.value.deleted);
      return answer.error.code === 'post.refused' ? ok(false) : answer;
    },
    parseWebhook: (raw, headers) =>
      parseMessage({ raw, headers, secret: webhookSecret, nowMs: clock.now() }, realNumber),
  };
}

/** The parts of a request for one letter, as Lob names them. */
function formOf({ dispatchId, service, to, from, pdf }: MailPiece): FormData {
  const form = new FormData();
  const address = (side: 'to' | 'from', envelope: Envelope) => {
    const [name, company] = envelope.names;
    form.set(`${side}[name]`, name);
    if (company !== undefined) form.set(`${side}[company]`, company);
    form.set(`${side}[address_line1]`, envelope.street);
    if (envelope.unit !== '') form.set(`${side}[address_line2]`, envelope.unit);
    form.set(`${side}[address_city]`, envelope.city);
    form.set(`${side}[address_state]`, envelope.state);
    form.set(`${side}[address_zip]`, envelope.zip);
    form.set(`${side}[address_country]`, 'US');
  };
  address('to', to);
  address('from', from);
  form.set('color', 'false');
  form.set('double_sided', 'false');
  form.set('use_type', 'operational');
  form.set('mail_type', 'usps_first_class');
  // A certified letter gets an address sheet of its own. The other one gets a blank one, so that no page of ours changes.
  if (service === 'certified') form.set('extra_service', 'certified_return_receipt');
  else form.set('address_placement', 'insert_blank_page');
  form.set('metadata[dispatch_id]', dispatchId);
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'letter.pdf');
  return form;
}

type Signed = {
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly secret: string;
  readonly nowMs: number;
};

function parseMessage(
  { raw, headers, secret, nowMs }: Signed,
  realNumber: (given: string | null | undefined) => string | null,
): Result<CarrierMessage, WebhookRefusal> {
  const signature = headers['lob-signature'];
  const timestamp = headers['lob-signature-timestamp'];
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return err({ code: 'post.webhook_forged' });
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return err({ code: 'post.webhook_forged' });
  const time = Number(timestamp);
  const signedAtMs = time < SECONDS_BELOW ? time * 1_000 : time;
  if (!(Math.abs(nowMs - signedAtMs) <= TOLERANCE_MS)) return err({ code: 'post.webhook_old' });
  const event = parsed(raw);
  if (event === null) return err({ code: 'post.webhook_forged' });
  const letter = z.safeParse(letterSchema, event.body);
  return ok({
    eventId: event.id,
    ref: event.reference_id,
    dispatchId: letter.success ? (letter.data.metadata?.['dispatch_id'] ?? null) : null,
    trackingNumber: letter.success ? realNumber(letter.data.tracking_number) : null,
    fact: factOf(event),
  });
}

function parsed(raw: Buffer): z.infer<typeof eventSchema> | null {
  try {
    const event = z.safeParse(eventSchema, JSON.parse(raw.toString('utf8')));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}

import { paths } from '@plainclaim/contract';
import { cents } from '@plainclaim/domain';
import { createOrderMails } from '../features/billing/index.ts';
import { createOrderRepository } from '../features/checkout/index.ts';
import {
  createDispatchRepository,
  createPieceRepository,
  giveBackPostage,
  postPiece,
  tendPost,
} from '../features/dispatch/index.ts';
import { createClaimRepository } from '../features/drafts/index.ts';
import { createDocumentRepository, createLetterRepository } from '../features/letters/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { randomIds } from '../platform/ids/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { createMail } from '../platform/mail/index.ts';
import { createSimulatedProvider } from '../platform/payments/index.ts';
import { createLobCarrier, type MailCarrier } from '../platform/post/index.ts';
import { sealedBox, tokenHashing } from '../platform/security/index.ts';
import { startFakeCarrier } from './fake-carrier/index.ts';
import { startTestApp, type TestApp, TEST_START_MS, type TestAppOptions } from './test-app.ts';

const SECRET = 'only the tests sign with this';
/** What mailing to one recipient is worth here. */
export const POST_PRICE = 1_490;
/** What goes back for it, with New Jersey's tax. */
export const POST_BACK = 1_588;

/**
 * The app with the carrier of letters, which speaks to the fake; the fake's messages reach the app. `deps` is what another
 * process of the same site works with. With `isOffered: false` the app itself has no carrier.
 */
export async function startPostedSite(
  options: TestAppOptions & {
    readonly isOffered?: boolean;
    readonly isBeside?: boolean;
    readonly timeoutMs?: number;
  } = {},
) {
  const { isOffered = true, isBeside = false, timeoutMs = 5_000, ...appOptions } = options;
  let site: TestApp | null = null;
  const carrierSite = await startFakeCarrier({
    webhookSecret: SECRET,
    now: () => site?.clock.now() ?? TEST_START_MS,
    deliver: async (payload, headers) => {
      if (site === null) return 0;
      return (await site.app.inject({ method: 'POST', url: paths.postWebhook, headers, payload })).statusCode;
    },
  });
  const lob = (clock: Clock, more: Partial<Parameters<typeof createLobCarrier>[0]> = {}): MailCarrier =>
    createLobCarrier(
      {
        apiKey: 'test_only_the_tests_know_it',
        webhookSecret: SECRET,
        apiBase: carrierSite.origin,
        priceCents: cents(POST_PRICE),
        isBeside,
        isProduction: false,
        timeoutMs,
        ...more,
      },
      clock,
    );
  const box = sealedBox(['a data key that only these tests know of']);
  const hashing = tokenHashing('a secret key that only these tests know of');
  const started = await startTestApp({
    ...appOptions,
    box,
    hashing,
    ...(isOffered ? { carrier: ({ clock }) => lob(clock) } : {}),
  });
  site = started;
  const { clock, jobs } = started;
  const opened = await openDatabase({ connection: started.database.running, log: silentLog });
  if (!opened.ok) throw new Error(opened.error.message);
  const { db } = opened.value;
  const deps = {
    db,
    clock,
    jobs,
    hashing,
    ids: randomIds,
    log: silentLog,
    isProduction: false,
    carrier: lob(clock),
    payments: createSimulatedProvider({ db, clock }),
    claims: createClaimRepository(box),
    orders: createOrderRepository(box),
    orderMails: createOrderMails(jobs),
    letters: createLetterRepository(box),
    documents: createDocumentRepository(box),
    dispatches: createDispatchRepository(box),
    pieces: createPieceRepository(box),
    mail: createMail({ box, clock, ids: randomIds, jobs }),
    addressOf: async () => null,
    languageOf: async () => null,
  };
  return {
    site: started,
    carrier: carrierSite,
    deps,
    lob,
    /** Hands over everything whose time is past, as the job does. */
    postDue: async () => {
      for (const pieceId of await deps.pieces.unsafeDue(db, clock.now(), 100)) {
        await postPiece(deps, { pieceId }).catch(() => {});
      }
    },
    tend: () => tendPost(deps, { signal: new AbortController().signal }),
    payBack: (claimId: string) => giveBackPostage(deps, { claimId }),
    close: async () => {
      await opened.value.close();
      await started.close();
      await carrierSite.close();
    },
  };
}
export type PostedSite = Awaited<ReturnType<typeof startPostedSite>>;

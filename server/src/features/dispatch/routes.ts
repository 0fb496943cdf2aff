import {
  pageQuerySchema,
  deliveriesAnswerSchema,
  demandLettersAnswerSchema,
  demandQuerySchema,
  paths,
  postCheckAnswerSchema,
  stopPostRequestSchema,
  trackingRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import * as z from 'zod/mini';
import { anyId, type AppPlugin, sendFile } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes, signedIn } from '../sessions/index.ts';
import { listDemandLetters } from './list-demand-letters.ts';
import { listDeliveries } from './list-deliveries.ts';
import { findPaidClaim } from '../letters/index.ts';
import { checkAddresses, type OfferDeps, offerPost } from './post/arrange-post.ts';
import { stopPost, type StopPostError } from './post/stop-post.ts';
import { openMailingPack, type OpenPackError } from './self-mail/open-mailing-pack.ts';
import { recordTracking, type RecordTrackingError } from './self-mail/record-tracking.ts';

type Deps = Parameters<typeof openMailingPack>[0] &
  Parameters<typeof recordTracking>[0] &
  Parameters<typeof stopPost>[0] &
  Parameters<typeof findPaidClaim>[0] &
  OfferDeps &
  CallDeps;

const packStatus = {
  'letter.unknown_demand': 404,
  'dispatch.none': 409,
  'pdf.failed': 503,
} satisfies Record<OpenPackError['code'], number>;

const trackingStatus = {
  'letter.unknown_demand': 404,
  'dispatch.unknown_recipient': 404,
  'dispatch.tracking_invalid': 422,
  'dispatch.mailed_on_invalid': 422,
} satisfies Record<RecordTrackingError['code'], number>;

const stopStatus = {
  'letter.unknown_demand': 404,
  'post.too_late': 409,
} satisfies Record<StopPostError['code'], number>;

const stopBody = z.extend(stopPostRequestSchema, { demand_id: anyId });
const demandQuery = z.extend(demandQuerySchema, { demand_id: anyId });
const trackingBody = z.extend(trackingRequestSchema, { demand_id: anyId });

/** How an approved letter reaches the other side: where each copy stands, the pack to mail it, the tracking number. */
export const dispatchRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'delivery');

    call.get(paths.deliveries, {
      limit: 'letter-delivery',
      query: demandQuery,
      answer: deliveriesAnswerSchema,
      problems: [404, 429],
      failures: { 'letter.unknown_demand': 404 },
      handle: async ({ owner, query: { demand_id }, valueOf }) => {
        const deliveries = valueOf(await listDeliveries(deps, owner, demand_id));
        return { success: true, message: '', demand_id, deliveries: [...deliveries] };
      },
    });

    call.post(paths.postCheck, {
      limit: 'letter-delivery',
      answer: postCheckAnswerSchema,
      problems: [403, 422, 429],
      failures: { 'letter.no_access': 403, 'claim.incomplete': 422 },
      handle: async ({ owner, valueOf }) => {
        const { claim, stored } = valueOf(await findPaidClaim(deps, deps.db, owner, false));
        await checkAddresses(deps, { claim, claimId: stored.id });
        const post = await offerPost(deps, deps.db, { claim, claimId: stored.id });
        return { success: true, message: '', post };
      },
    });

    call.post(paths.stopPost, {
      limit: 'letter-delivery',
      body: stopBody,
      answer: z.object({ success: z.boolean(), message: z.string() }),
      problems: [400, 404, 409, 429],
      failures: stopStatus,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await stopPost(deps, owner, body.demand_id));
        return { success: true, message: messageFor('post.is_stopped') };
      },
    });

    call.get(paths.demandLetters, {
      access: signedIn('case.signed_out'),
      limit: 'letter-delivery',
      query: pageQuerySchema,
      answer: demandLettersAnswerSchema,
      problems: [400, 401, 429],
      handle: async ({ owner, query }) => {
        const { letters, total, hasMore } = await listDemandLetters(deps, owner.accountId, query.page);
        return { success: true, message: '', data: [...letters], total, has_more: hasMore };
      },
    });

    call.get(paths.mailingPack, {
      hasNoHead: true,
      limit: 'mailing-pack',
      query: demandQuery,
      failures: packStatus,
      handle: async ({ owner, query: { demand_id: demandId }, request, reply, valueOf }) => {
        const pack = valueOf(await openMailingPack(deps, owner, demandId));
        request.log.info({ event: 'pack.opened', demandId }, 'a mailing pack was opened');
        return sendFile(reply, { type: 'application/pdf', name: 'mailing-pack.pdf', action: 'download' }, pack);
      },
    });

    call.post(paths.tracking, {
      limit: 'letter-delivery',
      body: trackingBody,
      answer: z.object({ success: z.boolean(), message: z.string() }),
      problems: [400, 404, 422, 429],
      failures: trackingStatus,
      handle: async ({ owner, body, valueOf }) => {
        const { demand_id, recipient, tracking_number, mailed_on } = body;
        const mailing = { demandId: demand_id, recipient, trackingNumber: tracking_number, mailedOn: mailed_on };
        valueOf(await recordTracking(deps, owner, mailing));
        return { success: true, message: messageFor('dispatch.tracking_saved') };
      },
    });
  };

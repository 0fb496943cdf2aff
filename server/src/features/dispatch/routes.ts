import {
  deliveriesAnswerSchema,
  demandQuerySchema,
  paths,
  problemSchema,
  trackingRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { anyId, type AppPlugin, valueOf } from '../../platform/http/index.ts';
import type { LimitName, RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';
import { makeListDeliveries } from './list-deliveries.ts';
import { makeOpenMailingPack, type OpenPackError } from './open-mailing-pack.ts';
import { makeRecordTracking, type RecordTrackingError } from './record-tracking.ts';

type Deps = Parameters<typeof makeOpenMailingPack>[0] &
  Parameters<typeof makeRecordTracking>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
  };

const listStatus = { 'letter.unknown_demand': 404 };

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

const demandQuery = z.extend(demandQuerySchema, { demand_id: anyId });
const trackingBody = z.extend(trackingRequestSchema, { demand_id: anyId });

/** How an approved letter reaches the other side: where each copy stands, the pack to mail it, the tracking number. */
export const dispatchRoutes = (deps: Deps): AppPlugin => {
  const listDeliveries = makeListDeliveries(deps);
  const openMailingPack = makeOpenMailingPack(deps);
  const recordTracking = makeRecordTracking(deps);
  const { sessions, requestLimits } = deps;

  /** Who calls, after the call was counted. */
  async function caller(request: FastifyRequest, reply: FastifyReply, limit: LimitName = 'letter-delivery') {
    const owner = await sessions.find(request, reply);
    if (owner !== null) await requestLimits.spend(reply, limit, owner.accountId ?? owner.sessionId);
    return owner;
  }

  return async (app) => {
    app.get(
      paths.deliveries,
      {
        schema: {
          tags: ['delivery'],
          querystring: demandQuery,
          response: { 200: deliveriesAnswerSchema, 404: problemSchema, 429: problemSchema },
        },
      },
      async (request, reply) => {
        const { demand_id } = request.query;
        const deliveries = valueOf(await listDeliveries(await caller(request, reply), demand_id), listStatus);
        return { success: true, message: '', demand_id, deliveries: [...deliveries] };
      },
    );

    app.get(
      paths.mailingPack,
      { exposeHeadRoute: false, schema: { tags: ['delivery'], querystring: demandQuery } },
      async (request, reply) => {
        const owner = await caller(request, reply, 'mailing-pack');
        const { demand_id: demandId } = request.query;
        const pack = valueOf(await openMailingPack(owner, demandId), packStatus);
        request.log.info({ event: 'pack.opened', demandId }, 'a mailing pack was opened');
        return reply
          .type('application/pdf')
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="mailing-pack.pdf"')
          .send(pack);
      },
    );

    app.post(
      paths.tracking,
      {
        schema: {
          tags: ['delivery'],
          body: trackingBody,
          response: {
            200: z.object({ success: z.boolean(), message: z.string() }),
            400: problemSchema,
            404: problemSchema,
            422: problemSchema,
            429: problemSchema,
          },
        },
      },
      async (request, reply) => {
        const { demand_id, recipient, tracking_number, mailed_on } = request.body;
        const told = { demandId: demand_id, recipient, trackingNumber: tracking_number, mailedOn: mailed_on };
        valueOf(await recordTracking(await caller(request, reply), told), trackingStatus);
        return { success: true, message: messageFor('dispatch.tracking_saved') };
      },
    );
  };
};

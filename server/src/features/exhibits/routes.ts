import fastifyMultipart from '@fastify/multipart';
import {
  describeExhibitRequestSchema,
  exhibitPacketAnswerSchema,
  exhibitPictureRequestSchema,
  exhibitsAnswerSchema,
  exhibitsQuerySchema,
  openExhibitPacketRequestSchema,
  orderExhibitsRequestSchema,
  paths,
  removeExhibitRequestSchema,
  viewExhibitRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { EXHIBIT_LIMITS } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin, sendFile } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes } from '../sessions/index.ts';
import { addExhibit } from './add-exhibit.ts';
import { describeExhibit, orderExhibits, removeExhibit } from './change-exhibits.ts';
import { listExhibits } from './list-exhibits.ts';
import { findPicture, openExhibit } from './open-exhibit.ts';
import { openPacket } from './packet/open-packet.ts';
import { orderPacket } from './packet/order-packet.ts';
import { refusalOf } from './problems.ts';
import { UPLOAD_FORM_LIMITS } from './store-upload.ts';

type Deps = Parameters<typeof listExhibits>[0] &
  Parameters<typeof addExhibit>[0] &
  Parameters<typeof removeExhibit>[0] &
  Parameters<typeof orderPacket>[0] &
  Parameters<typeof openExhibit>[0] &
  Parameters<typeof openPacket>[0] &
  CallDeps;

/** A form that says it is larger than this is not read to its end: the line is closed. */
const LARGEST_DRAINED_BYTES = 4 * EXHIBIT_LIMITS.fileBytes;
const FORM_AROUND_BYTES = 64 * 1024;
/** About what two files take to be opened. */
const UPLOAD_RETRY_AFTER_SECONDS = '10';

const caseQuery = z.extend(exhibitsQuerySchema, { case_id: anyId });
const orderBody = z.extend(orderExhibitsRequestSchema, { case_id: anyId });
const describeBody = z.extend(describeExhibitRequestSchema, { case_id: anyId, exhibit_id: anyId });
const removeBody = z.extend(removeExhibitRequestSchema, { case_id: anyId, exhibit_id: anyId });
const viewBody = z.extend(viewExhibitRequestSchema, { case_id: anyId, exhibit_id: anyId });
const pictureBody = z.extend(exhibitPictureRequestSchema, { case_id: anyId, exhibit_id: anyId });
const packetBody = z.object({ case_id: anyId });
const openBody = z.extend(openExhibitPacketRequestSchema, { case_id: anyId });

const problems = [400, 403, 404, 409, 422, 429];

/** What clean copies are. */
const FILE_KINDS = {
  image: { type: 'image/jpeg', ending: 'jpg' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
} as const;

/** Refuses at once what says of itself that it is too large. */
function refuseTooLarge(request: FastifyRequest, reply: FastifyReply): void {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared <= EXHIBIT_LIMITS.fileBytes + FORM_AROUND_BYTES) return;
  if (declared > LARGEST_DRAINED_BYTES) reply.header('connection', 'close');
  throw refusalOf({ code: 'exhibits.too_large' });
}

/** Evidence of a case: its files in their order, and the one PDF of all of them. Every change answers the whole list. */
export const exhibitRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    // Here only: no other call takes a form.
    await app.register(fastifyMultipart, { limits: UPLOAD_FORM_LIMITS, throwFileSizeLimit: false });
    const call = callRoutes(app, deps, 'exhibits');
    const changed = {
      limit: 'exhibit-change',
      answer: exhibitsAnswerSchema,
      problems,
      refusal: refusalOf,
    } as const;

    call.get(paths.exhibits, {
      query: caseQuery,
      answer: exhibitsAnswerSchema,
      problems: [404],
      refusal: refusalOf,
      handle: async ({ owner, query, valueOf }) => valueOf(await listExhibits(deps, owner, query.case_id)),
    });

    call.post(paths.exhibits, {
      limit: 'exhibit-upload',
      media: { consumes: ['multipart/form-data'] },
      query: caseQuery,
      answer: exhibitsAnswerSchema,
      problems: [...problems, 413, 415, 503],
      refusal: refusalOf,
      handle: async ({ owner, query: { case_id }, request, reply, valueOf }) => {
        refuseTooLarge(request, reply);
        const added = await addExhibit(deps, owner, case_id, () => {
          if (!request.isMultipart()) throw new ApiError(415, 'request.unsupported');
          return request.parts()[Symbol.asyncIterator]();
        });
        if (!added.ok && added.error.code === 'server.busy') reply.header('retry-after', UPLOAD_RETRY_AFTER_SECONDS);
        valueOf(added);
        return valueOf(await listExhibits(deps, owner, case_id, messageFor('exhibits.added')));
      },
    });

    call.post(paths.orderExhibits, {
      ...changed,
      body: orderBody,
      handle: async ({ owner, body: { case_id, exhibit_ids }, valueOf }) => {
        valueOf(await orderExhibits(deps, owner, case_id, exhibit_ids));
        return valueOf(await listExhibits(deps, owner, case_id, messageFor('exhibits.saved')));
      },
    });

    call.post(paths.describeExhibit, {
      ...changed,
      body: describeBody,
      handle: async ({ owner, body, valueOf }) => {
        const { case_id, exhibit_id: exhibitId, description, happened_on: happenedOn, receipt_of: receiptOf } = body;
        valueOf(await describeExhibit(deps, owner, case_id, { exhibitId, description, happenedOn, receiptOf }));
        return valueOf(await listExhibits(deps, owner, case_id, messageFor('exhibits.saved')));
      },
    });

    call.post(paths.removeExhibit, {
      ...changed,
      body: removeBody,
      handle: async ({ owner, body: { case_id, exhibit_id }, valueOf }) => {
        valueOf(await removeExhibit(deps, owner, case_id, exhibit_id));
        return valueOf(await listExhibits(deps, owner, case_id, messageFor('exhibits.removed')));
      },
    });

    call.post(paths.viewExhibit, {
      limit: 'exhibit-change',
      body: viewBody,
      refusal: refusalOf,
      handle: async ({ owner, body: { case_id, exhibit_id, action }, reply, valueOf }) => {
        const { kind, mark, blocks } = valueOf(await openExhibit(deps, owner, case_id, exhibit_id));
        const { type, ending } = FILE_KINDS[kind];
        return sendFile(reply, { type, name: `Exhibit-${mark}.${ending}`, action }, Readable.from(blocks));
      },
    });

    call.post(paths.exhibitPicture, {
      limit: 'exhibit-picture',
      body: pictureBody,
      refusal: refusalOf,
      handle: async ({ owner, body: { case_id, exhibit_id }, reply, valueOf }) => {
        const picture = valueOf(await findPicture(deps, owner, case_id, exhibit_id));
        return sendFile(reply, { type: FILE_KINDS.image.type, name: 'Picture.jpg', action: 'view' }, picture);
      },
    });

    call.get(paths.exhibitPacket, {
      query: caseQuery,
      answer: exhibitPacketAnswerSchema,
      problems: [404],
      refusal: refusalOf,
      handle: async ({ owner, query: { case_id }, valueOf }) => {
        const { packet } = valueOf(await listExhibits(deps, owner, case_id));
        return { success: true, message: '', case_id, packet };
      },
    });

    call.post(paths.exhibitPacket, {
      limit: 'exhibit-packet',
      body: packetBody,
      answer: exhibitPacketAnswerSchema,
      problems: [403, 404, 409, 429],
      refusal: refusalOf,
      handle: async ({ owner, body: { case_id }, valueOf }) => {
        valueOf(await orderPacket(deps, owner, case_id));
        const { packet } = valueOf(await listExhibits(deps, owner, case_id));
        return { success: true, message: messageFor('exhibits.packet_started'), case_id, packet };
      },
    });

    call.post(paths.openExhibitPacket, {
      limit: 'exhibit-change',
      body: openBody,
      refusal: refusalOf,
      handle: async ({ owner, body: { case_id, action }, reply, valueOf }) => {
        const blocks = valueOf(await openPacket(deps, owner, case_id));
        return sendFile(reply, { type: FILE_KINDS.pdf.type, name: 'Exhibits.pdf', action }, Readable.from(blocks));
      },
    });
  };

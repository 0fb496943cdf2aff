import fastifyMultipart from '@fastify/multipart';
import {
  describeExhibitRequestSchema,
  exhibitPacketAnswerSchema,
  exhibitPictureRequestSchema,
  exhibitsAnswerSchema,
  exhibitsQuerySchema,
  type MessageCode,
  openExhibitPacketRequestSchema,
  orderExhibitsRequestSchema,
  paths,
  problemSchema,
  removeExhibitRequestSchema,
  viewExhibitRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { EXHIBIT_LIMITS, type Result } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { LimitName, RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions, Owner } from '../sessions/index.ts';
import { makeAddExhibit } from './add-exhibit.ts';
import { makeDescribeExhibit, makeOrderExhibits, makeRemoveExhibit } from './change-exhibits.ts';
import { makeListExhibits } from './list-exhibits.ts';
import { makeFindPicture, makeOpenExhibit } from './open-exhibit.ts';
import { makeOpenPacket } from './open-packet.ts';
import { makeOrderPacket } from './order-packet.ts';
import { refusalOf } from './problems.ts';
import { UPLOAD_FORM_LIMITS } from './receive-upload.ts';

type Deps = Parameters<typeof makeListExhibits>[0] &
  Parameters<typeof makeAddExhibit>[0] &
  Parameters<typeof makeRemoveExhibit>[0] &
  Parameters<typeof makeOrderPacket>[0] &
  Parameters<typeof makeOpenExhibit>[0] &
  Parameters<typeof makeOpenPacket>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
  };

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

const listAnswers = {
  200: exhibitsAnswerSchema,
  400: problemSchema,
  403: problemSchema,
  404: problemSchema,
  409: problemSchema,
  422: problemSchema,
  429: problemSchema,
};
const uploadAnswers = { ...listAnswers, 413: problemSchema, 415: problemSchema, 503: problemSchema };
const packetAnswers = {
  200: exhibitPacketAnswerSchema,
  403: problemSchema,
  404: problemSchema,
  409: problemSchema,
  429: problemSchema,
};

function valueOf<T>(result: Result<T, Parameters<typeof refusalOf>[0]>): T {
  if (!result.ok) throw refusalOf(result.error);
  return result.value;
}

/** What clean copies are. */
const FILE_KINDS = {
  image: { type: 'image/jpeg', ending: 'jpg' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
} as const;

/** A file for its owner alone. `name` is one of ours: letters, digits, dots and dashes. */
const asFile = (reply: FastifyReply, type: string, name: string, action = 'view'): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `${action === 'download' ? 'attachment' : 'inline'}; filename="${name}"`);

/** Refuses at once what says of itself that it is too large. */
function refuseTooLarge(request: FastifyRequest, reply: FastifyReply): void {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared <= EXHIBIT_LIMITS.fileBytes + FORM_AROUND_BYTES) return;
  if (declared > LARGEST_DRAINED_BYTES) reply.header('connection', 'close');
  throw refusalOf({ code: 'exhibits.too_large' });
}

/** Evidence of a case: its files in their order, and the one PDF of all of them. */
export const exhibitRoutes = (deps: Deps): AppPlugin => {
  const listExhibits = makeListExhibits(deps);
  const addExhibit = makeAddExhibit(deps);
  const orderExhibits = makeOrderExhibits(deps);
  const describeExhibit = makeDescribeExhibit(deps);
  const removeExhibit = makeRemoveExhibit(deps);
  const orderPacket = makeOrderPacket(deps);
  const openExhibit = makeOpenExhibit(deps);
  const findPicture = makeFindPicture(deps);
  const openPacket = makeOpenPacket(deps);
  const { sessions, requestLimits } = deps;

  /** Who calls, after the call was counted. */
  async function caller(request: FastifyRequest, reply: FastifyReply, limit: LimitName = 'exhibit-change') {
    const owner = await sessions.find(request, reply);
    if (owner !== null) await requestLimits.spend(reply, limit, owner.accountId ?? owner.sessionId);
    return owner;
  }

  /** Every change answers the whole list, so that the page need not put it together. */
  const listed = async (owner: Owner | null, caseId: string, message: MessageCode) =>
    valueOf(await listExhibits(owner, caseId, messageFor(message)));

  const packetOf = async (owner: Owner | null, caseId: string, message = '') => {
    const { packet } = valueOf(await listExhibits(owner, caseId));
    return { success: true, message, case_id: caseId, packet };
  };

  return async (app) => {
    // Here only: no other call takes a form.
    await app.register(fastifyMultipart, { limits: UPLOAD_FORM_LIMITS, throwFileSizeLimit: false });
    const schema = { tags: ['exhibits'] };

    app.get(
      paths.exhibits,
      { schema: { ...schema, querystring: caseQuery, response: { 200: exhibitsAnswerSchema, 404: problemSchema } } },
      async (request, reply) => valueOf(await listExhibits(await sessions.find(request, reply), request.query.case_id)),
    );

    app.post(
      paths.exhibits,
      {
        schema: { ...schema, consumes: ['multipart/form-data'], querystring: caseQuery, response: uploadAnswers },
      },
      async (request, reply) => {
        const owner = await caller(request, reply, 'exhibit-upload');
        const { case_id } = request.query;
        refuseTooLarge(request, reply);
        const added = await addExhibit(owner, case_id, () => {
          if (!request.isMultipart()) throw new ApiError(415, 'request.unsupported');
          return request.parts()[Symbol.asyncIterator]();
        });
        if (!added.ok && added.error.code === 'server.busy') reply.header('retry-after', UPLOAD_RETRY_AFTER_SECONDS);
        valueOf(added);
        return listed(owner, case_id, 'exhibits.added');
      },
    );

    app.post(
      paths.orderExhibits,
      { schema: { ...schema, body: orderBody, response: listAnswers } },
      async (request, reply) => {
        const { case_id, exhibit_ids } = request.body;
        const owner = await caller(request, reply);
        valueOf(await orderExhibits(owner, case_id, exhibit_ids));
        return listed(owner, case_id, 'exhibits.saved');
      },
    );

    app.post(
      paths.describeExhibit,
      { schema: { ...schema, body: describeBody, response: listAnswers } },
      async (request, reply) => {
        const { case_id, exhibit_id: exhibitId, description, happened_on: happenedOn } = request.body;
        const owner = await caller(request, reply);
        valueOf(await describeExhibit(owner, case_id, { exhibitId, description, happenedOn }));
        return listed(owner, case_id, 'exhibits.saved');
      },
    );

    app.post(
      paths.removeExhibit,
      { schema: { ...schema, body: removeBody, response: listAnswers } },
      async (request, reply) => {
        const { case_id, exhibit_id } = request.body;
        const owner = await caller(request, reply);
        valueOf(await removeExhibit(owner, case_id, exhibit_id));
        return listed(owner, case_id, 'exhibits.removed');
      },
    );

    app.post(paths.viewExhibit, { schema: { ...schema, body: viewBody } }, async (request, reply) => {
      const { case_id, exhibit_id, action } = request.body;
      const { kind, mark, blocks } = valueOf(await openExhibit(await caller(request, reply), case_id, exhibit_id));
      const { type, ending } = FILE_KINDS[kind];
      return asFile(reply, type, `Exhibit-${mark}.${ending}`, action).send(Readable.from(blocks));
    });

    app.post(paths.exhibitPicture, { schema: { ...schema, body: pictureBody } }, async (request, reply) => {
      const { case_id, exhibit_id } = request.body;
      const owner = await caller(request, reply, 'exhibit-picture');
      const picture = valueOf(await findPicture(owner, case_id, exhibit_id));
      return asFile(reply, FILE_KINDS.image.type, 'Picture.jpg').send(picture);
    });

    app.get(
      paths.exhibitPacket,
      {
        schema: {
          ...schema,
          querystring: caseQuery,
          response: { 200: exhibitPacketAnswerSchema, 404: problemSchema },
        },
      },
      async (request, reply) => packetOf(await sessions.find(request, reply), request.query.case_id),
    );

    app.post(
      paths.exhibitPacket,
      { schema: { ...schema, body: packetBody, response: packetAnswers } },
      async (request, reply) => {
        const { case_id } = request.body;
        const owner = await caller(request, reply, 'exhibit-packet');
        valueOf(await orderPacket(owner, case_id));
        return packetOf(owner, case_id, messageFor('exhibits.packet_started'));
      },
    );

    app.post(paths.openExhibitPacket, { schema: { ...schema, body: openBody } }, async (request, reply) => {
      const { case_id, action } = request.body;
      const blocks = valueOf(await openPacket(await caller(request, reply), case_id));
      return asFile(reply, FILE_KINDS.pdf.type, 'Exhibits.pdf', action).send(Readable.from(blocks));
    });
  };
};

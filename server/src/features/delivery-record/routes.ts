import { deliveryRecordRequestSchema, exhibitsAnswerSchema, paths } from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { listExhibits, refusalOf } from '../exhibits/index.ts';
import { type CallDeps, callRoutes } from '../sessions/index.ts';
import { addDeliveryRecord, type AddRecordError } from './add-delivery-record.ts';

type Deps = Parameters<typeof addDeliveryRecord>[0] & Parameters<typeof listExhibits>[0] & CallDeps;

const body = z.extend(deliveryRecordRequestSchema, { case_id: anyId });

const refusal = (error: AddRecordError): ApiError =>
  error.code === 'exhibits.nothing_sent' ? new ApiError(409, error.code) : refusalOf(error);

/** The record of how a letter was delivered, made and added to the exhibits by one press. */
export const deliveryRecordRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    callRoutes(app, deps, 'exhibits').post(paths.deliveryRecord, {
      limit: 'exhibit-packet',
      body,
      answer: exhibitsAnswerSchema,
      problems: [400, 403, 404, 409, 413, 415, 422, 429, 503],
      refusal,
      handle: async ({ owner, body: { case_id }, valueOf }) => {
        valueOf(await addDeliveryRecord(deps, owner, case_id));
        return valueOf(await listExhibits(deps, owner, case_id, messageFor('exhibits.added')));
      },
    });
  };

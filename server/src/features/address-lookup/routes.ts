import {
  type AddressLookupAnswer,
  type AddressLookupRequest,
  addressLookupAnswerSchema,
  addressLookupRequestSchema,
  paths,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { anyone, type CallDeps, callRoutes } from '../sessions/index.ts';
import { regionOf } from './lookup-region.ts';
import type { Places } from './places.ts';

type Deps = CallDeps & {
  readonly places: Places;
  readonly log: Pick<Log, 'warn'>;
  /** Counts one look-up of the caller's. Throws the refusal. */
  readonly spend: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};
type SuggestRequest = Extract<AddressLookupRequest, { type: 'autocomplete' }>;
type DetailsRequest = Extract<AddressLookupRequest, { type: 'details' }>;

const COMPONENT = 'address-lookup';

/**
 * `POST /api/googleplace/places-proxy`: suggestions for the address field, and the address behind a chosen one. A
 * failing source never stops anyone from typing: suggestions are then empty, and no line of the log quotes the input.
 */
export const addressLookupRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { places, log, spend } = deps;
    async function suggest({ input, components, sessiontoken }: SuggestRequest): Promise<AddressLookupAnswer> {
      const region = regionOf(components);
      if (region === null) return { success: true, message: '', _predictions: [] };
      try {
        const query = { input, claimState: region.claimState, session: sessiontoken ?? '' };
        const { predictions, attribution, townsOnly } = await places.suggest(query);
        const named = attribution === undefined ? {} : { attribution };
        const said = townsOnly === undefined ? {} : { towns_only: townsOnly };
        return { success: true, message: '', _predictions: [...predictions], ...named, ...said };
      } catch (error) {
        log.warn({ component: COMPONENT, event: 'suggest_failed', err: error }, 'address suggestions failed');
        return { success: true, message: '', _predictions: [] };
      }
    }

    async function details({ place_id, sessiontoken }: DetailsRequest): Promise<AddressLookupAnswer> {
      const notFound = { success: false, message: messageFor('address.not_found') } as const;
      try {
        const found = await places.details({ place_id, session: sessiontoken ?? '' });
        return found === null ? notFound : { success: true, message: '', ...found };
      } catch (error) {
        log.warn({ component: COMPONENT, event: 'details_failed', err: error }, 'address details failed');
        return notFound;
      }
    }

    callRoutes(app, deps, null).post(paths.placesProxy, {
      access: anyone,
      body: addressLookupRequestSchema,
      answer: addressLookupAnswerSchema,
      problems: [429],
      preValidation: async (request) => {
        if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new ApiError(400, 'address.not_xhr');
      },
      handle: async ({ body, request, reply }) => {
        await spend(request, reply);
        return body.type === 'autocomplete' ? suggest(body) : details(body);
      },
    });
  };

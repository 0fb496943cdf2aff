import {
  type AddressLookupAnswer,
  type AddressLookupRequest,
  addressLookupAnswerSchema,
  addressLookupRequestSchema,
  messageFor,
  paths,
} from '@plainclaim/contract';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { regionOf } from './lookup-region.ts';
import type { Places } from './places.ts';

type Deps = { readonly places: Places; readonly log: Pick<Log, 'warn'> };
type SuggestRequest = Extract<AddressLookupRequest, { type: 'autocomplete' }>;
type DetailsRequest = Extract<AddressLookupRequest, { type: 'details' }>;

const COMPONENT = 'address-lookup';

/**
 * `POST /api/googleplace/places-proxy`: suggestions for the address field, and the address behind a chosen one. A
 * broken source never stops anyone from typing: suggestions are then empty, and no line of the log quotes the input.
 */
export const addressLookupRoutes =
  ({ places, log }: Deps): AppPlugin =>
  async (app) => {
    async function suggest({ input, components, sessiontoken }: SuggestRequest): Promise<AddressLookupAnswer> {
      const region = regionOf(components);
      if (region === null) return { success: true, message: '', _predictions: [] };
      try {
        const query = { input, claimState: region.claimState, session: sessiontoken ?? '' };
        const { predictions } = await places.suggest(query);
        return { success: true, message: '', _predictions: [...predictions] };
      } catch (error) {
        log.warn({ component: COMPONENT, event: 'suggest_failed', err: error }, 'address suggestions failed');
        return { success: true, message: '', _predictions: [] };
      }
    }

    async function details({ place_id }: DetailsRequest): Promise<AddressLookupAnswer> {
      const notFound = { success: false, message: messageFor('address.not_found') } as const;
      try {
        const found = await places.details({ place_id });
        return found === null ? notFound : { success: true, message: '', ...found };
      } catch (error) {
        log.warn({ component: COMPONENT, event: 'details_failed', err: error }, 'address details failed');
        return notFound;
      }
    }

    app.post(
      paths.placesProxy,
      {
        schema: { body: addressLookupRequestSchema, response: { 200: addressLookupAnswerSchema } },
        preValidation: async (request) => {
          if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new ApiError(400, 'address.not_xhr');
        },
      },
      async ({ body }) => (body.type === 'autocomplete' ? suggest(body) : details(body)),
    );
  };

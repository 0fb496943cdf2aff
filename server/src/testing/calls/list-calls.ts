import {
  addressDetailsAnswerSchema,
  addressSuggestAnswerSchema,
  categoriesAnswerSchema,
  couponAnswerSchema,
  packagesAnswerSchema,
  questionsAnswerSchema,
  statesAnswerSchema,
  stateTaxAnswerSchema,
  subcategoriesAnswerSchema,
} from '@plainclaim/contract';
import { must } from '../builders/a-draft.ts';
import { type Ask, type Walk, type WalkedCalls, refusal, trouble, XHR } from './walked-call.ts';

/** A coupon that a walked site must have, in production too. */
export const WALKED_COUPON = 'WALK5';

const get: Ask = (walk, path) => walk.browser.get(path);

const suggest = { type: 'autocomplete', input: '12 Main St, Newa', types: 'address', components: 'country:us' };
const asked = { language: 'en', sessiontoken: 'walk' };

async function aPlaceId({ browser }: Walk, path: string): Promise<string> {
  return must(await browser.post(path, { ...suggest, ...asked }, XHR)).json()._predictions[0].place_id;
}

/** The lists and look-ups the wizard begins with. */
export const listCalls: WalkedCalls = {
  'GET /api/categories.php': {
    happy: [
      {
        ask: get,
        schema: categoriesAnswerSchema,
        reads: ['success', 'data.0.value', 'data.0.label', 'data.0.icon', 'data.0.order'],
      },
    ],
    failing: [trouble('categories')],
  },
  'POST /api/subcategories.php': {
    happy: [
      {
        ask: ({ browser }, path) => browser.post(path, { parent_id: 'tenant-landlord' }),
        schema: subcategoriesAnswerSchema,
        reads: ['success', 'data.0.value', 'data.0.label', 'data.0.icon'],
      },
    ],
    failing: [
      refusal('no category is named', 400, 'reference.category_missing', (browser, path) => browser.post(path, {})),
    ],
  },
  'GET /api/packages.php': {
    happy: [
      {
        ask: get,
        schema: packagesAnswerSchema,
        reads: 'id title desc price frequency features popular tax_rate'
          .split(' ')
          .map((field) => `packages.0.${field}`),
      },
    ],
    failing: [trouble('packages')],
  },
  'GET /api/states.php': {
    happy: [
      {
        ask: get,
        schema: statesAnswerSchema,
        reads: ['success', ...['value', 'label', 'name', 'code', 'country'].map((field) => `data.0.${field}`)],
      },
    ],
    failing: [trouble('states')],
  },
  'GET /api/state-tax.php': {
    happy: [
      {
        ask: ({ browser }, path) => browser.get(`${path}?state=NJ`),
        schema: stateTaxAnswerSchema,
        reads: ['success', 'data.tax_rate', 'data.state_name'],
      },
    ],
    failing: [
      {
        when: 'there is no such state',
        status: 200,
        says: { success: false },
        ask: (walk, path) => walk.stranger().get(`${path}?state=ZZ`),
      },
    ],
  },
  'GET /api/check-coupon.php': {
    happy: [
      {
        ask: ({ browser }, path) => browser.get(`${path}?code=${WALKED_COUPON}`),
        schema: couponAnswerSchema,
        reads: ['success', 'discount', 'type', 'description'],
      },
    ],
    failing: [
      {
        when: 'there is no such coupon',
        status: 200,
        says: { success: false, discount: 0 },
        ask: (walk, path) => walk.stranger().get(`${path}?code=NOSUCH`),
      },
      {
        when: 'no code is given',
        status: 200,
        says: { success: false, discount: 0 },
        ask: (walk, path) => walk.stranger().get(path),
      },
    ],
  },
  'POST /api/googleplace/places-proxy.php': {
    happy: [
      {
        ask: ({ browser }, path) => browser.post(path, { ...suggest, ...asked }, XHR),
        schema: addressSuggestAnswerSchema,
        reads: ['success', 'message', '_predictions.0.place_id', '_predictions.0.description'],
      },
      {
        ask: async (walk, path) => {
          const fields = ['address_component', 'formatted_address', 'geometry', 'name'];
          const body = { type: 'details', place_id: await aPlaceId(walk, path), fields, sessiontoken: 'walk' };
          return walk.browser.post(path, body, XHR);
        },
        schema: addressDetailsAnswerSchema,
        reads: [
          'success',
          'message',
          'result.address_components',
          'result.formatted_address',
          ...['street', 'city', 'state', 'country', 'zipcode'].map((field) => `processed_address.${field}`),
        ],
      },
    ],
    failing: [
      refusal('the header of an XHR request is missing', 400, 'address.not_xhr', (browser, path) =>
        browser.post(path, { ...suggest, ...asked }),
      ),
      refusal('the type is none of the two', 400, 'request.invalid', (browser, path) =>
        browser.post(path, { type: 'else' }, XHR),
      ),
    ],
  },
  'GET /api/questions.php': {
    happy: [{ ask: get, schema: questionsAnswerSchema, reads: ['success', 'message', 'data.e_data'] }],
    failing: [trouble('questions')],
  },
};

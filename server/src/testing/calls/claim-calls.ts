import {
  accessAnswerSchema,
  acknowledgedSchema,
  casesAnswerSchema,
  existingDemandAnswerSchema,
  generateAnswerSchema,
  paths,
  saveClientAnswerSchema,
  saveFormAnswerSchema,
  saveLetterAnswerSchema,
} from '@plainclaim/contract';
import { aCompleteForm, aPayment, must, openedPdf } from '../builders/a-draft.ts';
import { type Ask, type Walk, type WalkedCalls, FROM_ANOTHER_SITE, refusal } from './walked-call.ts';

const NO_ONES_ID = '0'.repeat(26);

const get: Ask = (walk, path) => walk.browser.get(path);
const post: Ask = (walk, path) => walk.browser.post(path);

const acknowledged = ['success', 'message'];

/** What the result page shows of the walk's letter. */
const letterOf = async ({ browser }: Walk) => must(await browser.get(paths.checkExistingDemand)).json();

const openLetter =
  (action: string): Ask =>
  async (walk, path) =>
    openedPdf(walk.browser, (await letterOf(walk)).demand_id, action, path);

const saveLetter =
  (more: Readonly<Record<string, unknown>>): Ask =>
  async (walk, path) =>
    walk.browser.post(path, { demand_letter: (await letterOf(walk)).demand_letter, ...more });

const noAccess = (method: 'get' | 'post', body?: object) =>
  refusal('there is no paid claim', 403, 'letter.no_access', (browser, path) =>
    method === 'get' ? browser.get(path) : browser.post(path, body),
  );

/** From the form to the approved letter in My Cases. */
export const claimCalls: WalkedCalls = {
  'POST /api/register/save_form_data.php': {
    happy: [
      { ask: ({ browser }, path) => browser.post(path, aCompleteForm()), schema: saveFormAnswerSchema, reads: [] },
    ],
    failing: [
      refusal('there is no such step', 400, 'request.invalid', (browser, path) =>
        browser.post(path, { ...aCompleteForm(), step: 99 }),
      ),
    ],
  },
  'POST /api/register/save_client_data.php': {
    happy: [
      {
        ask: async ({ browser }, path) => {
          must(await browser.post(paths.checkout, aPayment()));
          return browser.post(path);
        },
        schema: saveClientAnswerSchema,
        reads: ['success', 'client_id', 'message'],
      },
    ],
    failing: [noAccess('post')],
  },
  'GET /api/check_access.php': {
    happy: [{ ask: get, schema: accessAnswerSchema, reads: ['hasAccess'] }],
    failing: [
      {
        when: 'there is no paid claim',
        status: 200,
        says: { hasAccess: false },
        ask: (walk, path) => walk.stranger().get(path),
      },
    ],
  },
  'POST /api/generate_demand_letter.php': {
    happy: [{ ask: post, schema: generateAnswerSchema, reads: ['success', 'demand_letter', 'message'] }],
    failing: [noAccess('post')],
  },
  'GET /api/generate_demand_letter.php': {
    happy: [
      {
        ask: get,
        schema: generateAnswerSchema,
        reads: ['success', 'demand_letter', 'plaintiff_data', 'package_title', 'message'],
      },
    ],
    failing: [noAccess('get')],
  },
  'POST /api/save_demand_letter.php': {
    happy: [
      { ask: saveLetter({ action: 'save' }), schema: saveLetterAnswerSchema, reads: [...acknowledged, 'demand_id'] },
      {
        ask: saveLetter({ action: 'approve_and_send', delivery: 'self_mail' }),
        schema: saveLetterAnswerSchema,
        reads: [...acknowledged, 'demand_id'],
      },
    ],
    failing: [
      noAccess('post', { demand_letter: 'Pay me.', action: 'save' }),
      refusal('the action is none of the two', 400, 'request.invalid', (browser, path) =>
        browser.post(path, { demand_letter: 'Pay me.', action: 'burn' }),
      ),
      {
        // The specification's own request: docs/decisions/0026.
        when: 'no way to send the letter was chosen',
        status: 422,
        says: { success: false, code: 'letter.delivery_required' },
        ask: saveLetter({ action: 'approve_and_send' }),
      },
      {
        when: 'the letter has no words',
        status: 422,
        says: { success: false, code: 'letter.empty' },
        ask: ({ browser }, path) => browser.post(path, { demand_letter: '  ', action: 'save' }),
      },
    ],
  },
  'GET /api/check_existing_demand.php': {
    happy: [
      {
        ask: get,
        schema: existingDemandAnswerSchema,
        reads: 'success has_existing_demand demand_letter plaintiff_data package_title demand_approved demand_id'.split(
          ' ',
        ),
      },
    ],
    failing: [noAccess('get')],
  },
  'POST /api/pdf/generate_secure_pdf.php': {
    happy: [
      { ask: openLetter('view'), schema: null, reads: [] },
      { ask: openLetter('download'), schema: null, reads: [] },
    ],
    failing: [
      refusal('there is no such letter', 404, 'letter.unknown_demand', (browser, path) =>
        browser.post(path, { demand_id: NO_ONES_ID, action: 'view' }),
      ),
      {
        when: "it is somebody else's letter",
        status: 404,
        says: { success: false, code: 'letter.unknown_demand' },
        ask: async (walk, path) => {
          const other = walk.stranger();
          must(await other.post(paths.saveFormData, aCompleteForm()));
          return other.post(path, { demand_id: (await letterOf(walk)).demand_id, action: 'download' });
        },
      },
    ],
  },
  'GET /api/users/get_user_demands.php': {
    happy: [
      {
        ask: get,
        schema: casesAnswerSchema,
        reads: [
          'success',
          'total',
          'message',
          ...'id package_title formatted_date created_at defendant_name claim_amount status'
            .split(' ')
            .map((field) => `data.0.${field}`),
        ],
      },
    ],
    failing: [refusal('nobody is signed in', 401, 'case.signed_out', (browser, path) => browser.get(path))],
  },
};

/** The way to the next claim. */
export const newClaimCalls: WalkedCalls = {
  'POST /api/register/clear_session_form.php': {
    happy: [{ ask: post, schema: acknowledgedSchema, reads: [] }],
    failing: [
      refusal('another site asks', 403, 'request.cross_site', (browser, path) =>
        browser.post(path, undefined, FROM_ANOTHER_SITE),
      ),
    ],
  },
};

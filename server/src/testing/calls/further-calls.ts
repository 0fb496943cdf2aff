import {
  accountTrailAnswerSchema,
  billingAnswerSchema,
  cardsAnswerSchema,
  checkDocumentAnswerSchema,
  sealKeyAnswerSchema,
  courtPaperCasesAnswerSchema,
  courtRangeAnswerSchema,
  draftAnswerSchema,
  paidOrderAnswerSchema,
  passwordRuleAnswerSchema,
  paths,
  reminderChoicesAnswerSchema,
  sessionsAnswerSchema,
  sessionTimesAnswerSchema,
  yourDataAnswerSchema,
} from '@plainclaim/contract';
import { NO_TRIAL_NOTES_WIRE, NOTHING_FILED_WIRE } from '@plainclaim/contract/testing/blank-records';
import { aCompleteForm, aPayment, must } from '../builders/a-draft.ts';
import {
  CASE,
  getting,
  NO_ONES_HASH,
  NO_ONES_ID,
  noExhibitCase,
  noFiledCase,
  noOrder,
  noReceiptLink,
  nothing,
  ofNoOnesCase,
  ofNoOnesLetter,
  ofNoOnesPaper,
  onlyFails,
  posting,
  read,
  signedOut,
  trialSignedOut,
  unknownLetter,
  unpaid,
  withoutDraft,
} from './failing-requests.ts';
import { logInCalls } from './log-in-calls.ts';
import { FROM_ANOTHER_SITE, refusal, type WalkedCalls } from './walked-call.ts';

/**
 * The calls the product has beside those of the specification: each with what makes it fail. Asked after the journey,
 * by somebody signed in whose claim was put aside.
 */
export const furtherCalls: WalkedCalls = {
  ...logInCalls,
  'POST /api/logout': onlyFails(
    refusal('another site asks', 403, 'request.cross_site', (browser, path) =>
      browser.post(path, undefined, FROM_ANOTHER_SITE),
    ),
  ),
  'GET /api/password-rule': read(
    passwordRuleAnswerSchema,
    refusal('it is asked by POST', 404, 'request.not_found', posting()),
  ),
  'GET /api/session': read(
    sessionTimesAnswerSchema,
    nothing('nobody is signed in', { idleEndsAt: null, endsAt: null }),
  ),
  'GET /api/sessions': read(sessionsAnswerSchema, signedOut(getting)),
  'GET /api/account-trail': read(accountTrailAnswerSchema, signedOut(getting)),
  'POST /api/sessions/end': onlyFails(signedOut(posting({ id: NO_ONES_ID }))),
  'POST /api/sessions/end-others': onlyFails(signedOut(posting())),
  'POST /api/change-password': onlyFails(
    signedOut(posting({ currentPassword: 'seven quiet herons', newPassword: 'nine loud pelicans' })),
  ),
  'POST /api/account-language': onlyFails(
    refusal('we have no such language', 400, 'request.invalid', posting({ language: 'de' })),
    signedOut(posting({ language: 'es' })),
  ),
  'POST /api/check-document': {
    happy: [
      {
        ask: (walk, path) => walk.browser.post(path, { sha256: NO_ONES_HASH }),
        schema: checkDocumentAnswerSchema,
        reads: [],
      },
    ],
    failing: [refusal('it is no hash', 400, 'request.invalid', posting({ sha256: 'my letter' }))],
  },
  'GET /api/seal-key': {
    happy: [
      {
        ask: (walk, path) => walk.browser.get(path),
        schema: sealKeyAnswerSchema,
        reads: ['fingerprint', 'valid_to'],
      },
    ],
    failing: [refusal('it is asked by POST', 404, 'request.not_found', posting())],
  },
  'POST /api/check-code': {
    happy: [
      {
        ask: (walk, path) => walk.browser.post(path, { code: 'ABCD-EFGH-JKMN' }),
        schema: checkDocumentAnswerSchema,
        reads: [],
      },
    ],
    failing: [refusal('it is no code', 400, 'request.invalid', posting({ code: 'A'.repeat(41) }))],
  },
  'GET /api/reminders': read(reminderChoicesAnswerSchema, signedOut(getting)),
  'POST /api/reminders': onlyFails(
    refusal('we have no such reminder', 400, 'request.invalid', posting({ kind: 'birthday', on: false })),
    signedOut(posting({ kind: 'hearing', on: false })),
  ),
  'POST /api/reminders/unsubscribe': onlyFails(
    refusal('nobody has such a link', 404, 'reminder.unknown_link', (browser, path) =>
      browser.post(`${path}?token=no-link-of-ours`, {}),
    ),
  ),
  'GET /api/search': onlyFails(
    refusal('nobody is signed in', 401, 'case.signed_out', (browser, path) => browser.get(`${path}?q=deposit`)),
  ),
  'GET /api/alerts': onlyFails(refusal('nobody is signed in', 401, 'case.signed_out', getting)),
  'POST /api/alerts/done': onlyFails(
    refusal(
      'nobody is signed in',
      401,
      'case.signed_out',
      posting({ case_id: NO_ONES_ID, key: 'answer-day', done: true }),
    ),
  ),
  'GET /api/case/history': onlyFails(refusal('nobody is signed in', 401, 'case.signed_out', ofNoOnesCase)),
  'POST /api/reminders/stop': onlyFails(
    refusal('nobody has such a link', 404, 'reminder.unknown_link', posting({ token: 'no link of ours' })),
  ),
  'GET /api/email-change': onlyFails(signedOut(getting)),
  'POST /api/email-change': onlyFails(
    signedOut(posting({ email: 'new@example.com', currentPassword: 'seven quiet herons' })),
  ),
  'POST /api/email-change/resend': onlyFails(signedOut(posting())),
  'POST /api/email-change/verify': onlyFails(signedOut(posting({ code: '000000' }))),
  'POST /api/users/open_case': onlyFails(
    refusal('nobody is signed in', 401, 'case.signed_out', posting({ id: NO_ONES_ID })),
  ),
  'GET /api/letters': onlyFails(refusal('nobody is signed in', 401, 'case.signed_out', getting)),
  'GET /api/case-file': onlyFails(refusal('it is nobody’s case', 404, 'case.unknown', ofNoOnesCase)),
  'POST /api/case-file': onlyFails(refusal('it is nobody’s case', 404, 'case.unknown', posting(CASE))),
  'POST /api/case-file/open': onlyFails(refusal('it is nobody’s case', 404, 'case.unknown', posting(CASE))),
  'GET /api/case': onlyFails(refusal('nobody is signed in', 401, 'case.signed_out', ofNoOnesCase)),
  'POST /api/case/outcome': onlyFails(
    refusal(
      'nobody is signed in',
      401,
      'case.signed_out',
      posting({ ...CASE, id: NO_ONES_ID, replaces: null, outcome: null }),
    ),
  ),
  'GET /api/draft': read(draftAnswerSchema, nothing('there is no claim', { data: null, revision: 0 })),
  'POST /api/draft/other-answers': onlyFails(
    refusal('there is no such place', 400, 'request.invalid', posting({ step: 9 })),
  ),
  'POST /api/draft/bring-back': onlyFails(refusal('there is no claim', 404, 'draft.none', posting({ id: NO_ONES_ID }))),
  'GET /api/claim-fit': onlyFails(withoutDraft),
  'GET /api/claim-fit/calendar': onlyFails(withoutDraft),
  'GET /api/file-preview': onlyFails(withoutDraft),
  'GET /api/cards': {
    happy: [
      {
        ask: (walk, path) => walk.browser.get(`${path}?situation=tenant-landlord`),
        schema: cardsAnswerSchema,
        reads: ['data.category', 'data.cards.0.key', 'data.cards.0.says.0.en'],
      },
    ],
    failing: [
      refusal('the category is longer than any', 400, 'request.invalid', (browser, path) =>
        browser.get(`${path}?situation=${'x'.repeat(101)}`),
      ),
    ],
  },
  'GET /api/court-range': read(
    courtRangeAnswerSchema,
    refusal('it is asked by POST', 404, 'request.not_found', posting()),
  ),
  'GET /api/things': onlyFails(
    refusal('the language is none of ours', 400, 'request.invalid', (browser, path) =>
      browser.get(`${path}?language=xx`),
    ),
  ),
  'GET /api/price': onlyFails(withoutDraft),
  'POST /api/checkout': onlyFails(
    refusal('there is no claim', 404, 'draft.none', posting(aPayment())),
    refusal('the payment is declined', 402, 'checkout.declined', async (browser, path) => {
      must(await browser.post(paths.saveFormData, aCompleteForm()));
      return browser.post(path, aPayment({ paymentToken: 'sim_declined' }));
    }),
    refusal('the price is not the one that was shown', 409, 'checkout.price_changed', async (browser, path) => {
      must(await browser.post(paths.saveFormData, aCompleteForm()));
      return browser.post(path, aPayment({ shownTotal: 1 }));
    }),
  ),
  'POST /api/checkout/return': onlyFails(
    refusal(
      'the payment was begun in another browser',
      404,
      'checkout.other_browser',
      posting({ order_id: NO_ONES_ID }),
    ),
  ),
  'POST /api/checkout/cancel': onlyFails(
    refusal('there is no claim', 404, 'draft.none', (browser, path) => browser.post(path)),
  ),
  'POST /api/payments/webhook': onlyFails(refusal('nobody signed it', 400, 'webhook.refused', posting({}))),
  'GET /api/billing': read(billingAnswerSchema, refusal('nobody is signed in', 401, 'billing.signed_out', getting)),
  'GET /api/billing/order': read(
    paidOrderAnswerSchema,
    refusal('it is asked by POST', 404, 'request.not_found', posting()),
  ),
  'GET /api/billing/receipt': onlyFails(noOrder((browser, path) => browser.get(`${path}?order_id=${NO_ONES_ID}`))),
  'POST /api/billing/receipt/mail': onlyFails(noOrder(posting({ order_id: NO_ONES_ID }))),
  'POST /api/billing/refund': onlyFails(
    refusal('there is no such order', 404, 'refund.not_found', posting({ order_id: NO_ONES_ID })),
  ),
  'POST /api/receipt': onlyFails(noReceiptLink(posting({ token: NO_ONES_ID }))),
  'POST /api/receipt/code': onlyFails(noReceiptLink(posting({ token: NO_ONES_ID }))),
  'POST /api/receipt/prove': onlyFails(noReceiptLink(posting({ token: NO_ONES_ID, code: '000000' }))),
  'GET /api/letter/questions': onlyFails(unpaid(getting)),
  'POST /api/letter/answers': onlyFails(unpaid(posting(CASE))),
  'GET /api/letter/review': onlyFails(unpaid(getting)),
  'POST /api/letter/dates': onlyFails(unpaid(posting({ ...CASE, demand_letter: 'Pay me.' }))),
  'POST /api/letter/bring-back': onlyFails(unpaid(posting({ ...CASE, earlier_id: NO_ONES_ID }))),
  'GET /api/letter/version': onlyFails(unknownLetter(ofNoOnesLetter)),
  'GET /api/letter/trail': onlyFails(unpaid(getting)),
  'GET /api/letter/mailing-pack': onlyFails(unknownLetter(ofNoOnesLetter)),
  'GET /api/letter/deliveries': onlyFails(unknownLetter(ofNoOnesLetter)),
  'POST /api/letter/post-check': onlyFails(unpaid(posting())),
  'POST /api/letter/stop-post': onlyFails(unknownLetter(posting({ demand_id: NO_ONES_ID }))),
  'POST /api/mail-refusals': onlyFails(
    refusal('the link is not ours', 404, 'dispatch.refusal_unknown', posting({ token: NO_ONES_ID })),
  ),
  'POST /api/letter-reports': onlyFails(
    refusal('the link is not ours', 404, 'dispatch.report_unknown', posting({ token: NO_ONES_ID, reason: 'pretends' })),
  ),
  'GET /api/court-papers': onlyFails(
    refusal('there is no such case', 404, 'papers.unknown_case', (browser, path) =>
      browser.get(`${path}?case_id=${NO_ONES_ID}`),
    ),
  ),
  'POST /api/court-papers/make': onlyFails(
    refusal('there is no such case', 404, 'papers.unknown_case', posting({ case_id: NO_ONES_ID })),
  ),
  'POST /api/court-papers/open': onlyFails(
    refusal('there is no such paper', 404, 'papers.unknown', posting({ document_id: NO_ONES_ID })),
  ),
  'GET /api/court-papers/page': onlyFails(refusal('there is no such paper', 404, 'papers.unknown', ofNoOnesPaper)),
  'GET /api/court-papers/cases': read(
    courtPaperCasesAnswerSchema,
    refusal('nobody is signed in', 401, 'papers.signed_out', getting),
  ),
  'GET /api/court-papers/signing': onlyFails(
    refusal('there is no such case', 404, 'papers.unknown_case', (browser, path) =>
      browser.get(`${path}?case_id=${NO_ONES_ID}`),
    ),
  ),
  'POST /api/court-papers/sign': onlyFails(
    refusal(
      'there is no such case',
      404,
      'papers.unknown_case',
      posting({ ...CASE, read_sha256: '0'.repeat(64), agreed: [] }),
    ),
  ),
  'POST /api/court-papers/facts': onlyFails(
    refusal(
      'there is no such case',
      404,
      'papers.unknown_case',
      posting({ ...CASE, read_sha256: '0'.repeat(64), story: ['It happened.'], calculation: [] }),
    ),
  ),
  'POST /api/court-papers/co-signers/link': onlyFails(
    refusal('there is no such case', 404, 'papers.unknown_case', posting({ ...CASE, seat: 1 })),
  ),
  'POST /api/court-papers/co-signers/end-link': onlyFails(
    refusal('there is no such case', 404, 'papers.unknown_case', posting({ ...CASE, seat: 1 })),
  ),
  'POST /api/co-sign': onlyFails(
    refusal('the link is not ours', 404, 'papers.link_over', posting({ token: NO_ONES_ID })),
  ),
  'POST /api/co-sign/pdf': onlyFails(
    refusal('the link is not ours', 404, 'papers.link_over', posting({ token: NO_ONES_ID })),
  ),
  'POST /api/co-sign/sign': onlyFails(
    refusal(
      'the link is not ours',
      404,
      'papers.link_over',
      posting({
        token: NO_ONES_ID,
        read_sha256: '0'.repeat(64),
        agreed: [],
        name: 'Nobody',
        mark: 'data:image/png;base64,AAAA',
        method: 'drawn',
      }),
    ),
  ),
  'GET /api/court-papers/questions': onlyFails(
    refusal('there is no such case', 404, 'papers.unknown_case', ofNoOnesCase),
  ),
  'POST /api/court-papers/questions/answer': onlyFails(
    refusal('there is no such case', 404, 'papers.unknown_case', posting({ ...CASE, changes: [], co_claimants: [] })),
  ),
  'POST /api/court-papers/zip': onlyFails(refusal('there is no such case', 404, 'papers.unknown_case', posting(CASE))),
  'GET /api/filing': onlyFails(noFiledCase((browser, path) => browser.get(`${path}?case_id=${NO_ONES_ID}`))),
  'POST /api/filing/save': onlyFails(noFiledCase(posting({ ...CASE, revision: 0, entry: NOTHING_FILED_WIRE }))),
  'POST /api/filing/tick': onlyFails(noFiledCase(posting({ ...CASE, ticked: [] }))),
  'POST /api/filing/calendar': onlyFails(noFiledCase(posting(CASE))),
  'POST /api/filing/link': onlyFails(noFiledCase(posting(CASE))),
  'POST /api/filing/hand-over': onlyFails(
    refusal('the code is not ours', 404, 'filing.link_over', posting({ code: '0000-0000-0000' })),
  ),
  'POST /api/filing/hand-over/paper': onlyFails(
    refusal('the pass is not ours', 404, 'filing.pass_over', posting({ pass: 'x', document_id: NO_ONES_ID })),
  ),
  'GET /api/exhibits': onlyFails(noExhibitCase((browser, path) => browser.get(`${path}?case_id=${NO_ONES_ID}`))),
  'POST /api/exhibits': onlyFails(noExhibitCase((browser, path) => browser.post(`${path}?case_id=${NO_ONES_ID}`, {}))),
  'POST /api/exhibits/order': onlyFails(noExhibitCase(posting({ ...CASE, exhibit_ids: [] }))),
  'POST /api/exhibits/describe': onlyFails(
    noExhibitCase(posting({ ...CASE, exhibit_id: NO_ONES_ID, description: '', happened_on: '' })),
  ),
  'POST /api/exhibits/remove': onlyFails(noExhibitCase(posting({ ...CASE, exhibit_id: NO_ONES_ID }))),
  'POST /api/exhibits/view': onlyFails(noExhibitCase(posting({ ...CASE, exhibit_id: NO_ONES_ID }))),
  'POST /api/exhibits/picture': onlyFails(noExhibitCase(posting({ ...CASE, exhibit_id: NO_ONES_ID }))),
  'GET /api/exhibits/packet': onlyFails(noExhibitCase((browser, path) => browser.get(`${path}?case_id=${NO_ONES_ID}`))),
  'POST /api/exhibits/delivery-record': onlyFails(noExhibitCase(posting(CASE))),
  'POST /api/exhibits/packet': onlyFails(noExhibitCase(posting(CASE))),
  'POST /api/exhibits/packet/open': onlyFails(noExhibitCase(posting(CASE))),
  'GET /api/trial-prep': onlyFails(trialSignedOut((browser, path) => browser.get(`${path}?case_id=${NO_ONES_ID}`))),
  'GET /api/trial-prep/page': onlyFails(trialSignedOut(ofNoOnesPaper)),
  'GET /api/trial-prep/outline': onlyFails(
    trialSignedOut((browser, path) => browser.get(`${path}?case_id=${NO_ONES_ID}`)),
  ),
  'POST /api/trial-prep/notes': onlyFails(
    trialSignedOut(posting({ ...CASE, revision: 0, notes: NO_TRIAL_NOTES_WIRE })),
  ),
  'POST /api/trial-prep/make': onlyFails(trialSignedOut(posting(CASE))),
  'POST /api/trial-prep/open': onlyFails(trialSignedOut(posting({ document_id: NO_ONES_ID }))),
  'POST /api/trial-prep/zip': onlyFails(trialSignedOut(posting(CASE))),
  'POST /api/letter/tracking': onlyFails(
    unknownLetter(posting({ demand_id: NO_ONES_ID, recipient: 0, tracking_number: '9400111899223100000000' })),
  ),
  'POST /api/your-data': {
    happy: [
      {
        ask: (walk, path) => walk.browser.post(path, {}),
        schema: yourDataAnswerSchema,
        reads: ['holder', 'claims', 'keep_years'],
      },
    ],
    failing: [refusal('the link is not ours', 404, 'data.link_unknown', posting({ token: NO_ONES_ID }))],
  },
  'POST /api/your-data/export': onlyFails(refusal('nothing is kept', 404, 'data.none', posting({}))),
  'POST /api/your-data/export/open': onlyFails(refusal('nothing is kept', 404, 'data.none', posting({}))),
  'POST /api/your-data/delete': onlyFails(
    refusal('nothing is kept', 404, 'data.none', posting({ agreed: true })),
    refusal('the link is not ours', 404, 'data.link_unknown', posting({ agreed: true, token: NO_ONES_ID })),
  ),
  'POST /api/your-data/code': onlyFails(refusal('nothing is kept', 404, 'data.none', posting())),
  'POST /api/your-data/prove': onlyFails(
    refusal('no code is typed', 422, 'account.code_empty', posting({ code: '' })),
    refusal('no claim waits for an address', 409, 'data.no_address', posting({ code: '000000' })),
  ),
  'POST /api/your-data/link': onlyFails(
    refusal('no address is typed', 422, 'account.email_empty', posting({ email: '' })),
  ),
};

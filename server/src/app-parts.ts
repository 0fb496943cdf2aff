import {
  createAccountRepository,
  createEmailCodes,
  createPasswordHashing,
  createPendingEmailChanges,
  createPendingRegistrations,
} from './features/accounts/index.ts';
import { createBillRepository, createOrderMails, loadReceipt } from './features/billing/index.ts';
import { caseStatuses, createOutcomeRepository } from './features/case-page/index.ts';
import { catchUp, createIndexRepository } from './features/case-index/index.ts';
import { createCaseRepository } from './features/cases/index.ts';
import { createOrderRepository } from './features/checkout/index.ts';
import { createClaimRepository, createOtherAnswersRepository } from './features/drafts/index.ts';
import { courtPaperDeps } from './features/court-papers/index.ts';
import {
  createDispatchRepository,
  createLetterDelivery,
  createPageCount,
  createPieceRepository,
  noteMailOutcome,
} from './features/dispatch/index.ts';
import {
  createDocumentRepository,
  createLetterRepository,
  createReviewRepository,
  loadLetterPdf,
} from './features/letters/index.ts';
import { createFilingRepository } from './features/filing/index.ts';
import { createExhibitRepository, createPacketRepository } from './features/exhibits/index.ts';
import { listSent, unwantedKinds } from './features/reminders/index.ts';
import { callerLimits, createBrowserSessions } from './features/sessions/index.ts';
import { createTrialBinderRepository, createTrialNotesRepository } from './features/trial-prep/index.ts';
import { deletionRepository, exportRepository } from './features/your-data/index.ts';
import type { Db } from './platform/db/index.ts';
import { requestLimits as createRequestLimits } from './platform/limits/index.ts';
import { createMail, createMailRefusals, type SendMailDeps } from './platform/mail/index.ts';
import type { AppDeps } from './app-deps.ts';

const SITE_NAME = 'Plainclaim';

/** What each feature is handed, and nothing besides. */
export type AppParts = ReturnType<typeof createAppParts>;

/** Puts the parts together once, for the routes and the jobs alike. */
export function createAppParts(deps: AppDeps) {
  const { db, clock, ids, log, box, jobs, hashing, limits, pack, uploads, isProduction, publicUrl } = deps;

  // What many features share, in groups: a feature is handed the groups it works with.
  const base = { db, clock, ids, log, jobs, hashing, limits, isProduction, publicUrl };
  const requestLimits = createRequestLimits({ limits, hashing, isProduction });
  const isHttps = publicUrl.startsWith('https://');
  const sessions = createBrowserSessions({ db, clock, ids, requestLimits, hashing, isHttps });
  const asked = { sessions, requestLimits };
  const accounts = createAccountRepository(box);
  const ofAccount = {
    addressOf: async (on: Db, accountId: string) => (await accounts.findProfile(on, accountId))?.email ?? null,
    languageOf: accounts.findLanguage,
  };
  const claim = { claims: createClaimRepository(box), pack, uploads };
  const paidClaim = {
    ...claim,
    orders: createOrderRepository(box),
    letters: createLetterRepository(box),
    documents: createDocumentRepository(box),
    reviews: createReviewRepository(box),
  };
  const drawing = { renderer: deps.renderer, coverage: deps.coverage, seal: deps.seal };
  const mail = createMail({ box, clock, ids, jobs });
  const others = createOtherAnswersRepository(box, ids);
  const callers = callerLimits(asked);

  const forAccounts = {
    ...base,
    ...asked,
    mail,
    claims: claim.claims,
    accounts,
    codes: createEmailCodes({ clock, ids, hashing }),
    pending: createPendingRegistrations(box),
    emailChanges: createPendingEmailChanges(box),
    passwords: createPasswordHashing(),
    passwordMinLength: deps.passwordMinLength,
    box,
    emailOfOrder: paidClaim.orders.unsafeEmailOf,
    siteName: SITE_NAME,
    identityProviders: deps.identityProviders,
  };
  const orderMails = createOrderMails(jobs);
  const forDelivery = {
    ...base,
    ...asked,
    ...paidClaim,
    ...drawing,
    ...ofAccount,
    mail,
    payments: deps.payments,
    dispatches: createDispatchRepository(box),
    pieces: createPieceRepository(box),
    carrier: deps.carrier,
    countPages: createPageCount(drawing),
    orderMails,
    refusals: createMailRefusals(hashing),
  };
  const forCourtPapers = courtPaperDeps(
    { ...base, ...asked, ...paidClaim, ...drawing, officialForms: deps.officialForms },
    box,
  );
  const forLetters = {
    ...base,
    ...asked,
    ...paidClaim,
    ...drawing,
    ...ofAccount,
    mail,
    box,
    workerThread: deps.workerThread,
    delivery: createLetterDelivery(forDelivery),
    orderCourtPapers: forCourtPapers.orderCourtPapers,
  };
  const forFiling = { ...forCourtPapers, ...ofAccount, mail, filings: createFilingRepository(box) };
  const forExhibits = {
    ...base,
    ...asked,
    ...paidClaim,
    ...drawing,
    files: deps.files,
    scanner: deps.scanner,
    exhibits: createExhibitRepository(box),
    packets: createPacketRepository(box),
    pieces: forDelivery.pieces,
  };
  const forDeliveryRecord = { ...forExhibits, dispatches: forDelivery.dispatches };
  const forCaseFile = { ...forDeliveryRecord, box, courtPapers: forCourtPapers.courtPapers };
  const forTrialPrep = {
    ...forExhibits,
    trialNotes: createTrialNotesRepository(box),
    trialBinders: createTrialBinderRepository(box),
  };
  const outcomes = createOutcomeRepository(box);
  const forYourData = {
    ...forTrialPrep,
    ...forAccounts,
    box,
    carrier: deps.carrier,
    payments: deps.payments,
    orderMails,
    others,
    dispatches: forDelivery.dispatches,
    pieces: forDelivery.pieces,
    courtPapers: forCourtPapers.courtPapers,
    signatures: forCourtPapers.signatures,
    filings: forFiling.filings,
    outcomes,
    reminders: { listSent, unwantedKinds },
    exports: exportRepository,
    deletions: deletionRepository,
    keepYears: deps.keepPaidYears,
  };
  const { carrier, dispatches, pieces } = forDelivery;
  const forCasePage = { ...forFiling, dispatches, pieces, carrier, outcomes };
  const forCaseIndex = { ...forCasePage, box, caseIndex: createIndexRepository(box, hashing) };
  const forBilling = {
    ...forAccounts,
    ...paidClaim,
    ...drawing,
    orderMails,
    payments: deps.payments,
    bills: createBillRepository(box),
    payee: { operator: deps.operator, siteName: SITE_NAME, publicUrl },
  };
  const forMail: SendMailDeps = {
    ...base,
    box,
    transport: deps.mailTransport,
    loadAttachment: (wanted) =>
      'receiptOf' in wanted ? loadReceipt(forBilling, wanted) : loadLetterPdf(forLetters, wanted),
    noteOutcome: (trx, ended) => noteMailOutcome(forDelivery, trx, ended),
    refusals: forDelivery.refusals,
    site: { name: SITE_NAME, url: publicUrl },
  };

  return {
    jobs,
    requestLimits,
    sessions,
    isProduction,
    forSessions: { ...base, ...asked },
    forDocumentCheck: { ...base, ...asked, seal: deps.seal },
    forAddressLookup: { ...asked, places: deps.places, log, spend: callers.spendAddressLook },
    forReferenceData: { ...asked, db, clock, isProduction, carrier, spendCouponLook: callers.spendCouponLook },
    forDrafts: { ...base, ...asked, ...claim, others },
    forClaimFit: { ...base, ...asked, ...claim },
    forFilePreview: { ...base, ...asked, ...claim, workerThread: deps.workerThread },
    forCheckout: {
      ...base,
      ...asked,
      ...paidClaim,
      payments: deps.payments,
      carrier,
      orderMails,
      stateOfZip: (zip: string) => deps.places.stateOfZip(zip),
    },
    forBilling,
    forCases: {
      ...base,
      ...asked,
      cases: createCaseRepository(box),
      catchUp: (accountId: string) => catchUp(forCaseIndex, accountId),
      statusesOf: (on: Db, paid: Parameters<typeof caseStatuses>[2]) => caseStatuses({ clock, pack, box }, on, paid),
    },
    forCasePage,
    forCaseIndex,
    forReminders: { ...forCaseIndex, accounts },
    forLetters,
    forDelivery,
    forCourtPapers,
    forFiling,
    forExhibits,
    forDeliveryRecord,
    forCaseFile,
    forTrialPrep,
    forAccounts,
    forYourData,
    forMail,
    forNewKeys: { ...base, box, files: deps.files },
    forDevOutbox: { outboxDir: deps.outboxDir, isProduction },
  };
}

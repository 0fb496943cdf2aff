import {
  createAccountRepository,
  createEmailCodes,
  createPasswordHashing,
  createPendingEmailChanges,
  createPendingRegistrations,
} from './features/accounts/index.ts';
import { createCaseRepository } from './features/cases/index.ts';
import { createOrderRepository } from './features/checkout/index.ts';
import { createClaimRepository, createOtherAnswersRepository } from './features/drafts/index.ts';
import { courtPaperDeps } from './features/court-papers/index.ts';
import { createDispatchRepository, makeLetterDelivery } from './features/dispatch/index.ts';
import { createDocumentRepository, createLetterRepository, createReviewRepository } from './features/letters/index.ts';
import { createFilingRepository } from './features/filing/index.ts';
import { createExhibitRepository, createPacketRepository } from './features/exhibits/index.ts';
import { callerLimits, createBrowserSessions } from './features/sessions/index.ts';
import { createTrialBookRepository, createTrialNotesRepository } from './features/trial-prep/index.ts';
import { deletionRepository, exportRepository } from './features/your-data/index.ts';
import type { Db } from './platform/db/index.ts';
import { requestLimits as createRequestLimits } from './platform/limits/index.ts';
import { createMail, createMailRefusals, makeWithdrawMail } from './platform/mail/index.ts';
import type { AppDeps } from './app-deps.ts';

/** What each feature is handed: repositories, senders and the parts all of them share. */
export type AppParts = ReturnType<typeof createAppParts>;

/** Puts the parts together once, for the routes and the jobs alike. */
export function createAppParts(deps: AppDeps) {
  const { db, clock, ids, box, jobs, hashing, limits } = deps;
  const isHttps = deps.publicUrl.startsWith('https://');
  const requestLimits = createRequestLimits({ limits, hashing, isProduction: deps.isProduction });
  const sessions = createBrowserSessions({ db, clock, ids, requestLimits, hashing, isHttps });
  const claims = createClaimRepository(box);
  const others = createOtherAnswersRepository(box, ids);
  const orders = createOrderRepository(box);
  const letters = createLetterRepository(box);
  const documents = createDocumentRepository(box);
  const reviews = createReviewRepository(box);
  const callers = callerLimits({ sessions, requestLimits });
  const accounts = createAccountRepository(box);
  const codes = createEmailCodes({ clock, ids, hashing });
  const pending = createPendingRegistrations(box);
  const emailChanges = createPendingEmailChanges(box);
  const passwords = createPasswordHashing();
  const mail = createMail({ box, clock, ids, jobs });
  const refusals = createMailRefusals(hashing);
  const addressOf = async (on: Db, accountId: string) => (await accounts.findProfile(on, accountId))?.email ?? null;
  const ofAccount = { addressOf, languageOf: accounts.findLanguage };
  const common = { ...deps, sessions, claims, orders, letters, documents, reviews, requestLimits, mail, ...ofAccount };
  const dispatches = createDispatchRepository(box);
  const forDelivery = { ...common, dispatches, refusals };
  const forCourtPapers = courtPaperDeps(common, box);
  const filings = createFilingRepository(box);
  const forFiling = { ...forCourtPapers, filings };
  const forExhibits = {
    ...common,
    exhibits: createExhibitRepository(box),
    packets: createPacketRepository(box),
  };
  const forTrialPrep = {
    ...forExhibits,
    trialNotes: createTrialNotesRepository(box),
    trialBooks: createTrialBookRepository(box),
  };
  const forLetters = {
    ...common,
    delivery: makeLetterDelivery(forDelivery),
    orderCourtPapers: forCourtPapers.orderCourtPapers,
  };
  const forAccounts = { ...common, accounts, codes, pending, emailChanges, passwords };
  const { courtPapers, signatures } = forCourtPapers;
  const forYourData = {
    ...forTrialPrep,
    ...forAccounts,
    others,
    dispatches,
    courtPapers,
    filings,
    signatures,
    exports: exportRepository,
    deletions: deletionRepository,
    withdrawMail: makeWithdrawMail({ box }),
    keepYears: deps.keepPaidYears,
  };

  return {
    requestLimits,
    sessions,
    common,
    forAddressLookup: { places: deps.places, log: deps.log, spend: callers.spendAddressLook },
    forReferenceData: { ...deps, spendCouponLook: callers.spendCouponLook },
    forDrafts: { ...common, others },
    forCheckout: { ...common, stateOfZip: (zip: string) => deps.places.stateOfZip(zip) },
    forCases: { ...common, cases: createCaseRepository(box) },
    forDelivery,
    forCourtPapers,
    forExhibits,
    forFiling,
    forTrialPrep,
    forLetters,
    forAccounts,
    forYourData,
  };
}

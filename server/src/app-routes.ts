import type { FastifyInstance } from 'fastify';
import {
  accountChangeRoutes,
  contactRoutes,
  logInRoutes,
  otherLogInRoutes,
  registrationRoutes,
  resetRoutes,
  secondStepRoutes,
  settingsRoutes,
  socialRoutes,
} from './features/accounts/index.ts';
import { addressLookupRoutes } from './features/address-lookup/index.ts';
import { casePageRoutes } from './features/case-page/index.ts';
import { billingRoutes } from './features/billing/index.ts';
import { caseIndexRoutes } from './features/case-index/index.ts';
import { caseFileRoutes } from './features/case-file/index.ts';
import { deliveryRecordRoutes } from './features/delivery-record/index.ts';
import { caseRoutes } from './features/cases/index.ts';
import { checkoutRoutes, paymentWebhookRoutes } from './features/checkout/index.ts';
import { claimFitRoutes } from './features/claim-fit/index.ts';
import { draftRoutes } from './features/drafts/index.ts';
import {
  coSignRoutes,
  courtPaperRoutes,
  courtQuestionRoutes,
  paperSigningRoutes,
} from './features/court-papers/index.ts';
import { documentCheckRoutes } from './features/document-check/index.ts';
import { dispatchRoutes, letterReportRoutes, mailRefusalRoutes, postWebhookRoutes } from './features/dispatch/index.ts';
import { letterReviewRoutes, letterRoutes } from './features/letters/index.ts';
import { exhibitRoutes } from './features/exhibits/index.ts';
import { filingRoutes } from './features/filing/index.ts';
import { filePreviewRoutes } from './features/file-preview/index.ts';
import { referenceDataRoutes } from './features/reference-data/index.ts';
import { accountTrailRoutes, ownSessionsRoutes, sessionRoutes } from './features/sessions/index.ts';
import { reminderRoutes } from './features/reminders/index.ts';
import { trialPrepRoutes } from './features/trial-prep/index.ts';
import { yourDataRoutes } from './features/your-data/index.ts';
import { cspReportRoutes } from './platform/csp-reports/index.ts';
import { devOutboxRoutes } from './platform/mail/index.ts';
import type { AppParts } from './app-parts.ts';

/** Every call of the product, feature by feature. */
export async function registerRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { forAccounts, forCourtPapers, forDelivery, forLetters, forSessions } = parts;
  await app.register(referenceDataRoutes(parts.forReferenceData));
  await app.register(addressLookupRoutes(parts.forAddressLookup));
  await app.register(sessionRoutes(forSessions));
  await app.register(ownSessionsRoutes(forSessions));
  await app.register(accountTrailRoutes(forSessions));
  await app.register(registrationRoutes(forAccounts));
  await app.register(logInRoutes(forAccounts));
  await app.register(resetRoutes(forAccounts));
  await app.register(accountChangeRoutes(forAccounts));
  await app.register(otherLogInRoutes(forAccounts));
  await app.register(secondStepRoutes(forAccounts));
  await app.register(socialRoutes(forAccounts));
  await app.register(contactRoutes(forAccounts));
  await app.register(settingsRoutes(forAccounts));
  await app.register(draftRoutes(parts.forDrafts));
  await app.register(claimFitRoutes(parts.forClaimFit));
  await app.register(filePreviewRoutes(parts.forFilePreview));
  await app.register(checkoutRoutes(parts.forCheckout));
  await app.register(paymentWebhookRoutes(parts.forCheckout));
  await app.register(billingRoutes(parts.forBilling));
  await app.register(letterRoutes(forLetters));
  await app.register(letterReviewRoutes(forLetters));
  await app.register(dispatchRoutes(forDelivery));
  await app.register(postWebhookRoutes(forDelivery));
  await app.register(courtPaperRoutes(forCourtPapers));
  await app.register(paperSigningRoutes(forCourtPapers));
  await app.register(courtQuestionRoutes(forCourtPapers));
  await app.register(coSignRoutes(forCourtPapers));
  await app.register(filingRoutes(parts.forFiling));
  await app.register(exhibitRoutes(parts.forExhibits));
  await app.register(deliveryRecordRoutes(parts.forDeliveryRecord));
  await app.register(caseFileRoutes(parts.forCaseFile));
  await app.register(trialPrepRoutes(parts.forTrialPrep));
  await app.register(mailRefusalRoutes(forDelivery));
  await app.register(letterReportRoutes(forDelivery));
  await app.register(yourDataRoutes(parts.forYourData));
  await app.register(caseRoutes(parts.forCases));
  await app.register(casePageRoutes(parts.forCasePage));
  await app.register(caseIndexRoutes(parts.forCaseIndex));
  await app.register(documentCheckRoutes(parts.forDocumentCheck));
  await app.register(reminderRoutes(parts.forReminders));
  await app.register(cspReportRoutes(forSessions));
  await app.register(devOutboxRoutes(parts.forDevOutbox));
  // A map of every call helps whoever builds on them, and in production nobody but an attacker.
  if (!parts.isProduction) app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

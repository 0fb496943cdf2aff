import {
  FORGET_CODES_EVERY_SECONDS,
  forgetCodes,
  forgetCodesJob,
  sendLogInMail,
  sendLogInMailJob,
  sendResetCode,
  sendResetCodeJob,
  sendSharedCode,
  sendSharedCodeJob,
} from './features/accounts/index.ts';
import { mailOrder, mailOrderJob } from './features/billing/index.ts';
import { makeCaseFile, makeCaseFileJob, unsafeCaseFilesInUse } from './features/case-file/index.ts';
import { INDEX_EVERY_SECONDS, indexCases, indexCasesJob } from './features/case-index/index.ts';
import {
  RECONCILE_EVERY_SECONDS,
  readPayment,
  readPaymentJob,
  reconcilePayments,
  reconcilePaymentsJob,
} from './features/checkout/index.ts';
import { makeCourtPacket, makeCourtPacketJob, raiseCourtSeals } from './features/court-papers/index.ts';
import {
  deliverLetter,
  deliverLetterJob,
  giveBackPostage,
  giveBackPostageJob,
  postPiece,
  postPieceJob,
  TEND_POST_EVERY_SECONDS,
  tendPost,
  tendPostJob,
} from './features/dispatch/index.ts';
import { FORGET_EVERY_SECONDS, forgetExpired, forgetExpiredJob } from './features/drafts/index.ts';
import {
  CLEAR_FILES_EVERY_SECONDS,
  clearExhibitFiles,
  clearExhibitFilesJob,
  makeExhibitPacket,
  makeExhibitPacketJob,
} from './features/exhibits/index.ts';
import {
  RAISE_SEALS_EVERY_SECONDS,
  raiseSeals,
  raiseSealsJob,
  renderLetter,
  renderLetterJob,
} from './features/letters/index.ts';
import { REMIND_EVERY_SECONDS, sendReminders, sendRemindersJob } from './features/reminders/index.ts';
import { SEAL_ANEW_EVERY_SECONDS, sealAnew, sealAnewJob } from './features/new-keys/index.ts';
import { makeTrialBinder, makeTrialBinderJob } from './features/trial-prep/index.ts';
import {
  deleteData,
  deleteDataJob,
  exportRepository,
  RETENTION_EVERY_SECONDS,
  applyRetention,
  retentionJob,
  makeDataExport,
  makeDataExportJob,
} from './features/your-data/index.ts';
import { keepBackupsJob } from './operations/index.ts';
import { REVIVE_JOBS_EVERY_SECONDS, revived, reviveJobs, reviveJobsJob } from './platform/jobs/index.ts';
import { sendMail, sendMailJob, TEND_OUTBOX_EVERY_SECONDS, tendOutbox, tendOutboxJob } from './platform/mail/index.ts';
import type { AppParts } from './app-parts.ts';

/** All kinds of background work, so that their queues exist before anything is put into them. */
export const jobDefinitions = [
  renderLetterJob,
  deliverLetterJob,
  postPieceJob,
  giveBackPostageJob,
  tendPostJob,
  makeCourtPacketJob,
  makeExhibitPacketJob,
  clearExhibitFilesJob,
  makeTrialBinderJob,
  makeCaseFileJob,
  forgetExpiredJob,
  forgetCodesJob,
  sealAnewJob,
  sendResetCodeJob,
  sendLogInMailJob,
  sendSharedCodeJob,
  mailOrderJob,
  readPaymentJob,
  reconcilePaymentsJob,
  sendMailJob,
  tendOutboxJob,
  reviveJobsJob,
  makeDataExportJob,
  deleteDataJob,
  retentionJob,
  sendRemindersJob,
  indexCasesJob,
  raiseSealsJob,
  keepBackupsJob,
];

/** What a person waits for. */
const inTheMaking = [
  revived(renderLetterJob),
  revived(deliverLetterJob),
  revived(makeCourtPacketJob),
  revived(makeExhibitPacketJob),
  revived(makeTrialBinderJob),
  revived(makeCaseFileJob),
  revived(makeDataExportJob),
  revived(deleteDataJob),
  revived(mailOrderJob),
  revived(readPaymentJob),
];

/** Gives every kind of background work its worker, and what comes round its rhythm. */
export function startJobs(parts: AppParts): void {
  const { jobs, forAccounts, forCourtPapers, forDelivery, forExhibits, forMail, forYourData } = parts;
  const otherFilesInUse = async (db: AppParts['forExhibits']['db'], ids: readonly string[]) =>
    new Set([...(await exportRepository.unsafeFilesInUse(db, ids)), ...(await unsafeCaseFilesInUse(db, ids))]);
  const forFiles = { ...forExhibits, otherFilesInUse };

  jobs.work(renderLetterJob, (job, run) => renderLetter(parts.forLetters, job, run));
  jobs.work(deliverLetterJob, (job) => deliverLetter(forDelivery, job));
  jobs.work(postPieceJob, (job) => postPiece(forDelivery, job));
  jobs.work(giveBackPostageJob, (job) => giveBackPostage(forDelivery, job));
  jobs.work(tendPostJob, (_job, run) => tendPost(forDelivery, run));
  // Nobody else puts anything into these queues where nobody posts letters.
  if (forDelivery.carrier !== null) jobs.repeat(tendPostJob, {}, { seconds: TEND_POST_EVERY_SECONDS });
  jobs.work(makeCourtPacketJob, (job, run) => makeCourtPacket(forCourtPapers, job, run));
  jobs.work(makeExhibitPacketJob, (job, run) => makeExhibitPacket(forExhibits, job, run));
  jobs.work(makeTrialBinderJob, (job, run) => makeTrialBinder(parts.forTrialPrep, job, run));
  jobs.work(makeCaseFileJob, (job, run) => makeCaseFile(parts.forCaseFile, job, run));
  jobs.work(makeDataExportJob, (job, run) => makeDataExport(forYourData, job, run));
  jobs.work(deleteDataJob, (job) => deleteData(forYourData, job));
  jobs.work(sendResetCodeJob, (job) => sendResetCode(forAccounts, job));
  jobs.work(sendLogInMailJob, (job) => sendLogInMail(forAccounts, job));
  jobs.work(sendSharedCodeJob, (job) => sendSharedCode(forAccounts, job));
  jobs.work(readPaymentJob, (job) => readPayment(parts.forCheckout, job));
  jobs.work(reconcilePaymentsJob, (_job, run) => reconcilePayments(parts.forCheckout, run));
  jobs.repeat(reconcilePaymentsJob, {}, { seconds: RECONCILE_EVERY_SECONDS });
  jobs.work(mailOrderJob, (job) => mailOrder(parts.forBilling, job));
  jobs.work(sendMailJob, (job, run) => sendMail(forMail, job, run));

  jobs.work(clearExhibitFilesJob, () => clearExhibitFiles(forFiles));
  jobs.repeat(clearExhibitFilesJob, {}, { seconds: CLEAR_FILES_EVERY_SECONDS });
  jobs.work(retentionJob, (_job, run) => applyRetention(forYourData, run));
  jobs.repeat(retentionJob, {}, { seconds: RETENTION_EVERY_SECONDS });
  jobs.work(raiseSealsJob, async (_job, run) => {
    await raiseSeals(parts.forLetters, run);
    await raiseCourtSeals(forCourtPapers, run);
  });
  jobs.repeat(raiseSealsJob, {}, { seconds: RAISE_SEALS_EVERY_SECONDS });
  jobs.work(sendRemindersJob, (_job, run) => sendReminders(parts.forReminders, run));
  jobs.repeat(sendRemindersJob, {}, { seconds: REMIND_EVERY_SECONDS });
  jobs.work(indexCasesJob, (_job, run) => indexCases(parts.forCaseIndex, run));
  jobs.repeat(indexCasesJob, {}, { seconds: INDEX_EVERY_SECONDS });
  jobs.work(forgetExpiredJob, (_job, run) => forgetExpired(parts.forDrafts, run));
  jobs.repeat(forgetExpiredJob, {}, { seconds: FORGET_EVERY_SECONDS });
  jobs.work(sealAnewJob, (_job, run) => sealAnew(parts.forNewKeys, run));
  jobs.repeat(sealAnewJob, {}, { seconds: SEAL_ANEW_EVERY_SECONDS });
  jobs.work(forgetCodesJob, () => forgetCodes(forAccounts));
  jobs.repeat(forgetCodesJob, {}, { seconds: FORGET_CODES_EVERY_SECONDS });
  jobs.work(tendOutboxJob, () => tendOutbox(forMail));
  jobs.repeat(tendOutboxJob, {}, { seconds: TEND_OUTBOX_EVERY_SECONDS });
  jobs.work(reviveJobsJob, () => reviveJobs(forMail, inTheMaking));
  jobs.repeat(reviveJobsJob, {}, { seconds: REVIVE_JOBS_EVERY_SECONDS });
}

import {
  FORGET_CODES_EVERY_SECONDS,
  forgetCodesJob,
  makeForgetCodes,
  makeSendResetCode,
  makeSendSharedCode,
  sendResetCodeJob,
  sendSharedCodeJob,
} from './features/accounts/index.ts';
import { FORGET_EVERY_SECONDS, forgetExpiredJob, makeForgetExpired } from './features/drafts/index.ts';
import { makeCourtPacketJob, makeMakeCourtPacket } from './features/court-papers/index.ts';
import { deliverLetterJob, makeDeliverLetter, makeNoteMailOutcome } from './features/dispatch/index.ts';
import { makeLoadLetterPdf, makeRenderLetter, renderLetterJob } from './features/letters/index.ts';
import {
  CLEAR_FILES_EVERY_SECONDS,
  clearExhibitFilesJob,
  makeClearExhibitFiles,
  makeExhibitPacketJob,
  makeMakeExhibitPacket,
} from './features/exhibits/index.ts';
import { makeSealAnew, SEAL_ANEW_EVERY_SECONDS, sealAnewJob } from './features/new-keys/index.ts';
import { makeMakeTrialBook, makeTrialBookJob } from './features/trial-prep/index.ts';
import {
  deleteDataJob,
  exportRepository,
  KEEP_TIMES_EVERY_SECONDS,
  keepTimesJob,
  makeDataExportJob,
  makeDeleteData,
  makeKeepTimes,
  makeMakeDataExport,
} from './features/your-data/index.ts';
import { makeReviveJobs, REVIVE_JOBS_EVERY_SECONDS, revived, reviveJobsJob } from './platform/jobs/index.ts';
import {
  makeSendMail,
  makeTendOutbox,
  sendMailJob,
  TEND_OUTBOX_EVERY_SECONDS,
  tendOutboxJob,
} from './platform/mail/index.ts';
import type { AppParts } from './app-parts.ts';

/** All kinds of background work, so that their queues exist before anything is put into them. */
export const jobDefinitions = [
  renderLetterJob,
  deliverLetterJob,
  makeCourtPacketJob,
  makeExhibitPacketJob,
  clearExhibitFilesJob,
  makeTrialBookJob,
  forgetExpiredJob,
  forgetCodesJob,
  sealAnewJob,
  sendResetCodeJob,
  sendSharedCodeJob,
  sendMailJob,
  tendOutboxJob,
  reviveJobsJob,
  makeDataExportJob,
  deleteDataJob,
  keepTimesJob,
];

/** What a person waits for. */
const inTheMaking = [
  revived(renderLetterJob),
  revived(deliverLetterJob),
  revived(makeCourtPacketJob),
  revived(makeExhibitPacketJob),
  revived(makeTrialBookJob),
  revived(makeDataExportJob),
  revived(deleteDataJob),
];

/** Gives every kind of background work its worker, and what comes round its rhythm. */
export function startJobs(parts: AppParts): void {
  const { common, forAccounts, forCourtPapers, forDelivery, forExhibits, forTrialPrep, forYourData } = parts;
  const { jobs } = common;
  jobs.work(renderLetterJob, makeRenderLetter(common));
  jobs.work(deliverLetterJob, makeDeliverLetter(forDelivery));
  jobs.work(makeCourtPacketJob, makeMakeCourtPacket(forCourtPapers));
  jobs.work(makeExhibitPacketJob, makeMakeExhibitPacket(forExhibits));
  jobs.work(makeTrialBookJob, makeMakeTrialBook(forTrialPrep));
  jobs.work(
    clearExhibitFilesJob,
    makeClearExhibitFiles({ ...forExhibits, otherFilesInUse: exportRepository.unsafeFilesInUse }),
  );
  jobs.repeat(clearExhibitFilesJob, {}, { seconds: CLEAR_FILES_EVERY_SECONDS });
  jobs.work(makeDataExportJob, makeMakeDataExport(forYourData));
  jobs.work(deleteDataJob, makeDeleteData(forYourData));
  jobs.work(keepTimesJob, makeKeepTimes(forYourData));
  jobs.repeat(keepTimesJob, {}, { seconds: KEEP_TIMES_EVERY_SECONDS });
  jobs.work(forgetExpiredJob, makeForgetExpired(common));
  jobs.repeat(forgetExpiredJob, {}, { seconds: FORGET_EVERY_SECONDS });
  jobs.work(sealAnewJob, makeSealAnew(common));
  jobs.repeat(sealAnewJob, {}, { seconds: SEAL_ANEW_EVERY_SECONDS });
  jobs.work(sendResetCodeJob, makeSendResetCode(forAccounts));
  jobs.work(sendSharedCodeJob, makeSendSharedCode(forAccounts));
  jobs.work(forgetCodesJob, makeForgetCodes(forAccounts));
  jobs.repeat(forgetCodesJob, {}, { seconds: FORGET_CODES_EVERY_SECONDS });
  const site = { name: 'Plainclaim', url: common.publicUrl };
  const loadAttachment = makeLoadLetterPdf(common);
  const noteOutcome = makeNoteMailOutcome(forDelivery);
  jobs.work(
    sendMailJob,
    makeSendMail({
      ...common,
      transport: common.mailTransport,
      loadAttachment,
      noteOutcome,
      refusals: forDelivery.refusals,
      site,
    }),
  );
  jobs.work(tendOutboxJob, makeTendOutbox(common));
  jobs.repeat(tendOutboxJob, {}, { seconds: TEND_OUTBOX_EVERY_SECONDS });
  jobs.work(reviveJobsJob, makeReviveJobs(common, inTheMaking));
  jobs.repeat(reviveJobsJob, {}, { seconds: REVIVE_JOBS_EVERY_SECONDS });
}

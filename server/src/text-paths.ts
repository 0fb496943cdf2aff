import { paths } from '@plainclaim/contract';

/** Calls that read or write the texts of a claim: what they cost is shared out among the clients. */
const TEXT_PATHS = [
  paths.saveFormData,
  paths.keepOtherAnswers,
  paths.claimFit,
  paths.claimCalendar,
  paths.filePreview,
  paths.generateDemandLetter,
  paths.saveDemandLetter,
  paths.letterQuestions,
  paths.letterAnswers,
  paths.letterReview,
  paths.letterDates,
];

/** The same, and what of it only saves what somebody has typed: that is counted, and never refused. */
export const TEXT_CALLS = { paths: TEXT_PATHS, kept: [paths.saveFormData, paths.keepOtherAnswers] };

import { paths } from '@plainclaim/contract';

/** Calls that read or write the texts of a claim: what they cost is shared out among the clients. */
export const TEXT_PATHS = [
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

/** Of these, what saves what somebody has typed. */
export const SAVING_PATHS = [paths.saveFormData, paths.keepOtherAnswers];

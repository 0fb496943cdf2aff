export { makeMakeTrialBook } from './make-trial-book.job.ts';
export { trialPrepRoutes } from './routes.ts';
export { createTrialBookRepository } from './trial-book-repository.ts';
export { createTrialNotesRepository } from './trial-notes-repository.ts';
export { makeTrialBookJob } from './trial-prep-jobs.ts';

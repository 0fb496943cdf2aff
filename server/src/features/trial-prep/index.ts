export { makeMakeTrialBook } from './make-trial-book.job.ts';
export { trialPrepRoutes } from './routes.ts';
export { createTrialBookRepository, type TrialBookRepository } from './trial-book-repository.ts';
export { createTrialNotesRepository, type TrialNotesRepository } from './trial-notes-repository.ts';
export { makeTrialBookJob } from './trial-prep-jobs.ts';

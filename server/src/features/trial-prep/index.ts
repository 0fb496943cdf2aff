export { makeTrialBinder } from './make-trial-binder.job.ts';
export { trialPrepRoutes } from './routes.ts';
export { createTrialBinderRepository, type TrialBinderRepository } from './trial-binder-repository.ts';
export { createTrialNotesRepository, type TrialNotesRepository } from './trial-notes-repository.ts';
export { makeTrialBinderJob } from './trial-prep-jobs.ts';

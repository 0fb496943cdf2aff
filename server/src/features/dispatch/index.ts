export { makeLetterDelivery } from './arrange-delivery.ts';
export { makeDeliverLetter } from './deliver-letter.job.ts';
export { deliverLetterJob } from './dispatch-jobs.ts';
export { createDispatchRepository, type DispatchRepository } from './dispatch-repository.ts';
export { makeNoteMailOutcome } from './note-mail-outcome.ts';
export { letterReportRoutes } from './report-routes.ts';
export { mailRefusalRoutes } from './refusal-routes.ts';
export { dispatchRoutes } from './routes.ts';

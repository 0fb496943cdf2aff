export { createLetterDelivery } from './arrange-delivery.ts';
export { deliverLetter } from './deliver-letter.job.ts';
export { deliverLetterJob } from './dispatch-jobs.ts';
export { canEmailLetters } from './email-permission.ts';
export { createDispatchRepository, type Dispatch, type DispatchRepository } from './dispatch-repository.ts';
export { noteMailOutcome } from './note-mail-outcome.ts';
export { letterReportRoutes } from './report-routes.ts';
export { mailRefusalRoutes } from './refusal-routes.ts';
export { dispatchRoutes } from './routes.ts';

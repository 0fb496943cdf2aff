export * from './document-repository.ts';
export * from './letter-jobs.ts';
export * from './letter-repository.ts';
export * from './load-letter-pdf.ts';
export * from './render-letter.job.ts';
export * from './routes.ts';

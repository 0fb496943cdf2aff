export * from './claim-repository.ts';
export * from './forget-expired.job.ts';
export * from './open-claim.ts';
export * from './routes.ts';
export * from './signature-image.ts';
export * from './wizard-facts.ts';

export * from './claim-repository.ts';
export * from './open-claim.ts';
export * from './routes.ts';
export * from './wizard-facts.ts';

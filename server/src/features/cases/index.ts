export * from './case-repository.ts';
export * from './routes.ts';

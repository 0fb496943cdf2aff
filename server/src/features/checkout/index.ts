export * from './order-repository.ts';
export * from './routes.ts';

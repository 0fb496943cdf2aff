export * from './assess-claim.ts';

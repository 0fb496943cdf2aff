export * from './payment-provider.ts';
export * from './simulated-provider.ts';

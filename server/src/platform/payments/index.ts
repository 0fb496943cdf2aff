export * from './payment-provider.ts';
export * from './simulated-provider.ts';
export * from './stripe-provider.ts';

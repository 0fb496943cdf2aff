export * from './fake-stripe.ts';
export { APPROVED_CARD, CHALLENGED_CARD, DECLINED_CARD, DISPUTED_CARD } from './ledger.ts';
export type { WebhookFault } from './webhooks.ts';

export * from './mailing.ts';
export * from './packages.ts';
export * from './price-order.ts';
export * from './receipt-lines.ts';
export * from './refund-rule.ts';
export * from './sales-tax.ts';

import { type Cents, formatUsd } from '@plainclaim/domain';

/** "$29" and "$25,000": a price or a limit, which has no cents unless it needs them. */
export const wholeDollars = (amount: Cents): string => formatUsd(amount).replace(/\.00$/, '');

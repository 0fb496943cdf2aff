import { SIMULATED_TOKENS } from '@plainclaim/contract';
import type { PaymentProvider } from './payment-provider.ts';

/** Pretends to charge: the test token for a declined card is declined, the approved one is paid, all else declined. */
export const simulatedProvider: PaymentProvider = {
  id: 'simulated',
  isSimulated: true,
  charge: async ({ orderId, token }) => ({
    state: token === SIMULATED_TOKENS.approved ? 'paid' : 'declined',
    ref: `sim_${orderId}`,
  }),
};

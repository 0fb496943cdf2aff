import { settleOrder, type SettleDeps } from '../settle-order.ts';

/** Thrown so that the job runs again; nothing was changed. */
export class ProviderNotReady extends Error {}

/** Safe to run twice and late: what is read now is what counts, whatever message asked for it. */
export async function readPayment(deps: SettleDeps, { ref }: { readonly ref: string }): Promise<void> {
  const reading = await deps.payments.read(ref);
  if (reading.ok) {
    await settleOrder(deps, reading.value);
    return;
  }
  // Somebody else's payment, or none: there will be nothing to read later either.
  if (reading.error.code === 'payments.unknown_ref' || reading.error.code === 'payments.refused') return;
  throw new ProviderNotReady(reading.error.code);
}

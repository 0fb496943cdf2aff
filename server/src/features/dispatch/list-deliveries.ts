import type { DeliveryWire } from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { err, ok, type Result } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { Dispatch, DispatchRepository } from './dispatch-repository.ts';

type Deps = { readonly db: Db; readonly dispatches: DispatchRepository };

/** Where the letter to each recipient stands. A letter that was not approved has no deliveries. */
export async function listDeliveries(
  { db, dispatches }: Deps,
  owner: Owner | null,
  demandId: string,
): Promise<Result<readonly DeliveryWire[], { readonly code: 'letter.unknown_demand' }>> {
  const letter = owner === null ? null : await dispatches.findOwnedLetter(db, owner, demandId);
  if (letter === null) return err({ code: 'letter.unknown_demand' });
  return ok((await dispatches.listOfVersion(db, letter.versionId)).map(presentDelivery));
}

const problems = {
  refused: 'dispatch.refused',
  undeliverable: 'dispatch.undeliverable',
  no_pdf: 'dispatch.no_pdf',
  unwanted: 'dispatch.unwanted',
  withheld: 'dispatch.withheld',
  altered: 'dispatch.altered',
} as const;

function problemOf({ failureCode, state }: Dispatch): string | null {
  if (state === 'held') return messageFor('dispatch.held');
  if (failureCode === null) return null;
  const known = Object.entries(problems).find(([code]) => code === failureCode);
  return messageFor(known?.[1] ?? 'dispatch.undeliverable');
}

const presentDelivery = (dispatch: Dispatch): DeliveryWire => ({
  recipient: dispatch.recipientIndex,
  name: dispatch.parties.recipient.name,
  channel: dispatch.channel,
  state: dispatch.state,
  sent_to:
    dispatch.channel === 'email'
      ? (dispatch.parties.recipient.email ?? '')
      : dispatch.parties.recipient.lines.slice(1).join(', '),
  message_reference: dispatch.mailId,
  tracking_number: dispatch.trackingNumber,
  mailed_on: dispatch.mailedOn,
  created_at: new Date(dispatch.createdAtMs).toISOString(),
  sent_at: dispatch.sentAtMs === null ? null : new Date(dispatch.sentAtMs).toISOString(),
  problem: problemOf(dispatch),
});

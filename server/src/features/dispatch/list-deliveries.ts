import type { DeliveryWire, PostDeliveryWire } from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { err, ok, type Result } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Dispatch, DispatchRepository } from './dispatch-repository.ts';
import { presentPosted, trackingNumberOf } from './post/present-post.ts';

type Deps = Parameters<typeof presentPosted>[0] & {
  readonly db: Db;
  readonly clock: Clock;
  readonly dispatches: DispatchRepository;
};

/** Where the letter to each recipient stands. A letter that was not approved has no deliveries. */
export async function listDeliveries(
  deps: Deps,
  owner: Owner | null,
  demandId: string,
): Promise<Result<readonly DeliveryWire[], { readonly code: 'letter.unknown_demand' }>> {
  const { clock, db, dispatches } = deps;
  const letter = owner === null ? null : await dispatches.findOwnedLetter(db, owner, demandId);
  if (letter === null) return err({ code: 'letter.unknown_demand' });
  const all = await dispatches.listOfVersion(db, letter.versionId);
  const posted = await presentPosted(deps, db, all, clock.now());
  return ok(all.map((dispatch) => presentDelivery(dispatch, posted.get(dispatch.id))));
}

const problems = {
  refused: 'dispatch.refused',
  undeliverable: 'dispatch.undeliverable',
  no_pdf: 'dispatch.no_pdf',
  unwanted: 'dispatch.unwanted',
  withheld: 'dispatch.withheld',
  altered: 'dispatch.altered',
  not_printed: 'post.not_printed',
  post_refused: 'post.refused',
  too_many_pages: 'post.too_many_pages',
} as const;

function problemOf({ channel, failureCode, state }: Dispatch): string | null {
  const isPosted = channel === 'post';
  if (state === 'held') return messageFor(isPosted ? 'post.held' : 'dispatch.held');
  if (isPosted && failureCode === 'withheld') return messageFor('post.withheld');
  if (isPosted && failureCode === 'no_pdf') return messageFor('post.no_pdf');
  if (failureCode === null) return null;
  const known = Object.entries(problems).find(([code]) => code === failureCode);
  return messageFor(known?.[1] ?? 'dispatch.undeliverable');
}

const presentDelivery = (dispatch: Dispatch, posted: PostDeliveryWire | undefined): DeliveryWire => ({
  recipient: dispatch.recipientIndex,
  name: dispatch.parties.recipient.name,
  channel: dispatch.channel,
  state: dispatch.state,
  sent_to:
    dispatch.channel === 'email'
      ? (dispatch.parties.recipient.email ?? '')
      : dispatch.parties.recipient.lines.slice(1).join(', '),
  message_reference: dispatch.mailId,
  tracking_number: dispatch.trackingNumber ?? trackingNumberOf(posted),
  mailed_on: dispatch.mailedOn,
  created_at: new Date(dispatch.createdAtMs).toISOString(),
  sent_at: dispatch.sentAtMs === null ? null : new Date(dispatch.sentAtMs).toISOString(),
  problem: problemOf(dispatch),
  post: posted ?? null,
});

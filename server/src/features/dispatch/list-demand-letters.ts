import { DEMAND_LETTERS_A_PAGE, type DemandLetterWire, type PostDeliveryWire } from '@plainclaim/contract';
import { dayAt } from '@plainclaim/domain';
import { type Clock, COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { DispatchRepository, SentLetter } from './dispatch-repository.ts';
import { isPickupLateOf, presentPosted, trackingNumberOf } from './post/present-post.ts';

export type DemandLettersPage = {
  readonly letters: readonly DemandLetterWire[];
  readonly total: number;
  readonly hasMore: boolean;
};

/** A page of the letters an account approved, one entry a recipient and way, newest first. */
export async function listDemandLetters(
  deps: Parameters<typeof presentPosted>[0] & {
    readonly db: Db;
    readonly clock: Clock;
    readonly dispatches: DispatchRepository;
  },
  accountId: string,
  pageNumber: number,
): Promise<DemandLettersPage> {
  const { clock, db, dispatches } = deps;
  const [sent, total] = await Promise.all([
    dispatches.listOfAccount(db, accountId, { size: DEMAND_LETTERS_A_PAGE, number: pageNumber }),
    dispatches.countListed(db, accountId),
  ]);
  const dispatched = sent.map(({ dispatch }) => dispatch);
  const posted = await presentPosted(deps, db, dispatched, clock.now());
  const letters = sent.map((one) => presentLetter(one, posted.get(one.dispatch.id)));
  return { letters, total, hasMore: pageNumber * DEMAND_LETTERS_A_PAGE < total };
}

const presentLetter = ({ dispatch, demandId }: SentLetter, posted: PostDeliveryWire | undefined): DemandLetterWire => ({
  case_id: dispatch.claimId,
  demand_id: demandId,
  recipient: dispatch.recipientIndex,
  name: dispatch.parties.recipient.name,
  channel: dispatch.channel,
  state: dispatch.state,
  approved_on: dayAt(dispatch.createdAtMs, COURT_TIME_ZONE),
  sent_on: dispatch.mailedOn ?? (dispatch.sentAtMs === null ? null : dayAt(dispatch.sentAtMs, COURT_TIME_ZONE)),
  tracking_number: dispatch.trackingNumber ?? trackingNumberOf(posted),
  standing: posted?.standing ?? null,
  standing_source: posted?.source ?? null,
  pickup_is_late: isPickupLateOf(posted),
});

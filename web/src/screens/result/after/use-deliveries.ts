import type { DeliveriesAnswer, DeliveryWire } from '@plainclaim/contract';
import { canStandingChange } from '@plainclaim/domain';
import { useQuery } from '@tanstack/react-query';
import { readDeliveries } from '../../../api/cases/deliveries.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import { useLooksWhile } from '../../../api/server-state/while-making.ts';

const isUnderWay = ({ channel, state }: DeliveryWire): boolean => channel === 'email' && state === 'queued';

/** A letter that a carrier posts, of which more may be heard. */
const isTravelling = ({ post }: DeliveryWire): boolean =>
  post !== null &&
  (post.pieces.some(({ standing }) => canStandingChange(standing)) || (post.back_cents !== null && !post.is_back));

const isAnyTravelling = (answer: DeliveriesAnswer | undefined): boolean =>
  answer?.deliveries.some(isTravelling) ?? false;

const isAnyUnderWay = (answer: DeliveriesAnswer | undefined): boolean => answer?.deliveries.some(isUnderWay) ?? false;

export type DeliveriesLook = {
  /** Null until they are read. */
  readonly deliveries: readonly DeliveryWire[] | null;
  readonly failure: ApiFailure | null;
  readonly lookAgain: () => void;
};

/** Where each copy of an approved letter stands; looked at again while something is still on its way. '' asks nothing. */
export function useDeliveries(demandId: string): DeliveriesLook {
  const { data, error, refetch } = useQuery({
    ...serverQuery(['deliveries', demandId], (options) => readDeliveries(demandId, options)),
    ...useLooksWhile(isAnyUnderWay, isAnyTravelling),
    enabled: demandId !== '',
    // The step reads them before it is shown; its list shows those.
    refetchOnMount: false,
  });
  return { deliveries: data?.deliveries ?? null, failure: error, lookAgain: () => void refetch() };
}

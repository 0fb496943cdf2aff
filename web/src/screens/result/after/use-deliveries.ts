import type { DeliveryWire } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { readDeliveries } from '../../../api/deliveries.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';

/** Milliseconds between two looks while an e-mail is on its way out, and how often we look by ourselves. */
const LOOK_AGAIN_MS = 5_000;
const MOST_LOOKS = 12;

const isUnderWay = ({ channel, state }: DeliveryWire): boolean => channel === 'email' && state === 'queued';

export type DeliveriesLook = {
  /** Null until they are read. */
  readonly deliveries: readonly DeliveryWire[] | null;
  readonly failure: ApiFailure | null;
  readonly lookAgain: () => void;
};

/** Where each copy of an approved letter stands; looked at again while something is still on its way. */
export function useDeliveries(demandId: string): DeliveriesLook {
  const [read, setRead] = useState<Omit<DeliveriesLook, 'lookAgain'>>({ deliveries: null, failure: null });
  const [look, setLook] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void readDeliveries(demandId, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      setRead((before) =>
        answer.ok
          ? { deliveries: answer.value.deliveries, failure: null }
          : { deliveries: before.deliveries, failure: answer.error },
      );
      if (!answer.ok || look >= MOST_LOOKS || !answer.value.deliveries.some(isUnderWay)) return;
      timer = setTimeout(() => setLook(look + 1), LOOK_AGAIN_MS);
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [demandId, look]);
  return { ...read, lookAgain: () => setLook((before) => before + 1) };
}

import type { ExhibitPacketAnswer, ExhibitsAnswer } from '@plainclaim/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readExhibits } from '../../api/exhibits.ts';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';
import { createMoments } from './moments.ts';

export type Work<Answer> = () => Promise<ApiResult<Answer>>;

export type Exhibits = {
  /** The newest the server told; null before the first answer. */
  readonly answer: ExhibitsAnswer | null;
  readonly isLoading: boolean;
  /** Why the last load did not succeed. */
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
  /** Makes a change and takes over the list it answers with. */
  readonly change: (work: Work<ExhibitsAnswer>) => Promise<ApiResult<ExhibitsAnswer>>;
  /** Asks about the packet or for it, and takes over where it stands. */
  readonly packetWork: (work: Work<ExhibitPacketAnswer>) => Promise<ApiResult<ExhibitPacketAnswer>>;
};

type Known = Pick<Exhibits, 'answer' | 'failure'> & { readonly asked: string };

const NOT_FOUND = 404;
const CONFLICT = 409;
const SIGNED_OUT = 401;

/** The exhibits of one case. `onSignedOut` is called when nobody is signed in any more. */
export function useExhibits(caseId: string, onSignedOut: () => void): Exhibits {
  const [known, setKnown] = useState<Known>({ asked: '', answer: null, failure: null });
  const [times, setTimes] = useState(0);
  const [moments] = useState(createMoments);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const asked = `${caseId} ${times}`;
  const reload = useCallback(() => setTimes((count) => count + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    const begun = moments.begin();
    void readExhibits(caseId, { signal: controller.signal }).then((got) => {
      if (controller.signal.aborted) return;
      if (moments.isOvertaken(begun)) reload();
      else if (got.ok) setKnown({ asked, answer: got.value, failure: null });
      else {
        setKnown((before) => ({ ...before, asked, failure: got.error }));
        if (got.error.status === SIGNED_OUT) onSignedOut();
      }
    });
    return () => controller.abort();
  }, [caseId, asked, moments, reload, onSignedOut]);

  const change = useCallback(
    async (work: Work<ExhibitsAnswer>) => {
      const begun = moments.begin();
      const got = await work();
      const isOld = moments.isOvertaken(begun);
      // Also after a failure: the change may have been made and only its answer lost.
      moments.changed();
      if (isGone.current) return got;
      if (got.ok && !isOld) setKnown((before) => ({ ...before, answer: got.value, failure: null }));
      const { status } = got.ok ? { status: 0 } : got.error;
      if (got.ok ? isOld : status === NOT_FOUND || status === CONFLICT) reload();
      if (status === SIGNED_OUT) onSignedOut();
      return got;
    },
    [moments, reload, onSignedOut],
  );

  const packetWork = useCallback(
    async (work: Work<ExhibitPacketAnswer>) => {
      const begun = moments.begin();
      const got = await work();
      if (isGone.current) return got;
      if (!got.ok && got.error.status === SIGNED_OUT) onSignedOut();
      if (got.ok && !moments.isOvertaken(begun)) {
        const { packet } = got.value;
        setKnown((before) => ({ ...before, answer: before.answer === null ? null : { ...before.answer, packet } }));
      }
      return got;
    },
    [moments, onSignedOut],
  );

  const isLoading = known.asked !== asked;
  return { answer: known.answer, isLoading, failure: isLoading ? null : known.failure, reload, change, packetWork };
}

import type { ExhibitPacketAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { readExhibitPacket } from '../../../api/exhibits.ts';
import type { ApiResult } from '../../../api/http/http-client.ts';
import type { Exhibits } from '../use-exhibits.ts';

/** Milliseconds between two looks: soon at first, seldom for whoever leaves the page open or is offline. */
const SOON_MS = 1_000;
const LATER_MS = 5_000;
const SOON_LOOKS = 60;

export const waitBeforeLook = (look: number, hasFailed: boolean): number =>
  hasFailed || look >= SOON_LOOKS ? LATER_MS : SOON_MS;

/** Looks by itself how far the packet is, one look after the other. True while the server cannot be reached. */
export function usePacketLook(caseId: string, isMaking: boolean, packetWork: Exhibits['packetWork']): boolean {
  const [{ looks, hasFailed }, setLooks] = useState({ looks: 0, hasFailed: false });
  useEffect(() => {
    if (!isMaking) return undefined;
    const controller = new AbortController();
    const look = async () => {
      const got: ApiResult<ExhibitPacketAnswer> = await packetWork(() =>
        readExhibitPacket(caseId, { signal: controller.signal }),
      );
      if (!controller.signal.aborted) setLooks((before) => ({ looks: before.looks + 1, hasFailed: !got.ok }));
    };
    const timer = setTimeout(() => void look(), waitBeforeLook(looks, hasFailed));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [caseId, isMaking, looks, hasFailed, packetWork]);
  return isMaking && hasFailed;
}

import { useQuery } from '@tanstack/react-query';
import { readExhibitPacket } from '../../../api/exhibits.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import { useLooksWhile } from '../../../api/server-state/while-making.ts';
import type { Exhibits } from '../use-exhibits.ts';

/** It is asked for only while it is being made. */
const always = () => true;

/** Looks by itself how far the packet is, one look after the other. True while the server cannot be reached. */
export function usePacketLook(caseId: string, packetWork: Exhibits['packetWork']): boolean {
  const { errorUpdatedAt, dataUpdatedAt } = useQuery({
    ...serverQuery(['exhibit-packet', caseId], (options) => packetWork(() => readExhibitPacket(caseId, options))),
    ...useLooksWhile(always),
  });
  return errorUpdatedAt > dataUpdatedAt;
}

export {
  type DeliveryRecord,
  deliverySheet,
  type RecordDelivery,
  type RecordEvent,
  type RecordSource,
} from './delivery-record.ts';
export { EXHIBIT_LIMITS } from './limits.ts';
export { type EvidenceKind, type SniffedKind, sniffEvidence, SNIFF_BYTES } from './sniff-evidence.ts';
export { exhibitMark, moved, sameSet, stampText } from './ordering.ts';
export {
  type ExhibitFacts,
  type ExhibitPacketModel,
  type PacketExhibit,
  type ExhibitPacketProblem,
  prepareExhibitPacket,
} from './exhibit-packet.ts';

export { checkPaper, PACKET_PROBLEMS, type PacketProblem, type ReadPaper } from './check-packet.ts';
export { type ComplaintFacts, complaintFacts } from './complaint-facts.ts';
export type {
  CourtPacket,
  FileStage,
  PacketFacts,
  PaperBlock,
  PaperField,
  PaperFile,
  PaperFileKind,
  Sheet,
  SheetKind,
} from './paper-blocks.ts';
export {
  type PacketInput,
  PAPER_STOP_CODES,
  type PaperStop,
  type PaperStopCode,
  preparePacket,
} from './prepare-packet.ts';

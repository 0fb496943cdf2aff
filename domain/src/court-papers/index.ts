export { checkPaper, PACKET_PROBLEMS, type PacketProblem, type ReadPaper } from './readings/check-paper.ts';
export { COMPLAINT_BOXES } from './complaint/complaint-boxes.ts';
export { type ComplaintFacts, complaintFacts } from './complaint/complaint-facts.ts';
export { hasPrivateNumber } from './complaint/kept-out.ts';
export { openComplaintParts, type SettledParts, withOpenParts } from './packet/open-parts.ts';
export { correctedFacts, type FactsRefusal, privateMatterIn } from './complaint/corrected-facts.ts';
export {
  FORM_CHECK_KEYS,
  FORM_CHECK_LABELS,
  FORM_MARK_KEYS,
  FORM_TEXT_KEYS,
  NEEDED_FORM_KEYS,
  signatureKey,
} from './official-form/official-form-keys.ts';
export type {
  CourtPacket,
  FileStage,
  NeededPart,
  OfficialFormData,
  PacketFacts,
  PaperBlock,
  PaperField,
  PaperFile,
  PaperFileKind,
  PaperSignature,
  Sheet,
  SheetKind,
} from './packet/paper-blocks.ts';
export { copiesOf } from './packet/paper-copies.ts';
export { PAPER_TITLES } from './packet/paper-titles.ts';
export {
  type FoundLine,
  blocksSigning,
  isOurFault,
  LINE_SEVERITIES,
  type LineCode,
  type LineSeverity,
  type Mend,
  MENDS,
  type OurFault,
  PAPER_LINES,
  type ReadFile,
  type Reading,
  type ReadingFacts,
  type UnequalPay,
  type ReadingLine,
  READINGS,
  readPacket,
} from './readings/index.ts';
export { readPaperTitle, type TitleWords } from './packet/read-paper-title.ts';
export {
  type PacketInput,
  PAPER_STOP_CODES,
  type PaperStop,
  type PaperStopCode,
  preparePacket,
  type GuideReader,
} from './packet/prepare-packet.ts';
export { signedFooter } from './wording/forms.ts';
export { guideWordsIn, noticeOfForm } from './wording/guide-words.ts';
export {
  CONTINUED,
  draftTitle,
  FORM_TICKED,
  formReadIntro,
  officialTitle,
  OTHER_FORMS,
  OTHER_SHEET_TITLE,
  otherSheetIntro,
  SEE_SHEET,
  typedSignature,
} from './wording/official-form.ts';

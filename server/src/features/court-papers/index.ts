export { removeExpiredCoSignLinks } from './signing/co-sign-link-repository.ts';
export { coSignRoutes } from './signing/co-sign-routes.ts';
export { newestCourtSeal, raiseCourtSeals } from './court-seals.ts';
export { courtPaperDeps } from './court-paper-deps.ts';
export type { CourtPaperRepository, ListedPaper, OwnedPaper } from './court-paper-repository.ts';
export {
  findSignatureState,
  type SignatureState,
  type SignatureStateDeps,
  signatureStateOf,
} from './signing/find-signature-state.ts';
export { guideReader } from './packet/guide-reader.ts';
export { makeCourtPacketJob } from './court-papers-jobs.ts';
export { makeCourtPacket } from './packet/make-court-packet.job.ts';
export { courtPaperRoutes } from './routes.ts';
export { courtQuestionRoutes } from './questions/court-question-routes.ts';
export { hasEveryComplaint, type OfficialForms, officialFormRules } from './packet/official-form.ts';
export { paperSigningRoutes } from './signing/signing-routes.ts';
export type { SignatureRepository } from './signing/signature-repository.ts';
export { findPaperByHash } from './paper-by-hash.ts';

export { courtPaperDeps } from './court-paper-deps.ts';
export type { CourtPaperRepository } from './court-paper-repository.ts';
export { makeCourtPacketJob } from './court-papers-jobs.ts';
export { makeMakeCourtPacket } from './make-court-packet.job.ts';
export { courtPaperRoutes } from './routes.ts';
export { type OfficialForms, officialFormRules } from './official-form.ts';
export { paperSigningRoutes } from './signing-routes.ts';
export type { SignatureRepository } from './signature-repository.ts';

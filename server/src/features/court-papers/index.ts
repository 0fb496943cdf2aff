export { createCourtPaperRepository } from './court-paper-repository.ts';
export { makeCourtPacketJob } from './court-papers-jobs.ts';
export { makeMakeCourtPacket } from './make-court-packet.job.ts';
export { makeOrderCourtPapers } from './order-court-papers.ts';
export { courtPaperRoutes } from './routes.ts';
export { createPaperCaseRepository } from './paper-case-repository.ts';
export { type OfficialForms, officialFormRules } from './official-form.ts';

export { makeClearExhibitFiles } from './clear-exhibit-files.job.ts';
export { CLEAR_FILES_EVERY_SECONDS, clearExhibitFilesJob, makeExhibitPacketJob } from './exhibit-jobs.ts';
export { createExhibitRepository } from './exhibit-repository.ts';
export { makeMakeExhibitPacket } from './make-exhibit-packet.job.ts';
export { createPacketRepository } from './packet-repository.ts';
export { exhibitRoutes } from './routes.ts';

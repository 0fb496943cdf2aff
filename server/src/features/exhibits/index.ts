export { clearExhibitFiles } from './clear-exhibit-files.job.ts';
export { CLEAR_FILES_EVERY_SECONDS, clearExhibitFilesJob, makeExhibitPacketJob } from './exhibit-jobs.ts';
export { createExhibitRepository, type ExhibitRepository } from './exhibit-repository.ts';
export { makeExhibitPacket } from './make-exhibit-packet.job.ts';
export { createPacketRepository, type PacketRepository } from './packet-repository.ts';
export { exhibitRoutes } from './routes.ts';

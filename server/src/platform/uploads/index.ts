export { flattenAnnotations } from './flatten-annotations.ts';
export { canWatchProcesses } from './process-usage.ts';
export { createUploadDesk, PacketFailed, type UploadDesk, uploadChildFiles } from './upload-desk.ts';
export {
  type PageArea,
  type PlacedUpload,
  type PreparedUpload,
  UPLOAD_REFUSALS,
  type UploadRefusal,
} from './upload-protocol.ts';

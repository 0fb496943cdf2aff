export { flattenAnnotations } from './flatten-annotations.ts';
export { canWatchProcesses } from './process-usage.ts';
export { createUploadIntake, PacketFailed, type UploadIntake, uploadChildFiles } from './upload-intake.ts';
export {
  type PageArea,
  type PlacedUpload,
  type PreparedUpload,
  UPLOAD_REFUSALS,
  type UploadRefusal,
} from './upload-protocol.ts';

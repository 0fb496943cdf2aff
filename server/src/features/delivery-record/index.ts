export { drawDeliveryRecord, type RecordDeps } from './draw-delivery-record.ts';
export { deliveryRecordRoutes } from './routes.ts';

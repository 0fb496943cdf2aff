export { createLetterDelivery } from './arrange-delivery.ts';
export { deliverLetter } from './deliver-letter.job.ts';
export { deliverLetterJob } from './dispatch-jobs.ts';
export { canEmailLetters } from './email-permission.ts';
export { createDispatchRepository, type Dispatch, type DispatchRepository } from './dispatch-repository.ts';
export { createPieceRepository, type PieceRepository } from './post/piece-repository.ts';
export {
  type DeliveryEvent,
  type DeliveryEventKind,
  type DeliverySource,
  listDeliveryEvents,
} from './post/delivery-events.ts';
export { createPageCount } from './post/letter-length.ts';
export { listReceiptLetters, noteReceipt, type ReceiptLetter } from './post/return-receipt.ts';
export { isPickupLateOf, presentPosted, trackingNumberOf } from './post/present-post.ts';
export { giveBackPostage } from './post/give-back.job.ts';
export { settlePostBeforeDeletion } from './post/settle-before-deletion.ts';
export { postPiece } from './post/post-piece.job.ts';
export { giveBackPostageJob, postPieceJob, TEND_POST_EVERY_SECONDS, tendPostJob } from './post/post-jobs.ts';
export { tendPost } from './post/tend-post.job.ts';
export { postWebhookRoutes } from './post/webhook-routes.ts';
export { noteMailOutcome } from './note-mail-outcome.ts';
export { letterReportRoutes } from './report-routes.ts';
export { mailRefusalRoutes } from './refusal-routes.ts';
export { dispatchRoutes } from './routes.ts';

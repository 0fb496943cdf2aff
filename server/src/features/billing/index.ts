export { createBillRepository } from './bill-repository.ts';
export { mailOrderJob } from './billing-jobs.ts';
export { createOrderMails, mailOrder } from './mail-order.job.ts';
export { receiptDocument } from './receipt-document.ts';
export { loadReceipt } from './receipt-pdf.ts';
export { billingRoutes } from './routes.ts';
export { insertReceiptLink } from './receipt-links.ts';

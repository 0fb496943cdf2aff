export { createBillRepository } from './bill-repository.ts';
export { mailOrderJob } from './billing-jobs.ts';
export { createOrderMails, mailOrder } from './mail-order.job.ts';
export { loadReceipt } from './receipt-pdf.ts';
export { billingRoutes } from './routes.ts';

import {
  acknowledgedSchema,
  type BillingAnswer,
  billingAnswerSchema,
  type BillSort,
  type DataCodeAnswer,
  dataCodeAnswerSchema,
  type PaidOrderAnswer,
  paidOrderAnswerSchema,
  paths,
  type ReceiptLinkAnswer,
  receiptLinkAnswerSchema,
} from '@plainclaim/contract';
import type { Acknowledged } from '../account/accounts.ts';
import { fetchPdf } from '../http/files.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost, LONG_WORK_MS } from '../http/http-client.ts';

/** A page of the signed-in person's orders. 401 when nobody is signed in. */
export const readBills = (page: number, sort: BillSort, options: ApiOptions = {}): Promise<ApiResult<BillingAnswer>> =>
  apiGet(`${paths.billing}?page=${page}&sort=${sort}`, billingAnswerSchema, options);

/** The order that a case was paid with; without an id, the claim on this browser's result page. */
export function readPaidOrder(options: ApiOptions = {}, caseId = ''): Promise<ApiResult<PaidOrderAnswer>> {
  const query = caseId === '' ? '' : `?${new URLSearchParams({ case_id: caseId }).toString()}`;
  return apiGet(`${paths.paidOrder}${query}`, paidOrderAnswerSchema, options);
}

/** Where a receipt is, for a link of the page. */
export const receiptAddress = (orderId: string, action: 'view' | 'download'): string =>
  `${paths.receiptPdf}?${new URLSearchParams({ order_id: orderId, action }).toString()}`;

export const openReceipt = (
  orderId: string,
  action: 'view' | 'download',
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> => fetchPdf(receiptAddress(orderId, action), { method: 'GET' }, options);

/** Mails the receipt again, to the address that was given with the payment. */
export const mailReceipt = (orderId: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.mailReceipt, { order_id: orderId }, acknowledgedSchema);

/** Asks the payment provider for all of it back. */
export const refundOrder = (orderId: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.refundOrder, { order_id: orderId }, acknowledgedSchema, { timeoutMs: LONG_WORK_MS });

/** What the link of a receipt leads to. */
export const openReceiptLink = (token: string, options: ApiOptions = {}): Promise<ApiResult<ReceiptLinkAnswer>> =>
  apiPost(paths.openReceiptLink, { token }, receiptLinkAnswerSchema, options);

/** Mails a code to the address of the order. */
export const sendReceiptCode = (token: string): Promise<ApiResult<DataCodeAnswer>> =>
  apiPost(paths.receiptCode, { token }, dataCodeAnswerSchema);

/** With the right code the claim opens in this browser. */
export const proveReceipt = (token: string, code: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.proveReceipt, { token, code }, acknowledgedSchema);

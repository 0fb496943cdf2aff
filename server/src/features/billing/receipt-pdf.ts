import type { Language } from '@plainclaim/contract';
import { dayAt, err, ok, type Result } from '@plainclaim/domain';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { DocumentRenderer } from '../../platform/documents/index.ts';
import type { LoadAttachment } from '../../platform/mail/index.ts';
import type { Bill, BillRepository } from './bill-repository.ts';
import { type Payee, receiptDocument } from './receipt-document.ts';

export type ReceiptDeps = {
  readonly db: Db;
  readonly bills: BillRepository;
  readonly renderer: DocumentRenderer;
  readonly payee: Payee;
};

export type DrawReceiptError = { readonly code: 'billing.receipt_later' };

/**
 * The receipt of an order, drawn from what was frozen with it: the same order gives the same bytes, so none is kept. After
 * a refund it shows that too.
 */
export async function drawReceipt(
  { renderer, payee }: Pick<ReceiptDeps, 'renderer' | 'payee'>,
  bill: Bill,
  language: Language,
): Promise<Result<Buffer, DrawReceiptError>> {
  const facts = { ...bill, paidOn: dayAt(bill.atMs, COURT_TIME_ZONE) };
  const drawn = await renderer.renderCourtPaper(receiptDocument(facts, payee, language));
  return drawn.ok ? ok(Buffer.from(drawn.value.pdf)) : err({ code: 'billing.receipt_later' });
}

/** "receipt-K7QF-2M9T.pdf" */
export const receiptFileName = ({ number }: Pick<Bill, 'number'>): string => `receipt-${number}.pdf`;

/** A receipt as a mail's attachment. Null, and so tried again later, while no engine can draw it. */
export async function loadReceipt(
  deps: ReceiptDeps,
  { receiptOf, language }: { readonly receiptOf: string; readonly language: Language },
): ReturnType<LoadAttachment> {
  const bill = await deps.bills.unsafeFind(deps.db, receiptOf);
  if (bill === null) return null;
  const drawn = await drawReceipt(deps, bill, language);
  if (!drawn.ok) return null;
  return { filename: receiptFileName(bill), contentType: 'application/pdf', bytes: drawn.value };
}

import { APPROVED_CARD, CHALLENGED_CARD, DECLINED_CARD, DISPUTED_CARD } from './ledger.ts';
import type { FakeSession } from './objects.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escaped(title)}</title><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

const usd = (amount: number): string => `$${(amount / 100).toFixed(2)}`;

/** The page on which a person pays: what for, how much, a card, and the way back. */
export function payPage(session: FakeSession, problem: string): string {
  const lines = session.lines.map(
    ({ name, quantity, unitAmount }) => `<li>${escaped(name)} × ${quantity}: ${usd(quantity * unitAmount)}</li>`,
  );
  const cards = [
    [APPROVED_CARD, 'approved'],
    [DECLINED_CARD, 'declined'],
    [CHALLENGED_CARD, 'asks for a check by the bank'],
    [DISPUTED_CARD, 'approved, then disputed'],
  ].map(([card, says]) => `<li>${card}: ${says}</li>`);
  const back = session.cancelUrl === null ? '' : `<p><a href="${escaped(session.cancelUrl)}">Go back</a></p>`;
  return page(
    'Test payment page',
    `<p>No money moves. This page stands in for the payment provider.</p><ul>${lines.join('')}</ul>
<p>To pay: <strong>${usd(session.subtotal + session.tax)}</strong></p>${problem === '' ? '' : `<p role="alert">${escaped(problem)}</p>`}
<form method="post"><label>Card number <input name="card" autocomplete="off" required></label>
<button>Pay now</button></form><ul>${cards.join('')}</ul>${back}`,
  );
}

export const challengePage = (card: string): string =>
  page(
    'Your bank asks',
    `<p>Is this payment yours?</p><form method="post"><input type="hidden" name="card" value="${escaped(card)}">
<button name="answer" value="yes">Yes, approve</button> <button name="answer" value="no">No, refuse</button></form>`,
  );

export const overPage = (): string => page('This payment is over', '<p>Go back to the site where you began.</p>');

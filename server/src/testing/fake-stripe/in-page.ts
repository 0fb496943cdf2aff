import { APPROVED_CARD, CHALLENGED_CARD, DECLINED_CARD, DISPUTED_CARD } from './ledger.ts';

/*
 * What stands in for Stripe's script and for the form that it puts into a page. The product talks to it through the same
 * calls; the card is typed in a frame of the fake's, as with Stripe.
 */

/** The script: `initCheckoutElementsSdk`, one element for the card, and `confirm`. Nothing else of Stripe's is there. */
export const inPageScript = (origin: string): string => `'use strict';
window.Stripe = (publishableKey) => {
  if (!/^pk_/.test(publishableKey)) throw new Error('a publishable key is needed');
  return {
    initCheckoutElementsSdk: ({ clientSecret }) => {
      const frame = document.createElement('iframe');
      const heard = {};
      window.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== ${JSON.stringify(origin)} || source !== frame.contentWindow) return;
        heard[data.kind]?.(data);
      });
      const element = {
        on: (event, handler) => {
          heard[event] = handler;
          return element;
        },
        mount: (target) => {
          frame.title = 'Test card form';
          frame.src = ${JSON.stringify(`${origin}/elements/`)} + encodeURIComponent(clientSecret);
          frame.setAttribute('width', '100%');
          frame.setAttribute('height', '260');
          target.append(frame);
        },
        destroy: () => frame.remove(),
      };
      return {
        createPaymentElement: () => element,
        loadActions: async () => ({
          type: 'success',
          actions: {
            confirm: () =>
              new Promise((resolve) => {
                heard.confirmed = ({ message }) =>
                  resolve(message === '' ? { type: 'success' } : { type: 'error', error: { code: 'paymentFailed', message } });
                frame.contentWindow.postMessage({ kind: 'confirm' }, ${JSON.stringify(origin)});
              }),
          },
        }),
      };
    },
  };
};
`;

/** The frame's own page. Its script is a file: the page of the product that holds it has no say in it. */
export const framePage =
  (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test card form</title><style>body, input { font: 16px sans-serif }</style>
<body><p>No money moves. This form stands in for the payment provider.</p>
<label>Card number <input id="card" autocomplete="off" inputmode="numeric"></label>
<ul>${[
    [APPROVED_CARD, 'approved'],
    [DECLINED_CARD, 'declined'],
    [CHALLENGED_CARD, 'approved after a check'],
    [DISPUTED_CARD, 'approved, then disputed'],
  ]
    .map(([card, says]) => `<li>${card}: ${says}</li>`)
    .join('')}</ul>
<script src="/elements.js"></script></body></html>`;

export const FRAME_SCRIPT = `'use strict';
parent.postMessage({ kind: 'ready' }, '*');
window.addEventListener('message', async ({ data, source, origin }) => {
  if (data.kind !== 'confirm') return;
  const body = new URLSearchParams({ card: document.getElementById('card').value });
  const answer = await fetch(location.href, { method: 'POST', body });
  source.postMessage({ kind: 'confirmed', ...(await answer.json()) }, origin);
});
`;

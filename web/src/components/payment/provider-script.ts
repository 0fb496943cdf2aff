import type { StripeConstructor } from '@stripe/stripe-js';

/** Somebody who waits longer than this thinks that nothing comes; blockers keep the script away for ever. */
const PATIENCE_MS = 5_000;

/**
 * The payment service's own script, loaded once and only where the operator chose the form in our page; no other page of
 * ours runs a script of anybody else. Null when it does not come in time.
 */
export function loadProviderScript(url: string): Promise<StripeConstructor | null> {
  if (window.Stripe !== undefined) return Promise.resolve(window.Stripe);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (): void => {
      clearTimeout(timer);
      if (window.Stripe === undefined) script.remove();
      resolve(window.Stripe ?? null);
    };
    const timer = setTimeout(end, PATIENCE_MS);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = url;
    document.head.append(script);
  });
}

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Where browsers report what the policy refused. */
export const CSP_REPORT_PATH = '/csp-report';

/** Origins that a page with somebody else's payment form must let in. */
export type PaymentFormOrigins = {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
};

/**
 * A strict policy: our own scripts and styles only, never inline except the prerendered style by its hash, no frames
 * of ours elsewhere, PDFs shown from a blob address. No text becomes a script or a part of a page (Trusted Types, and no
 * policy may be made that would let it). Only where the operator chose a payment form in our pages does the policy let that
 * service in; its script makes its frames from texts, so Trusted Types cannot be required there.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: {
    readonly publicUrl: string;
    readonly styleHashes: readonly string[];
    readonly scriptHashes: readonly string[];
    /** Where a payment service has its form that stands in our pages; absent: nothing of anybody else is let in. */
    readonly paymentForm?: PaymentFormOrigins | undefined;
  },
): Promise<void> {
  const { paymentForm } = options;
  const isHttps = options.publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...options.scriptHashes, ...(paymentForm?.scripts ?? [])],
        styleSrc: ["'self'", ...options.styleHashes],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(paymentForm?.connections ?? [])],
        frameSrc: ['blob:', ...(paymentForm?.frames ?? [])],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(paymentForm === undefined ? { requireTrustedTypesFor: ["'script'"], trustedTypes: ["'none'"] } : {}),
        reportUri: [CSP_REPORT_PATH],
        reportTo: ['csp'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const endpoint = `csp="${new URL(CSP_REPORT_PATH, options.publicUrl).href}"`;
  // Wallets in the payment form ask the browser for them.
  const wallets = ['self', ...(paymentForm?.frames ?? []).map((origin) => `"${origin}"`)].join(' ');
  const payment = paymentForm === undefined ? '' : wallets;
  const permissions = `camera=(), geolocation=(), payment=(${payment}), usb=(), microphone=(self)`;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('reporting-endpoints', endpoint);
    reply.header('permissions-policy', permissions);
  });
}

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Where browsers report what the policy refused. */
export const CSP_REPORT_PATH = '/csp-report';

/**
 * A strict policy: our own scripts and styles only, never inline except the prerendered style by its hash, no frames
 * of ours elsewhere, PDFs shown from a blob address. No text becomes a script or a part of a page (Trusted Types, and no
 * policy may be made that would let it).
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: {
    readonly publicUrl: string;
    readonly styleHashes: readonly string[];
    readonly scriptHashes: readonly string[];
  },
): Promise<void> {
  const isHttps = options.publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...options.scriptHashes],
        styleSrc: ["'self'", ...options.styleHashes],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ['blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
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
  app.addHook('onSend', async (_request, reply) => {
    reply.header('reporting-endpoints', endpoint);
    reply.header('permissions-policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)');
  });
}

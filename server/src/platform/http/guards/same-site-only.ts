import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state changes that another site started: the browser says so in Sec-Fetch-Site, and Origin must be ours.
 * A request with neither comes from no browser page and carries no stolen cookie, so it passes.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string): void {
  const ours = new URL(publicUrl);
  // Plain text is what a form of another site can send unasked; our calls take JSON only.
  app.removeContentTypeParser('text/plain');
  // Before the body is read, and after the hooks that set the security headers: a refusal carries them too.
  app.addHook('preParsing', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    if (request.routeOptions.config.takesOtherSites === true) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ApiError(403, 'request.cross_site');
    const { origin } = request.headers;
    if (origin !== undefined && !isSameOrigin(origin, ours, request.headers.host)) {
      throw new ApiError(403, 'request.cross_site');
    }
  });
}

/** Behind our public address the origin must be that address; started locally, the host the browser asked for. */
function isSameOrigin(origin: string, ours: URL, host: string | undefined): boolean {
  if (origin === ours.origin) return true;
  return isLoopback(ours.hostname) && host !== undefined && origin === `http://${host}` && isLoopback(hostName(host));
}

const hostName = (host: string): string => host.replace(/:\d+$/, '');
const isLoopback = (name: string): boolean => name === 'localhost' || name === '127.0.0.1' || name === '[::1]';

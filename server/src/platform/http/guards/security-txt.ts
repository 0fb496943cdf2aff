import { LANGUAGES } from '@plainclaim/contract';
import type { FastifyInstance } from 'fastify';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60_000;
/** RFC 9116, 2.5.5, asks for less than a year; half of one says that somebody still looks after the file. */
const VALID_DAYS = 180;

/**
 * Tells whoever found a weakness where to report it (RFC 9116). `contact` is a `mailto:` or `https:` address; without one
 * there is no such file, because a contact that nobody reads is worse than none.
 */
export function registerSecurityTxt(
  app: FastifyInstance,
  options: { readonly contact: string | null; readonly publicUrl: string; readonly now: () => number },
): void {
  const { contact, publicUrl, now } = options;
  if (contact === null) return;
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${new URL(PATH, publicUrl).href}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}

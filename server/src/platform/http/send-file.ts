import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

type File = {
  readonly type: string;
  /** One of ours: letters, digits, dots and dashes. */
  readonly name: string;
  /** `download` keeps it on the caller's disk; anything else shows it in the browser. */
  readonly action: string;
};

/** Answers with a file for its owner alone: no cache keeps it. */
export const sendFile = (
  reply: FastifyReply,
  { type, name, action }: File,
  content: Uint8Array | Readable | string,
): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `${action === 'download' ? 'attachment' : 'inline'}; filename="${name}"`)
    .send(content);

/** Answers with a page that holds somebody's papers; `policy` is its content security policy. */
export const sendPage = (reply: FastifyReply, page: string, policy: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(page);

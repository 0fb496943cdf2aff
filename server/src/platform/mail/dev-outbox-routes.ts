import { isIPv4 } from 'node:net';
import * as z from 'zod/mini';
import type { AppPlugin } from '../http/index.ts';
import { type Html, html } from './html.ts';
import { type CapturedMail, listCaptured, readCaptured, readCapturedEml } from './outbox-files.ts';

const MOST_LISTED = 100;

const paramsSchema = z.object({ name: z.string() });

/**
 * Shows captured mail to whoever sits at this machine. In production there are no such pages. To anyone else they look
 * as if they were not there.
 */
export const devOutboxRoutes =
  ({ outboxDir, isProduction }: { readonly outboxDir: string; readonly isProduction: boolean }): AppPlugin =>
  async (app) => {
    if (isProduction) return;

    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // A name of our own in `Host`: another site's page could point its own name at this machine.
      const isFromHere = isLoopbackAddress(request.socket.remoteAddress) && isLoopbackName(request.headers.host);
      const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
      if (!isFromHere || isForwarded) reply.callNotFound();
    });

    app.get('/dev/outbox', { schema: { hide: true } }, async (_request, reply) => {
      const names = await listCaptured(outboxDir, MOST_LISTED);
      const rows = await Promise.all(
        names.map(async (name) => {
          const mail = await readCaptured(outboxDir, name);
          return mail === null ? [] : [rowHtml(name, mail)];
        }),
      );
      return reply.type('text/html; charset=utf-8').send(listPage(rows.flat()).markup);
    });

    app.get('/dev/outbox/:name', { schema: { hide: true, params: paramsSchema } }, async ({ params }, reply) => {
      const mail = await readCaptured(outboxDir, params.name);
      if (mail === null) return reply.callNotFound();
      return reply.type('text/html; charset=utf-8').send(mailPage(params.name, mail).markup);
    });

    app.get('/dev/outbox/:name/eml', { schema: { hide: true, params: paramsSchema } }, async ({ params }, reply) => {
      const eml = await readCapturedEml(outboxDir, params.name);
      if (eml === null) return reply.callNotFound();
      return reply
        .type('message/rfc822')
        .header('content-disposition', `attachment; filename="${params.name}.eml"`)
        .send(eml);
    });
  };

/** Node names an IPv4 client of an IPv6 socket "::ffff:127.0.0.1". */
function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/i, '') ?? '';
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

function isLoopbackName(host: string | undefined): boolean {
  const name = host?.replace(/:\d+$/, '').toLowerCase() ?? '';
  return name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
${body}</main>
</body>
</html>
`;

function listPage(rows: readonly Html[]): Html {
  if (rows.length === 0) return page('Outbox', html`<p>No mail yet.</p>\n`);
  return page(
    'Outbox',
    html`<p>Mail of this development server, newest first. None of it left this machine.</p>
<table>
<thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
`,
  );
}

const rowHtml = (name: string, { createdAt, to, subject }: CapturedMail): Html =>
  html`<tr><td><time>${createdAt}</time></td><td>${to}</td><td><a href="/dev/outbox/${name}">${subject}</a></td></tr>\n`;

const mailPage = (name: string, mail: CapturedMail): Html =>
  page(
    mail.subject,
    html`<p>To ${mail.to}, <time>${mail.createdAt}</time></p>
<pre>${mail.text}</pre>
${mail.attachments.map(({ filename, bytes }) => html`<p>Attached: ${filename} (${bytes} bytes)</p>\n`)}<p><a href="/dev/outbox/${name}/eml">Whole mail</a> · <a href="/dev/outbox">All mail</a></p>
`,
  );

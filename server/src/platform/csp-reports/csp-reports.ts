import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type AppPlugin, CSP_REPORT_PATH } from '../http/index.ts';
import type { RequestLimits } from '../limits/index.ts';
import type { Log } from '../logging/index.ts';

/** A report names one rule and one address; what is longer is no report. */
const LARGEST_REPORT_BYTES = 16 * 1024;
/** Browsers send what they gathered in one list. */
const MOST_REPORTS = 10;

/** The rules of our policy. Anything else a sender may write is not repeated in the log. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);
const KINDS: ReadonlySet<string> = new Set(['enforce', 'report']);

/** As `report-uri` sends it. */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    disposition: z.optional(z.string()),
  }),
});

/** As the Reporting API sends it. Other kinds of reports share the list. */
const listed = z.array(
  z.object({
    type: z.string(),
    body: z.optional(
      z.nullable(z.object({ effectiveDirective: z.optional(z.string()), disposition: z.optional(z.string()) })),
    ),
  }),
);

type Violation = { readonly directive: string; readonly kind: string };

const violation = (directive: string | undefined, disposition: string | undefined): Violation => {
  const name = directive?.split(' ')[0] ?? '';
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    kind: KINDS.has(disposition ?? '') ? (disposition ?? '') : 'enforce',
  };
};

/** What a report says was refused; nothing for what is no such report. */
export function violationsIn(body: unknown): readonly Violation[] {
  const one = single.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    return [violation(report['effective-directive'] ?? report['violated-directive'], report.disposition)];
  }
  const many = listed.safeParse(body);
  if (!many.success) return [];
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MOST_REPORTS)
    .map(({ body: report }) => violation(report?.effectiveDirective, report?.disposition));
}

/**
 * Where browsers tell that a page was refused something by its content security policy. Only the rule and its kind are
 * logged: the addresses in a report can hold what somebody typed, and anybody can send one.
 */
export const cspReportRoutes =
  ({ log, requestLimits }: { readonly log: Log; readonly requestLimits: RequestLimits }): AppPlugin =>
  async (app: FastifyInstance) => {
    app.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: LARGEST_REPORT_BYTES },
      app.getDefaultJsonParser('error', 'error'),
    );
    app.post(CSP_REPORT_PATH, { schema: { hide: true }, bodyLimit: LARGEST_REPORT_BYTES }, async (request, reply) => {
      await requestLimits.spendClient(request, reply, 'csp-report-client');
      for (const { directive, kind } of violationsIn(request.body)) {
        log.warn({ event: 'csp.violation', code: directive, state: kind }, 'a page was refused something');
      }
      return reply.code(204).send();
    });
  };

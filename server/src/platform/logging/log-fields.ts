/*
 * The only fields a log line may carry: ids, states, counts and durations. Never a name, an address, an email, an
 * amount, a story or a code somebody received. Anything else is left out and only its field name is noted.
 */

const TEXT_FIELDS = [
  'accountId',
  'caseId',
  'claimId',
  'client',
  'code',
  'component',
  'deliveryId',
  'demandId',
  'directory',
  'documentId',
  'draftId',
  'event',
  'host',
  'jobId',
  'jobName',
  'letterId',
  'migration',
  'orderId',
  'outcome',
  'reqId',
  'requestId',
  'route',
  'setting',
  'state',
  'version',
] as const;

const NUMBER_FIELDS = ['attempt', 'bytes', 'count', 'durationMs', 'pid', 'port', 'responseTime', 'status'] as const;

/** Objects of which a serializer picks the harmless parts. */
const SERIALIZED_FIELDS = ['err', 'req', 'res'] as const;

export type LogFields = { readonly [name in (typeof TEXT_FIELDS)[number]]?: string } & {
  readonly [name in (typeof NUMBER_FIELDS)[number]]?: number;
} & { readonly [name in (typeof SERIALIZED_FIELDS)[number]]?: unknown };

const plain: ReadonlySet<string> = new Set([...TEXT_FIELDS, ...NUMBER_FIELDS]);
const serialized: ReadonlySet<string> = new Set(SERIALIZED_FIELDS);

const mayBeLogged = (name: string, value: unknown): boolean =>
  serialized.has(name) || (plain.has(name) && (value === null || typeof value !== 'object'));

export function onlyAllowed(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (mayBeLogged(name, value)) kept[name] = value;
    else leftOut.push(name);
  }
  return leftOut.length === 0 ? kept : { ...kept, leftOut: leftOut.join(',') };
}

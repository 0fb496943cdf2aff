/** How many links of a chain of causes are followed. */
const DEEPEST_CAUSE = 3;

type Described = Record<string, unknown>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The route's pattern, never the address itself: that may hold tokens, and what people typed. */
export function describeRequest(request: unknown): Described {
  if (!isObject(request)) return {};
  const options = request['routeOptions'];
  const pattern = isObject(options) ? options['url'] : undefined;
  return { method: request['method'], route: typeof pattern === 'string' ? pattern : '(no route)' };
}

export const describeReply = (reply: unknown): Described => (isObject(reply) ? { status: reply['statusCode'] } : {});

/**
 * The kind of an error, its code, the names of database objects it speaks of and where it was thrown. Messages are left
 * out unless asked for: those of parsers, mail servers and the database quote what people typed.
 */
export function describeError(error: unknown, withMessage: boolean, depth = 0): Described {
  if (!isObject(error)) return { type: typeof error };
  const described: Described = { type: error instanceof Error ? error.name : 'object' };
  for (const name of ['code', 'statusCode', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall']) {
    const value = error[name];
    if (typeof value === 'string' || typeof value === 'number') described[name] = value;
  }
  if (error instanceof Error) {
    if (withMessage) described['message'] = error.message;
    described['stack'] = framesOf(error);
    if (error.cause !== undefined && depth < DEEPEST_CAUSE) {
      described['cause'] = describeError(error.cause, withMessage, depth + 1);
    }
  }
  return described;
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string {
  const head = `${error.name}: ${error.message}`;
  const stack = error.stack ?? '';
  const rest = stack.startsWith(head) ? stack.slice(head.length) : stack;
  return rest
    .split('\n')
    .filter((line) => /^ {4}at \S/.test(line))
    .join('\n');
}

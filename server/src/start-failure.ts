/** A start that cannot go on, with the reason in words for whoever runs the server. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}

/** What is said when a start failed: a sentence where one helps, otherwise where it broke. */
export function describeStartFailure(error: unknown, port: number): string {
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that program, or set PORT to another one.`;
  }
  if (code === 'EACCES' && Reflect.get(error, 'syscall') === 'listen') {
    return `Port ${port} may not be used by this user of the machine. Set PORT to one above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL') return 'This machine has no such address. Check HOST.';
  return error.stack ?? error.message;
}

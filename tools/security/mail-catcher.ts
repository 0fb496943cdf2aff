import { createServer, type Server, type Socket } from 'node:net';

/** A mail as the mail server took it: who it goes to by the envelope, and all its bytes as text. */
export type CaughtMail = { readonly recipients: readonly string[]; readonly raw: string };

export type MailCatcher = {
  readonly port: number;
  readonly mails: readonly CaughtMail[];
  /** While true every mail is put off with a temporary refusal, like a mail server in trouble. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
};

/** A mail server of this machine that keeps what it gets: as much SMTP as a sender needs, no TLS and no login. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const open = new Set<Socket>();
  let isRefusing = false;
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => {}); // a sender that hangs up ends its own mail
    talk(
      socket,
      () => isRefusing,
      (mail) => mails.push(mail),
    );
  });
  const port = await listening(server);
  return {
    port,
    mails,
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

/** Listens on any free port of this machine. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

function talk(socket: Socket, isRefusing: () => boolean, keep: (mail: CaughtMail) => void): void {
  let waiting = '';
  let recipients: string[] = [];
  let data: string[] | null = null;
  const say = (text: string) => socket.write(`${text}\r\n`);

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') say('250-catcher\r\n250 8BITMIME');
    else if (verb === 'HELO') say('250 catcher');
    else if (verb === 'RCPT') {
      if (isRefusing()) return void say('451 try again later');
      recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? line);
      say('250 ok');
    } else if (verb === 'DATA') {
      data = [];
      say('354 go on');
    } else if (verb === 'RSET') {
      recipients = [];
      say('250 ok');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  }

  socket.setEncoding('utf8');
  say('220 catcher');
  socket.on('data', (chunk: string) => {
    waiting += chunk;
    for (let end = waiting.indexOf('\r\n'); end !== -1; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (data === null) command(line);
      else if (line === '.') {
        keep({ recipients, raw: data.join('\r\n') });
        recipients = [];
        data = null;
        say('250 taken');
      } else data.push(line.startsWith('..') ? line.slice(1) : line);
    }
  });
}

/** The words of a mail's readable parts: transfer encodings are undone, so that a marker cannot hide in one. */
export function wordsOf({ raw }: CaughtMail): string {
  // Only what the mail names as a boundary is one: two dashes are above a signature too.
  const boundaries = [...raw.matchAll(/boundary="?([^"\r\n;]+)/gi)].map(([, boundary]) => `\r\n--${boundary}`);
  let parts = [raw];
  for (const boundary of boundaries) parts = parts.flatMap((part) => part.split(boundary));
  return parts.map(readablePart).join('\n');
}

function readablePart(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end);
  const body = part.slice(end + 4);
  // A PDF is no words of ours to read here.
  if (/content-type:\s*application\//i.test(head)) return head;
  if (/content-transfer-encoding:\s*base64/i.test(head)) return `${head}\n${Buffer.from(body, 'base64').toString()}`;
  if (!/content-transfer-encoding:\s*quoted-printable/i.test(head)) return part;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head}\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}

/** The six digits that are on a line of their own. */
export const codeIn = (mail: CaughtMail): string | undefined => /^\s*(\d{6})\s*$/m.exec(wordsOf(mail))?.[1];

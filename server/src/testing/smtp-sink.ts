import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAuthentication, type SMTPServerSession } from 'smtp-server';

/** A mail as the server took it. */
export type SunkMail = {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
  readonly raw: Buffer;
};

/** What the server answers to a command: a reply code, or nothing but the end of the connection. */
export type SinkBehaviour = {
  readonly onRecipient?: 'accept' | number | 'hang-up';
  readonly onData?: 'accept' | number | 'hang-up';
  /** How long the answer to the data takes. */
  readonly dataDelayMs?: number;
  readonly greeting?: 'send' | 'hang-up';
};

export type SmtpSink = {
  readonly port: number;
  /** Everything it said yes to. */
  readonly mails: readonly SunkMail[];
  /** How many mails it was offered, taken or not. */
  readonly offered: () => number;
  /** Changes how it behaves from the next command on. */
  behave(behaviour: SinkBehaviour): void;
  close(): Promise<void>;
};

export type SinkOptions = {
  /** `trusted` has SINK_CERTIFICATE; `expired` a certificate nobody can trust; `none` offers no STARTTLS. */
  readonly tls?: 'none' | 'trusted' | 'expired';
  readonly isTlsFromStart?: boolean;
  readonly login?: { readonly user: string; readonly password: string };
  readonly behaviour?: SinkBehaviour;
};

/** A real mail server that keeps what it gets, and can be as unfriendly as real ones. It listens on this machine only. */
export async function startSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const { tls = 'none', isTlsFromStart = false, login } = options;
  const mails: SunkMail[] = [];
  let behaviour = options.behaviour ?? {};
  let offered = 0;

  const server: SMTPServer = new SMTPServer({
    secure: isTlsFromStart,
    // Without a certificate of ours the package brings one of its own, which ran out in 2025.
    ...(tls === 'trusted' ? { key: SINK_KEY, cert: SINK_CERTIFICATE } : {}),
    disabledCommands: [...(tls === 'none' ? ['STARTTLS'] : []), ...(login === undefined ? ['AUTH'] : [])],
    disableReverseLookup: true,
    logger: false,
    onConnect: (session, answer) => {
      if (behaviour.greeting === 'hang-up') return hangUp(session.id);
      answer();
    },
    onAuth: (given, _session, answer) => {
      if (isLogin(given, login)) answer(null, { user: given.username });
      else answer(replyError(535));
    },
    onRcptTo: (_address, session, answer) => {
      offered += 1;
      const { onRecipient = 'accept' } = behaviour;
      if (onRecipient === 'hang-up') return hangUp(session.id);
      answer(onRecipient === 'accept' ? null : replyError(onRecipient));
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { onData = 'accept', dataDelayMs = 0 } = behaviour;
        setTimeout(() => {
          if (onData === 'hang-up') return hangUp(session.id);
          if (onData !== 'accept') return answer(replyError(onData));
          mails.push(sunkMail(session, Buffer.concat(chunks)));
          answer();
        }, dataDelayMs);
      });
    },
  });
  server.on('error', () => {}); // refused certificates and cut connections are what the tests are about

  const hangUp = (sessionId: string) => {
    for (const connection of server.connections) {
      if (connection.id === sessionId) connection._socket.destroy();
    }
  };

  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    port: portOf(server.server.address()),
    mails,
    offered: () => offered,
    behave: (changed) => {
      behaviour = changed;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

const sunkMail = ({ envelope, secure, user }: SMTPServerSession, raw: Buffer): SunkMail => ({
  from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  recipients: envelope.rcptTo.map(({ address }) => address),
  isEncrypted: secure,
  user: typeof user === 'string' ? user : undefined,
  raw,
});

const replyError = (responseCode: number): Error =>
  Object.assign(new Error('said no to somebody@private.test'), { responseCode });

const isLogin = (given: SMTPServerAuthentication, login: SinkOptions['login']): boolean =>
  login !== undefined && given.username === login.user && given.password === login.password;

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return address.port;
};

/** Valid for this machine until 2120. Made for these tests; nothing else trusts it, and its key guards nothing. */
export const SINK_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBnjCCAUSgAwIBAgIUaklGJdX+DukB7aofjSdaCQO5iTEwCgYIKoZIzj0EAwIw
IzEhMB8GA1UEAwwYbWFpbCBzZXJ2ZXIgb2YgdGhlIHRlc3RzMCAXDTIwMDEwMTAw
MDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAjMSEwHwYDVQQDDBhtYWlsIHNlcnZlciBv
ZiB0aGUgdGVzdHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARDBOqASS2WsNzb
SEtHY0QT/cxDHlWWBpet9or4OJDyMOEiq5cAxzTEltzu3Dis/PScYRo6O3ZJkft1
x3isiADEo1QwUjAgBgNVHREEGTAXgglsb2NhbGhvc3SHBH8AAAGHBAAAAAAwDwYD
VR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQU7B68WV4tFSOLJbxI4rZryX1zCNUwCgYI
KoZIzj0EAwIDSAAwRQIgfFbJksjOXt6ozkRLJ2ZW9gIt18NAjQJvzU+R6/X6RAYC
IQDVQW5zdHqPMa23eMqPg+QXEPXC1Td1dl+7sQ8VNrmcSw==
-----END CERTIFICATE-----
`;

const SINK_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkYkaAOS+Mkvfc6mL
YlrsGwN/noUpI1BIdWlsgUv5DumhRANCAARDBOqASS2WsNzbSEtHY0QT/cxDHlWW
Bpet9or4OJDyMOEiq5cAxzTEltzu3Dis/PScYRo6O3ZJkft1x3isiADE
-----END PRIVATE KEY-----
`;

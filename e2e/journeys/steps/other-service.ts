import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';

/** Who is logged in at the other service, and whether it says that the address was proved. */
export type WhoIsThere = { readonly sub: string; readonly email: string; readonly email_verified: boolean };

const CLIENT = { id: 'the-client-of-journeys', secret: 'the-secret-of-journeys' } as const;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID Connect service with a page of its own, which asks the person before it sends them back. */
export class OtherService {
  who: WhoIsThere = { sub: 'nobody', email: 'nobody@example.com', email_verified: false };
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #codes = new Map<string, { readonly nonce: string; readonly who: WhoIsThere }>();
  readonly #server = createServer((request, response) => {
    const issuer = this.issuer;
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const json = (body: object, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration') {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (pathname === '/keys') {
      return json({
        keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    }
    if (pathname === '/authorize') {
      const code = `code-${this.#codes.size}`;
      this.#codes.set(code, { nonce: searchParams.get('nonce') ?? '', who: this.who });
      const back = new URL(searchParams.get('redirect_uri') ?? issuer);
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<h1>The other service</h1><a href="${back.href.replaceAll('&', '&amp;')}">Go on</a>`);
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      const known = this.#codes.get(form.get('code') ?? '');
      this.#codes.delete(form.get('code') ?? '');
      if (known === undefined || form.get('client_secret') !== CLIENT.secret)
        return json({ error: 'invalid_grant' }, 400);
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce: known.nonce, ...known.who };
      const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`;
      const token = `${signed}.${sign('sha256', Buffer.from(signed), this.#keys.privateKey).toString('base64url')}`;
      return json({ access_token: 'a', token_type: 'bearer', expires_in: 300, id_token: token });
    });
  });

  get issuer(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  /** The settings by which the product knows it. */
  async start(): Promise<Readonly<Record<string, string>>> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => resolve());
    });
    return {
      GOOGLE_LOGIN_ID: CLIENT.id,
      GOOGLE_LOGIN_SECRET: CLIENT.secret,
      GOOGLE_LOGIN_ISSUER: this.issuer,
    };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

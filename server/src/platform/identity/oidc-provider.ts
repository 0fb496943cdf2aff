import type { SocialProvider } from '@plainclaim/contract';
import { err, ok } from '@plainclaim/domain';
import * as client from 'openid-client';
import * as z from 'zod/mini';
import type { Clock } from '../clock/index.ts';
import type { Log } from '../logging/index.ts';
import type { IdentityProvider } from './identity-provider.ts';

export type OidcSettings = {
  readonly name: SocialProvider;
  readonly issuer: string;
  readonly clientId: string;
  /** Given for each exchange: some services want it signed anew. */
  readonly clientSecret: (nowMs: number) => string;
  /** Where the service sends the browser back to. */
  readonly redirectUri: string;
  readonly scope: string;
  /** A service that gives a name or an address only to a form that is posted back. */
  readonly postsBack?: true;
  /** For a service whose own description leaves these out. */
  readonly endpoints?: Readonly<Record<'authorization_endpoint' | 'token_endpoint' | 'jwks_uri', string>>;
  /** Only for a service on this machine, in tests. */
  readonly allowsPlainHttp?: boolean;
};

const TIMEOUT_SECONDS = 5;

/** Some write "true" for true. */
const claimsSchema = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
});

/** OpenID Connect with the code flow, PKCE, state and nonce. */
export function createOidcProvider(settings: OidcSettings, deps: { clock: Clock; log: Log }): IdentityProvider {
  const { name, issuer, clientId, redirectUri, scope } = settings;

  /** Read when somebody first asks: the service may be away when we start. It is described anew for each signed secret. */
  async function configuration(): Promise<client.Configuration> {
    const secret = settings.clientSecret(deps.clock.now());
    // Signatures are checked too, though the token comes from the service itself.
    const execute = [
      client.enableNonRepudiationChecks,
      ...(settings.allowsPlainHttp === true ? [client.allowInsecureRequests] : []),
    ];
    if (settings.endpoints === undefined) {
      return client.discovery(new URL(issuer), clientId, secret, client.ClientSecretPost(secret), {
        execute,
        timeout: TIMEOUT_SECONDS,
      });
    }
    const found = new client.Configuration(
      { issuer, ...settings.endpoints },
      clientId,
      secret,
      client.ClientSecretPost(secret),
    );
    found.timeout = TIMEOUT_SECONDS;
    for (const change of execute) change(found);
    return found;
  }

  const unreachable = (error: unknown) => {
    deps.log.warn({ event: 'identity.unreachable', component: name, err: error }, 'a log-in service did not answer');
    return err({ code: 'identity.unreachable' } as const);
  };

  return {
    name,
    begin: async () => {
      const errand = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope,
          state: errand.state,
          nonce: errand.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(errand.codeVerifier),
          code_challenge_method: 'S256',
          ...(settings.postsBack === true ? { response_mode: 'form_post' } : {}),
        });
        return ok({ url: url.href, errand });
      } catch (error) {
        return unreachable(error);
      }
    },
    finish: async (cameBackTo, { state, nonce, codeVerifier }) => {
      let found: client.Configuration;
      try {
        found = await configuration();
      } catch (error) {
        return unreachable(error);
      }
      try {
        const given = new URL(redirectUri);
        given.search = cameBackTo.search;
        const tokens = await client.authorizationCodeGrant(found, given, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = claimsSchema.parse(tokens.claims());
        const isEmailProved = claims.email_verified === true || claims.email_verified === 'true';
        return ok({ subject: claims.sub, email: claims.email ?? null, isEmailProved });
      } catch (error) {
        deps.log.warn({ event: 'identity.refused', component: name, err: error }, 'a log-in elsewhere was refused');
        return err({ code: 'identity.refused' });
      }
    },
  };
}

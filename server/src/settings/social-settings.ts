import { socialBackPath, type SocialProvider } from '@plainclaim/contract';
import * as z from 'zod/mini';
import { appleSecret, type OidcSettings } from '../platform/identity/index.ts';

const id = z.string().check(z.regex(/^[\w.-]{4,200}$/, 'must be the id that the service gave this site'));
const secret = z.string().check(z.regex(/^[\x21-\x7e]{8,500}$/, 'must be the secret that the service gave this site'));
const issuer = z
  .string()
  .check(z.refine((text) => URL.canParse(text), 'must be an address such as http://127.0.0.1:9100'));

/** Other services people may log in with. Each is offered once its id and its secret are there. */
export const socialSchema = {
  GOOGLE_LOGIN_ID: z.optional(id),
  GOOGLE_LOGIN_SECRET: z.optional(secret),
  APPLE_LOGIN_ID: z.optional(id),
  APPLE_TEAM_ID: z.optional(id),
  APPLE_KEY_ID: z.optional(id),
  APPLE_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^-----BEGIN PRIVATE KEY-----/, 'must be the key that Apple gave, in PEM')),
  ),
  FACEBOOK_LOGIN_ID: z.optional(id),
  FACEBOOK_LOGIN_SECRET: z.optional(secret),
  /** Instead of Google's own, for tests. */
  GOOGLE_LOGIN_ISSUER: z.optional(issuer),
};

export type SocialSettings = z.infer<z.ZodMiniObject<typeof socialSchema>>;

type Given = Readonly<Record<string, string>>;

const TOGETHER: readonly (readonly string[])[] = [
  ['GOOGLE_LOGIN_ID', 'GOOGLE_LOGIN_SECRET'],
  ['APPLE_LOGIN_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['FACEBOOK_LOGIN_ID', 'FACEBOOK_LOGIN_SECRET'],
];

/** A service that is set up by half would show a button that fails. */
export function socialProblems(given: Given): { readonly name: string; readonly problem: string }[] {
  const halves = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return missing.map((name) => ({ name, problem: 'is missing: that log-in needs all of its settings, or none' }));
  });
  const isStandIn = given['NODE_ENV'] === 'production' && given['GOOGLE_LOGIN_ISSUER'] !== undefined;
  return isStandIn ? [...halves, { name: 'GOOGLE_LOGIN_ISSUER', problem: 'is refused in production' }] : halves;
}

/** What each service is spoken to with, as its own documentation says. */
export function socialIn(settings: SocialSettings, publicUrl: string): readonly OidcSettings[] {
  const redirectTo = (name: SocialProvider) => `${publicUrl}${socialBackPath(name)}`;
  const found: OidcSettings[] = [];
  const { GOOGLE_LOGIN_ID, GOOGLE_LOGIN_SECRET, GOOGLE_LOGIN_ISSUER } = settings;
  if (GOOGLE_LOGIN_ID !== undefined && GOOGLE_LOGIN_SECRET !== undefined) {
    found.push({
      name: 'google',
      issuer: GOOGLE_LOGIN_ISSUER ?? 'https://accounts.google.com',
      clientId: GOOGLE_LOGIN_ID,
      clientSecret: () => GOOGLE_LOGIN_SECRET,
      redirectUri: redirectTo('google'),
      scope: 'openid email',
      allowsPlainHttp: GOOGLE_LOGIN_ISSUER?.startsWith('http://') ?? false,
    });
  }
  const { APPLE_LOGIN_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = settings;
  if (
    APPLE_LOGIN_ID !== undefined &&
    APPLE_TEAM_ID !== undefined &&
    APPLE_KEY_ID !== undefined &&
    APPLE_PRIVATE_KEY !== undefined
  ) {
    const key = { teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, clientId: APPLE_LOGIN_ID, privateKey: APPLE_PRIVATE_KEY };
    found.push({
      name: 'apple',
      issuer: 'https://appleid.apple.com',
      clientId: APPLE_LOGIN_ID,
      clientSecret: (nowMs) => appleSecret(key, nowMs),
      redirectUri: redirectTo('apple'),
      scope: 'openid email',
      postsBack: true,
    });
  }
  const { FACEBOOK_LOGIN_ID, FACEBOOK_LOGIN_SECRET } = settings;
  if (FACEBOOK_LOGIN_ID !== undefined && FACEBOOK_LOGIN_SECRET !== undefined) {
    found.push({
      name: 'facebook',
      issuer: 'https://www.facebook.com',
      clientId: FACEBOOK_LOGIN_ID,
      clientSecret: () => FACEBOOK_LOGIN_SECRET,
      redirectUri: redirectTo('facebook'),
      scope: 'openid email',
      endpoints: {
        authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
        token_endpoint: 'https://graph.facebook.com/oauth/access_token',
        jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
      },
    });
  }
  return found;
}

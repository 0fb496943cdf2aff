import { createPrivateKey, sign } from 'node:crypto';

export type AppleKey = {
  readonly teamId: string;
  readonly keyId: string;
  readonly clientId: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
};

/** Apple takes one for up to half a year. A leaked one is worth something for minutes only. */
const LIFE_SECONDS = 5 * 60;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The secret by which Apple knows a site: a token that the site signs itself, ES256. */
export function appleSecret({ teamId, keyId, clientId, privateKey }: AppleKey, nowMs: number): string {
  const now = Math.floor(nowMs / 1000);
  const signed = `${part({ alg: 'ES256', kid: keyId })}.${part({
    iss: teamId,
    iat: now,
    exp: now + LIFE_SECONDS,
    aud: 'https://appleid.apple.com',
    sub: clientId,
  })}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: createPrivateKey(privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return `${signed}.${signature.toString('base64url')}`;
}

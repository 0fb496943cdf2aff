import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** What a device may do wrong. */
export type Misdeeds = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Nobody showed a finger, a face or a PIN. */
  readonly isUnverified?: boolean;
  readonly otherKey?: boolean;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/** An authenticator in a few lines: one passkey on P-256, WebAuthn level 3, without an attestation. */
export function aDevice(site: { readonly origin: string; readonly rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let signCount = 0;
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: EC2, ES256, P-256, x and y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);

  function authenticatorData(wrong: Misdeeds, more: number, rest = Buffer.alloc(0)): Buffer {
    signCount += 1;
    const flags = PRESENT | (wrong.isUnverified === true ? 0 : VERIFIED) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signCount);
    return Buffer.concat([sha256(wrong.rpId ?? site.rpId), Buffer.from([flags]), counter, rest]);
  }
  const clientData = (type: string, asked: string, wrong: Misdeeds): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: wrong.challenge ?? asked,
        origin: wrong.origin ?? site.origin,
        crossOrigin: false,
      }),
    );

  return {
    id,
    /** What a browser sends after a passkey was made. */
    make: (challenge: string, wrong: Misdeeds = {}) => {
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(
        wrong,
        WITH_CREDENTIAL,
        Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]),
      );
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, wrong).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    /** What a browser sends after the passkey was used. */
    use: (challenge: string, wrong: Misdeeds = {}) => {
      const data = authenticatorData(wrong, 0);
      const client = clientData('webauthn.get', challenge, wrong);
      const key = wrong.otherKey === true ? stranger.privateKey : privateKey;
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

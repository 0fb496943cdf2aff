import { Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js';
import { createHash, webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  Extension,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** How an authority behaves: as it should, or in one of the ways that a file must survive. */
export type AuthorityBehaviour = 'well' | 'hangs' | 'error' | 'garbage' | 'other_hash' | 'other_nonce' | 'other_key';

export type IssuedToken = { readonly token: Buffer; readonly sha256: string };

export type TimeStampAuthority = {
  readonly url: string;
  behave(how: AuthorityBehaviour): void;
  /** Its certificate, for whoever is to trust it. */
  readonly certificatePem: string;
  /** Every token it gave while it behaved well, as DER, oldest first, and the hash each is over. */
  issued(): readonly IssuedToken[];
  /** How often it was asked. */
  readonly asked: () => number;
  close(): Promise<void>;
};

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const engine = new CryptoEngine({ name: 'node', crypto: webcrypto });

/** A time-stamp authority (RFC 3161) that listens on this machine, with a certificate of its own. */
export async function startTimeStampAuthority(): Promise<TimeStampAuthority> {
  const [its, other] = await Promise.all([aKey(), aKey()]);
  let how: AuthorityBehaviour = 'well';
  let count = 0;
  const tokens: IssuedToken[] = [];
  const server = createServer((request, response) => {
    count += 1;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (how === 'hangs') return;
      if (how === 'error') return void response.writeHead(500).end();
      response.setHeader('content-type', 'application/timestamp-reply');
      if (how === 'garbage') return void response.end('no such thing');
      const keyed = how === 'other_key' ? { ...its, key: other.key } : its;
      const isGood = how === 'well';
      void answered(Buffer.concat(parts), how, keyed).then(({ bytes, ...issued }) => {
        if (isGood) tokens.push(issued);
        response.end(bytes);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    behave: (next) => {
      how = next;
    },
    certificatePem: pemOf(its.certificate),
    issued: () => [...tokens],
    asked: () => count,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Keyed = { readonly key: webcrypto.CryptoKey; readonly certificate: Certificate };

async function aKey(): Promise<Keyed> {
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 7 }) });
  for (const part of [certificate.issuer, certificate.subject]) {
    const value = new Utf8String({ value: 'Time stamps for tests' });
    part.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value }));
  }
  certificate.notBefore.value = new Date('2020-01-01');
  certificate.notAfter.value = new Date('2045-01-01');
  certificate.extensions = [new Extension({ extnID: '2.5.29.37', critical: true, extnValue: STAMPS_ONLY })];
  await certificate.subjectPublicKeyInfo.importKey(publicKey, engine);
  await certificate.sign(privateKey, 'SHA-256', engine);
  return { key: privateKey, certificate };
}

async function answered(question: Buffer, how: AuthorityBehaviour, { key, certificate }: Keyed) {
  const { messageImprint, nonce } = TimeStampReq.fromBER(Uint8Array.from(question).buffer);
  if (how === 'other_hash') messageImprint.hashedMessage = new OctetString({ valueHex: new ArrayBuffer(32) });
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint,
    serialNumber: new Integer({ value: 1 }),
    genTime: new Date(),
    nonce: how === 'other_nonce' ? new Integer({ value: 5 }) : (nonce ?? new Integer({ value: 0 })),
  });
  const content = info.toSchema().toBER();
  // Given to the constructor it would be cut into parts, which DER does not allow.
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: id_eContentType_TSTInfo });
  encapContentInfo.eContent = new OctetString({ valueHex: content });
  const signed = new SignedData({
    version: 3,
    encapContentInfo,
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({
              type: '1.2.840.113549.1.9.3',
              values: [new ObjectIdentifier({ value: id_eContentType_TSTInfo })],
            }),
            new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: digestOf(content) })] }),
            // Which certificate it was signed with (RFC 5035): whoever verifies a token must find it named.
            new Attribute({ type: '1.2.840.113549.1.9.16.2.47', values: [namedBy(certificate)] }),
          ],
        }),
      }),
    ],
  });
  await signed.sign(key, 0, 'SHA-256', undefined, engine);
  const token = new ContentInfo({ contentType: id_ContentType_SignedData, content: signed.toSchema(true) });
  const answer = new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token });
  return {
    bytes: Buffer.from(answer.toSchema().toBER()),
    token: Buffer.from(token.toSchema().toBER()),
    sha256: Buffer.from(messageImprint.hashedMessage.getValue()).toString('hex'),
  };
}

/** The key gives time stamps and nothing else, as RFC 3161 asks for. */
const STAMPS_ONLY = new Sequence({ value: [new ObjectIdentifier({ value: '1.3.6.1.5.5.7.3.8' })] }).toBER();

const derOf = (certificate: Certificate): ArrayBuffer => certificate.toSchema(true).toBER();

function namedBy(certificate: Certificate): Sequence {
  const id = new Sequence({ value: [new OctetString({ valueHex: digestOf(derOf(certificate)) })] });
  return new Sequence({ value: [new Sequence({ value: [id] })] });
}

const pemOf = (certificate: Certificate): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(derOf(certificate)).toString('base64')}\n-----END CERTIFICATE-----\n`;

const digestOf = (bytes: ArrayBuffer): ArrayBuffer =>
  Uint8Array.from(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer;

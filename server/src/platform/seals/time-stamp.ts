import { fromBER, Integer, Null, OctetString } from 'asn1js';
import { createHash, verify as isSignatureOf, X509Certificate } from 'node:crypto';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  MessageImprint,
  SignedData,
  type SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
/** How a signer names the hash: by itself, or together with the kind of key. */
const HASH_OF: Readonly<Record<string, string>> = {
  [SHA256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
/** An answer with its chain of certificates is a few kilobytes. */
const LONGEST_ANSWER = 64 * 1024;

/** A time-stamp authority gave no answer, or one that does not hold. */
export class TimeStampRefused extends Error {
  readonly reason: 'not_reached' | 'refused' | 'not_for_us' | 'not_signed';

  constructor(reason: TimeStampRefused['reason']) {
    super(`time stamp: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Asks one authority for a time stamp over a SHA-256 hash (RFC 3161) and looks at what came: it must be for this very
 * hash and this very question, and signed by the certificate it brings. Who that certificate belongs to is not judged.
 *
 * @returns the token, as DER
 * @throws TimeStampRefused
 */
export async function requestTimeStamp(
  url: string,
  sha256: Uint8Array,
  { nonce, timeoutMs }: { readonly nonce: Uint8Array; readonly timeoutMs: number },
): Promise<Uint8Array> {
  const question = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: Uint8Array.from(sha256).buffer }),
    }),
    nonce: asPositive(nonce),
    certReq: true,
  });
  return checkedToken(await asked(url, question.toSchema().toBER(), timeoutMs), { sha256, nonce });
}

/** A DER integer whose first bit is set would be negative, and one with a zero too many in front is refused by readers. */
function asPositive(bytes: Uint8Array): Integer {
  const digits = bare(bytes);
  const isNegative = ((digits[0] ?? 0) & 0x80) !== 0;
  return new Integer({ valueHex: Uint8Array.from(isNegative || digits.length === 0 ? [0, ...digits] : digits).buffer });
}

async function asked(url: string, body: ArrayBuffer, timeoutMs: number): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = answer.ok ? await answer.arrayBuffer() : new ArrayBuffer(0);
    if (bytes.byteLength > 0 && bytes.byteLength <= LONGEST_ANSWER) return bytes;
  } catch {
    // Whatever was in the way, this authority did not answer.
  }
  throw new TimeStampRefused('not_reached');
}

function checkedToken(
  answer: ArrayBuffer,
  { sha256, nonce }: { readonly sha256: Uint8Array; readonly nonce: Uint8Array },
): Uint8Array {
  const token = tokenIn(answer);
  const signed = signedDataIn(token);
  const content = signed?.encapContentInfo.eContent?.getValue();
  if (signed === null || content === undefined) throw new TimeStampRefused('refused');

  const info = TSTInfo.fromBER(content);
  const sameHash = Buffer.from(info.messageImprint.hashedMessage.getValue()).equals(sha256);
  const sameQuestion = bare(info.nonce?.valueBlock.valueHexView).equals(bare(nonce));
  if (!sameHash || !sameQuestion || info.messageImprint.hashAlgorithm.algorithmId !== SHA256) {
    throw new TimeStampRefused('not_for_us');
  }
  if (!isSigned(signed, Buffer.from(content))) throw new TimeStampRefused('not_signed');
  return token;
}

/** An integer's bytes without the zeros in front. */
const bare = (bytes: Uint8Array | undefined): Buffer => {
  const all = Buffer.from(bytes ?? []);
  const first = all.findIndex((byte) => byte !== 0);
  return first < 0 ? Buffer.alloc(0) : all.subarray(first);
};

function tokenIn(answer: ArrayBuffer): Uint8Array {
  try {
    const token = TimeStampResp.fromBER(answer).timeStampToken;
    if (token !== undefined) return new Uint8Array(token.toSchema().toBER());
  } catch {
    // Not an answer of this protocol.
  }
  throw new TimeStampRefused('refused');
}

/** The signed data of a token; null for anything else. */
function signedDataIn(token: Uint8Array): SignedData | null {
  const content = new ContentInfo({ schema: fromBER(Uint8Array.from(token).buffer).result });
  if (content.contentType !== id_ContentType_SignedData) return null;
  const signed = new SignedData({ schema: content.content });
  return signed.encapContentInfo.eContentType === id_eContentType_TSTInfo ? signed : null;
}

/** Whether one of the certificates in it made the signature over just this content. */
function isSigned(signed: SignedData, content: Buffer): boolean {
  const signer = signed.signerInfos[0];
  const hash = HASH_OF[signer?.digestAlgorithm.algorithmId ?? ''];
  if (signer === undefined || hash === undefined || signer.signedAttrs === undefined) return false;
  if (!digestAttribute(signer).equals(createHash(hash).update(content).digest())) return false;
  const attributes = Buffer.from(signer.signedAttrs.encodedValue);
  const signature = Buffer.from(signer.signature.getValue());
  return (signed.certificates ?? [])
    .filter((entry): entry is Certificate => entry instanceof Certificate)
    .some((entry) => {
      const { publicKey } = new X509Certificate(Buffer.from(entry.toSchema(true).toBER()));
      return isSignatureOf(hash, attributes, publicKey, signature);
    });
}

const digestAttribute = (signer: SignerInfo): Buffer => {
  const [value] = signer.signedAttrs?.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values ?? [];
  return value instanceof OctetString ? Buffer.from(value.getValue()) : Buffer.alloc(0);
};

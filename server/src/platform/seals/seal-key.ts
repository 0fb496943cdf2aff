import { CryptoKeySigner, P12Signer, type Signer } from '@libpdf/core';
import { BitString, Integer, Utf8String } from 'asn1js';
import { createPrivateKey, verify as isSignatureOf, webcrypto, X509Certificate } from 'node:crypto';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AttributeTypeAndValue, Certificate, CryptoEngine, Extension } from 'pkijs';
import { err, ok, type Result } from '@plainclaim/domain';
import { createOnce, readIfThere } from '../security/index.ts';

/** What signs for the site, with the certificate that a reader of a file finds in it. */
export type SealKey = { readonly signer: Signer; readonly certificate: X509Certificate };

export type SealKeyProblem = 'missing' | 'unreadable' | 'expired' | 'not_yet_valid' | 'mismatch';

/** Our own key: elliptic, because its signatures are short, on the curve that every reader of PDFs knows. */
const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const KEY_FILE = 'seal.pem';
const YEARS = 10;
const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
/** digitalSignature and nonRepudiation, the first two bits (RFC 5280, 4.2.1.3). */
const SIGNS = { valueHex: Uint8Array.of(0xc0).buffer, unusedBits: 6 };

/** A key with its certificate from a PKCS#12 file that an operator has been given. */
export async function readSealKey(
  file: string,
  password: string,
  nowMs: number,
): Promise<Result<SealKey, SealKeyProblem>> {
  const bytes = contentsOf(file);
  if (bytes === null) return err('missing');
  try {
    const signer = await P12Signer.create(bytes, password, { buildChain: false });
    return await held({ signer, certificate: new X509Certificate(signer.certificate) }, nowMs);
  } catch {
    return err('unreadable');
  }
}

/** The site's own key, made once and kept in the data folder, readable by its owner only. */
export async function loadOrCreateSealKey(
  { dataDir, siteName }: { readonly dataDir: string; readonly siteName: string },
  nowMs: number,
): Promise<Result<SealKey, SealKeyProblem>> {
  const path = join(dataDir, KEY_FILE);
  const pem = readIfThere(path) ?? createOnce(path, await newKey(`${siteName} document seal`, nowMs));
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  try {
    const certificate = new X509Certificate(pem);
    const bytes = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
    const key = await webcrypto.subtle.importKey('pkcs8', bytes, KEY, false, ['sign']);
    return await held({ signer: new CryptoKeySigner(key, certificate.raw, 'EC', 'ECDSA'), certificate }, nowMs);
  } catch {
    return err('unreadable');
  }
}

/** A key that may be used now and whose certificate is its own. */
async function held(key: SealKey, nowMs: number): Promise<Result<SealKey, SealKeyProblem>> {
  if (Date.parse(key.certificate.validTo) <= nowMs) return err('expired');
  if (Date.parse(key.certificate.validFrom) > nowMs) return err('not_yet_valid');
  const trial = Buffer.from('whose key is this?');
  const signature = await key.signer.sign(trial, 'SHA-256');
  return isSignatureOf('sha256', trial, key.certificate.publicKey, signature) ? ok(key) : err('mismatch');
}

function contentsOf(file: string): Uint8Array | null {
  try {
    return Uint8Array.from(readFileSync(file));
  } catch {
    return null;
  }
}

/** A new key and its certificate, signed by itself, as one PEM text. */
async function newKey(name: string, nowMs: number): Promise<string> {
  const engine = new CryptoEngine({ name: 'node', crypto: webcrypto });
  const keys = await webcrypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 1 }) });
  for (const part of [certificate.issuer, certificate.subject]) {
    part.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) }));
  }
  // A day ahead: whoever reads the first letter may have a clock that is late.
  certificate.notBefore.value = new Date(nowMs - 24 * 60 * 60 * 1000);
  certificate.notAfter.value = new Date(nowMs + YEARS * 365 * 24 * 60 * 60 * 1000);
  const usage = new BitString(SIGNS).toBER();
  certificate.extensions = [new Extension({ extnID: KEY_USAGE, critical: true, extnValue: usage })];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, engine);
  await certificate.sign(keys.privateKey, 'SHA-256', engine);
  const privateKey = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return pem('PRIVATE KEY', privateKey) + pem('CERTIFICATE', certificate.toSchema(true).toBER());
}

const pem = (label: string, der: ArrayBuffer): string =>
  [
    `-----BEGIN ${label}-----`,
    ...(Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []),
    `-----END ${label}-----`,
    '',
  ].join('\n');

import { PDF, type SignWarning, type TimestampAuthority } from '@libpdf/core';
import { createHash, randomBytes } from 'node:crypto';
import type { Log } from '../logging/index.ts';
import type { SealKey } from './seal-key.ts';
import { requestTimeStamp, TimeStampRefused } from './time-stamp.ts';

/**
 * How much a sealed file proves by itself, least first (ETSI EN 319 142-1, PAdES): who sealed it; since when, by a time-stamp
 * authority; and all that is needed to check it later, under one more time stamp.
 */
export const SEAL_LEVELS = ['b-b', 'b-t', 'b-lta'] as const;
export type SealLevel = (typeof SEAL_LEVELS)[number];

/** Whether a file proves less by itself than is wanted. */
export const isBelow = (level: SealLevel, wanted: SealLevel): boolean =>
  SEAL_LEVELS.indexOf(level) < SEAL_LEVELS.indexOf(wanted);

export type Sealed = { readonly pdf: Uint8Array; readonly sha256: string; readonly level: SealLevel };

export type DocumentSeal = {
  /** What is wanted of every file, by the settings. */
  readonly wanted: SealLevel;
  /** The key's certificate, as a reader of a sealed file sees it. */
  readonly certificate: { readonly sha256: string; readonly validToMs: number };
  /** Seals a PDF: its bytes stay as they are, and the seal is added behind them. */
  seal(pdf: Uint8Array, atMs: number): Promise<Sealed>;
  /** Vouches for bytes that lie beside: signed with the same key, with a time stamp where an authority answers. */
  vouch(bytes: Uint8Array, atMs: number): Promise<Vouched>;
  /** Adds what a sealed file still lacks; null while no time-stamp authority answers. */
  raise(sealed: { readonly pdf: Uint8Array; readonly level: SealLevel }): Promise<Sealed | null>;
};

/** What vouches for other bytes, as texts (base64 of DER). */
export type Vouched = {
  readonly algorithm: 'ECDSA' | 'RSASSA-PKCS1-v1_5';
  readonly certificate: string;
  /** Of the key over the bytes, with SHA-256. ECDSA's as DER. */
  readonly signature: string;
  /** RFC 3161, over the SHA-256 of the bytes; null when no authority was asked or none answered. */
  readonly time_stamp: string | null;
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A time stamp is waited for this long from each authority; then the next one is asked. */
const AUTHORITY_TIMEOUT_MS = 5_000;
const NONCE_BYTES = 8;
const FIELD_NAME = 'Seal';

type Deps = {
  readonly key: SealKey;
  readonly wanted: SealLevel;
  /** Asked in this order until one answers. */
  readonly authorityUrls: readonly string[];
  readonly log: Log;
  readonly timeoutMs?: number;
};

/**
 * Seals what the site makes. A missing time-stamp authority costs a level, never the seal.
 */
export function createDocumentSeal({ key, wanted, authorityUrls, log, timeoutMs }: Deps): DocumentSeal {
  const timestampAuthority = inTurn(authorityUrls, timeoutMs ?? AUTHORITY_TIMEOUT_MS, log);
  const signed = async (pdf: Uint8Array, atMs: number, level: 'B-B' | 'B-T') => {
    const document = await PDF.load(pdf);
    const signingTime = new Date(atMs);
    const stamped = level === 'B-B' ? {} : { timestampAuthority };
    return await document.sign({ signer: key.signer, signingTime, fieldName: FIELD_NAME, level, ...stamped });
  };
  const archived = async (pdf: Uint8Array) => {
    const document = await PDF.load(pdf);
    const made = await document.addArchivalData({ timestampAuthority });
    tell(log, made.warnings);
    return of(made.bytes, 'b-lta');
  };

  return {
    wanted,
    certificate: {
      sha256: createHash('sha256').update(key.certificate.raw).digest('hex'),
      validToMs: Date.parse(key.certificate.validTo),
    },
    seal: async (pdf, atMs) => {
      tellEnd(log, key, atMs);
      const withTime = wanted === 'b-b' ? null : await unlessRefused(async () => await signed(pdf, atMs, 'B-T'));
      if (withTime === null) return of((await signed(pdf, atMs, 'B-B')).bytes, 'b-b');
      if (wanted === 'b-t') return of(withTime.bytes, 'b-t');
      return (await unlessRefused(async () => await archived(withTime.bytes))) ?? of(withTime.bytes, 'b-t');
    },
    vouch: async (bytes, atMs) => {
      tellEnd(log, key, atMs);
      const hash = createHash('sha256').update(bytes).digest();
      const token =
        authorityUrls.length === 0
          ? null
          : await unlessRefused(async () => await timestampAuthority.timestamp(hash, 'SHA-256'));
      return {
        algorithm: key.signer.keyType === 'EC' ? 'ECDSA' : 'RSASSA-PKCS1-v1_5',
        certificate: base64(key.certificate.raw),
        signature: base64(await key.signer.sign(bytes, 'SHA-256')),
        time_stamp: token === null ? null : base64(token),
      };
    },
    // A time stamp over the whole file says at least what one inside the seal says.
    raise: async ({ pdf, level }) => {
      if (wanted === 'b-lta') return await unlessRefused(async () => await archived(pdf));
      if (level !== 'b-b' || wanted === 'b-b') return of(pdf, level);
      return await unlessRefused(async () => {
        const document = await PDF.load(pdf);
        return of((await document.addTimestamp({ timestampAuthority })).bytes, 'b-t');
      });
    },
  };
}

const of = (pdf: Uint8Array, level: SealLevel): Sealed => ({
  pdf,
  level,
  sha256: createHash('sha256').update(pdf).digest('hex'),
});

/** A certificate that names nowhere to ask whether it was withdrawn is no fault of the file: said once in the log. */
const tell = (log: Log, warnings: readonly SignWarning[]): void => {
  for (const { code } of warnings) log.debug({ event: 'seal.warning', code }, 'less was found than could be stored');
};

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** A certificate that ends while the server runs still says that a file is unchanged; readers will call it run out. */
function tellEnd(log: Log, { certificate }: SealKey, atMs: number): void {
  const leftMs = Date.parse(certificate.validTo) - atMs;
  if (leftMs > MONTH_MS) return;
  const what = { event: 'seal.key_ends', day: new Date(certificate.validTo).toISOString().slice(0, 10) };
  if (leftMs > 0) log.warn(what, 'the certificate of the seal ends soon: get a new one and set SEAL_KEY_FILE');
  else log.error(what, 'the certificate of the seal has run out: get a new one, set SEAL_KEY_FILE and start again');
}

async function unlessRefused<T>(step: () => Promise<T>): Promise<T | null> {
  try {
    return await step();
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** The library hands on what the authority's side threw, as it is or as the cause. */
const isRefused = (error: unknown): boolean =>
  error instanceof TimeStampRefused || (error instanceof Error && error.cause instanceof TimeStampRefused);

const inTurn = (urls: readonly string[], timeoutMs: number, log: Log): TimestampAuthority => ({
  timestamp: async (sha256) => {
    for (const url of urls) {
      try {
        return await requestTimeStamp(url, sha256, { nonce: randomBytes(NONCE_BYTES), timeoutMs });
      } catch (error) {
        if (!(error instanceof TimeStampRefused)) throw error;
        log.warn(
          { event: 'seal.no_time_stamp', code: error.reason, host: new URL(url).host },
          'asking the next authority',
        );
      }
    }
    throw new TimeStampRefused('not_reached');
  },
});

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { err, ok, type Result } from '@plainclaim/domain';

export type SealedBoxError =
  /** Made by a newer program, or not sealed at all. */
  | 'sealed_box.unknown_format'
  /** Sealed with a data key that is no longer listed. */
  | 'sealed_box.unknown_key'
  /** Changed since it was sealed, or sealed for another purpose. */
  | 'sealed_box.tampered';

/**
 * Keeps personal data unreadable in the database, its dumps and the file folder.
 * The purpose names the place a sealed value belongs to, for example `draft:<id>`: opening it under another purpose
 * fails, so a value copied to another row is noticed.
 */
export type SealedBox = {
  /** What every value begins with that is sealed now: format and id of the newest key. Tells what an older key sealed. */
  readonly newestStart: Buffer;
  /** Whether there is a key that only opens. */
  readonly hasOlderKeys: boolean;
  seal(purpose: string, plain: Uint8Array): Buffer;
  open(purpose: string, sealed: Uint8Array): Result<Buffer, SealedBoxError>;
  sealJson(purpose: string, value: unknown): Buffer;
  /** The caller parses the value with its schema, as with any other input. */
  openJson(purpose: string, sealed: Uint8Array): Result<unknown, SealedBoxError>;
};

type DataKey = { readonly id: Buffer; readonly bytes: Buffer };

/*
 * Layout: version (1 byte) | key id (4) | nonce (12) | tag (16) | ciphertext.
 * Random 96-bit nonces are safe for about four thousand million values under one key (NIST SP 800-38D, 8.3).
 */
const VERSION = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;
const OVERHEAD_BYTES = HEADER_BYTES + NONCE_BYTES + TAG_BYTES;

/**
 * The first key seals; all of them open. Rotation: put a new key in front and keep the old one until the job
 * `seal-again` has sealed everything again.
 */
export function sealedBox(dataKeys: readonly string[]): SealedBox {
  const keys = dataKeys.map(deriveKey);
  const newest = keys[0];
  if (newest === undefined) throw new RangeError('a sealed box needs at least one data key');

  const seal = (purpose: string, plain: Uint8Array): Buffer => {
    const header = Buffer.concat([Buffer.of(VERSION), newest.id]);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundData(header, purpose));
    const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([header, nonce, cipher.getAuthTag(), ciphertext]);
  };

  const open = (purpose: string, sealed: Uint8Array): Result<Buffer, SealedBoxError> => {
    const box = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (box.length < OVERHEAD_BYTES || box[0] !== VERSION) return err('sealed_box.unknown_format');
    const header = box.subarray(0, HEADER_BYTES);
    const key = keys.find((candidate) => candidate.id.equals(header.subarray(1)));
    if (key === undefined) return err('sealed_box.unknown_key');
    const nonce = box.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundData(header, purpose));
    decipher.setAuthTag(box.subarray(HEADER_BYTES + NONCE_BYTES, OVERHEAD_BYTES));
    try {
      return ok(Buffer.concat([decipher.update(box.subarray(OVERHEAD_BYTES)), decipher.final()]));
    } catch {
      return err('sealed_box.tampered');
    }
  };

  return {
    newestStart: Buffer.concat([Buffer.of(VERSION), newest.id]),
    hasOlderKeys: keys.length > 1,
    seal,
    open,
    sealJson: (purpose, value) => seal(purpose, Buffer.from(JSON.stringify(value), 'utf8')),
    openJson: (purpose, sealed) => {
      const opened = open(purpose, sealed);
      if (!opened.ok) return opened;
      const value: unknown = JSON.parse(opened.value.toString('utf8'));
      return ok(value);
    },
  };
}

/** Any long random text serves as a data key. Its id is a fingerprint of the derived key, so it gives nothing away. */
function deriveKey(text: string): DataKey {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'plainclaim sealed box', 32));
  return { bytes, id: createHash('sha256').update('key id').update(bytes).digest().subarray(0, KEY_ID_BYTES) };
}

const boundData = (header: Buffer, purpose: string): Buffer => Buffer.concat([header, Buffer.from(purpose, 'utf8')]);

import { fromBER } from 'asn1js';
import { createHash, webcrypto } from 'node:crypto';
import { ContentInfo, CryptoEngine, SignedData, TSTInfo } from 'pkijs';

/** A seal or time stamp found in a PDF, read without the library that put it there. */
export type FoundSeal = {
  readonly kind: 'seal' | 'time_stamp';
  /** The bytes it covers are those that were sealed. */
  readonly holds: boolean;
  /** It covers the file to its last byte. */
  readonly coversAll: boolean;
  /** The seal itself carries a time stamp. */
  readonly hasTime: boolean;
};

const engine = new CryptoEngine({ name: 'node', crypto: webcrypto });
const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

/** Every seal in a PDF, oldest first. */
export async function sealsIn(pdf: Uint8Array): Promise<FoundSeal[]> {
  const bytes = Buffer.from(pdf);
  const found: FoundSeal[] = [];
  for (const [, ...numbers] of bytes.toString('latin1').matchAll(RANGE)) {
    const [from, length, again, rest] = numbers.map(Number) as [number, number, number, number];
    const covered = Buffer.concat([bytes.subarray(from, from + length), bytes.subarray(again, again + rest)]);
    const contents = bytes.subarray(from + length + 1, again - 1).toString('latin1');
    found.push({ ...(await heldAgainst(covered, contents)), coversAll: again + rest === bytes.length });
  }
  return found;
}

async function heldAgainst(covered: Buffer, hex: string): Promise<Omit<FoundSeal, 'coversAll'>> {
  const der = Uint8Array.from(Buffer.from(hex, 'hex')).buffer;
  const signed = new SignedData({ schema: new ContentInfo({ schema: fromBER(der).result }).content });
  const inside = signed.encapContentInfo.eContent?.getValue();
  const hasTime = (signed.signerInfos[0]?.unsignedAttrs?.attributes ?? []).some(
    ({ type }) => type === TIME_STAMP_TOKEN,
  );
  const data = Uint8Array.from(covered).buffer;
  const holds = await signed.verify({ signer: 0, data, checkChain: false }, engine).catch(() => false);
  if (inside === undefined) return { kind: 'seal', holds, hasTime };
  const stamped = Buffer.from(TSTInfo.fromBER(inside).messageImprint.hashedMessage.getValue());
  return { kind: 'time_stamp', holds: holds && stamped.equals(createHash('sha256').update(covered).digest()), hasTime };
}

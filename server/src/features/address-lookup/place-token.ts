import { LONGEST_ADDRESS_INPUT } from '@plainclaim/contract';
import * as z from 'zod/mini';
import type { PlaceIndex } from './place-index.ts';
import type { SuggestedAddress } from './suggest-places.ts';
import { cleanLine } from './typed-address.ts';

const VERSION = 1;
/** A cleaned line can be longer than what was typed: each new line becomes a comma and a space. */
const LONGEST_STREET = 2 * LONGEST_ADDRESS_INPUT;

const partsSchema = z.tuple([
  z.literal(VERSION),
  z.string().check(z.maxLength(LONGEST_STREET)),
  z.string(),
  z.string(),
  z.string(),
]);

/** An opaque `place_id`. It is not secret and not signed: `addressOf` believes only what the place data confirms. */
export const tokenFor = ({ street, city, state, zip }: SuggestedAddress): string =>
  Buffer.from(JSON.stringify([VERSION, street, city, state, zip]), 'utf8').toString('base64url');

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The address a token stands for; null when we cannot have made it or no longer know its place. */
export function addressOf(index: PlaceIndex, token: string): SuggestedAddress | null {
  const parts = partsSchema.safeParse(parsedJson(Buffer.from(token, 'base64url').toString('utf8')));
  if (!parts.success) return null;
  const [, street, city, state, zip] = parts.data;
  const address = { street, city, state, zip };
  const place = index.find(city, state);
  const isOurs = tokenFor(address) === token && cleanLine(street) === street;
  return isOurs && place !== undefined && (zip === '' || place.zips.includes(zip)) ? address : null;
}

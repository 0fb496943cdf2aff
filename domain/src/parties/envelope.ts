import { err, ok, type Result } from '../result/index.ts';
import { contactNameOf, fullNameOf, type PartyName, type PostalAddress, unitLineOf } from './party.ts';
import { usStateCode } from './us-states.ts';

/** A party as a printed envelope names it. */
export type Envelope = {
  /** One or two lines above the address. */
  readonly names: readonly [string] | readonly [string, string];
  readonly street: string;
  /** '' when it stands in the line of the street, or there is none. */
  readonly unit: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zip: string;
};

/** What keeps a letter from being posted to somebody; everything else is advice. */
export const ENVELOPE_PROBLEMS = [
  'post.name_too_long',
  'post.address_too_long',
  'post.not_latin',
  'post.foreign_address',
  'post.address_incomplete',
] as const;
export type EnvelopeProblem = (typeof ENVELOPE_PROBLEMS)[number];

/** What a printed line of a name, of a street and of a town holds. */
const LONGEST_NAME_LINE = 40;
const LONGEST_STREET_LINE = 64;
const LONGEST_CITY = 200;

/** Whatever a machine that prints addresses can be trusted with. */
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u;

const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** The envelope of a party, or why there can be none. A long name goes on in a second line, never shortened. */
export function envelopeOf(party: {
  readonly name: PartyName;
  readonly address: PostalAddress;
}): Result<Envelope, EnvelopeProblem> {
  const { address } = party;
  const name = oneLine(fullNameOf(party.name));
  const contact = party.name.kind === 'business' ? oneLine(contactNameOf(party.name)) : '';
  const unitLine = oneLine(unitLineOf(address));
  const [street, city, zip] = [oneLine(address.street), oneLine(address.city), address.zip.replace(/\s/g, '')];
  const state = usStateCode(address.state) ?? '';
  if (name === '' || street === '' || city === '') return err('post.address_incomplete');
  if (state === '' || !/^\d{5}(?:-?\d{4})?$/.test(zip)) return err('post.foreign_address');
  if (![name, contact, street, unitLine, city].every((line) => LATIN.test(line))) return err('post.not_latin');
  const names = nameLines(name, contact === '' ? '' : `Attention: ${contact}`);
  if (names === null) return err('post.name_too_long');
  const together = unitLine === '' ? street : `${street}, ${unitLine}`;
  const isOneLine = together.length <= LONGEST_STREET_LINE;
  const lines = { street: isOneLine ? together : street, unit: isOneLine ? '' : unitLine };
  if (
    lines.street.length > LONGEST_STREET_LINE ||
    lines.unit.length > LONGEST_STREET_LINE ||
    city.length > LONGEST_CITY
  )
    return err('post.address_too_long');
  return ok({ names, ...lines, city, state, zip: zip.replace(/^(\d{5})(\d{4})$/, '$1-$2') });
}

/** Two lines are all there is: a name that needs both leaves none for "Attention". */
function nameLines(name: string, attention: string): Envelope['names'] | null {
  if (attention !== '') {
    return name.length <= LONGEST_NAME_LINE && attention.length <= LONGEST_NAME_LINE ? [name, attention] : null;
  }
  if (name.length <= LONGEST_NAME_LINE) return [name];
  const cut = name.lastIndexOf(' ', LONGEST_NAME_LINE);
  const rest = name.slice(cut + 1);
  return cut > 0 && rest.length <= LONGEST_NAME_LINE ? [name.slice(0, cut), rest] : null;
}

/** The lines of the envelope from top to bottom. */
export const envelopeLines = ({ names, street, unit, city, state, zip }: Envelope): readonly string[] =>
  [...names, street, unit, `${city}, ${state} ${zip}`].filter((line) => line !== '');

/** "PO Box 12", "P.O. Box 12", "Post Office Box 12". The post office delivers there; a process server cannot. */
export const isPoBox = ({ street, unit }: Pick<PostalAddress, 'street' | 'unit'>): boolean =>
  /^\s*(?:p\.?\s*o\.?|post\s+office)\s*box\b/i.test(street) || /^\s*(?:p\.?\s*o\.?|post\s+office)\s*box\b/i.test(unit);

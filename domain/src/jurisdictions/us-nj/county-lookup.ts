import type { PostalAddress } from '../../parties/index.ts';
import { counties } from './counties.ts';
import { municipalitiesByCounty } from './municipalities.ts';
import { zipCodesByCounties } from './zip-codes.ts';

/** Kinds of municipality; people write them before or after the name, or not at all. */
const KINDS: ReadonlySet<string> = new Set(['city', 'township', 'borough', 'town', 'village']);
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['twp', 'township'],
  ['twsp', 'township'],
  ['tp', 'township'],
  ['boro', 'borough'],
  ['vlg', 'village'],
]);

type Index = Map<string, Set<string>>;

const add = (index: Index, name: string, values: readonly string[]): void => {
  const known = index.get(name) ?? new Set();
  for (const value of values) known.add(value);
  index.set(name, known);
};

/** Counties by a municipality's full name ("washington township") and by its bare name ("washington"). */
const byMunicipality: Index = new Map();
for (const county of counties) {
  for (const name of municipalitiesByCounty[county].flatMap((line) => line.split(';'))) {
    const full = normalized(name);
    const bare = withoutKind(full);
    // "South Orange Village township" is called South Orange; "Union City city" is never called Union.
    const spellings = bare.endsWith(' village') ? [full, bare, withoutKind(bare)] : [full, bare];
    for (const spelling of spellings) add(byMunicipality, spelling, [county]);
  }
}

const byZip = new Map<string, { readonly counties: readonly string[]; readonly postOffice: string }>();
const byPostOffice: Index = new Map();
for (const [key, lines] of Object.entries(zipCodesByCounties)) {
  const candidates = key.split('|');
  for (const entry of lines.flatMap((line) => line.split(';'))) {
    const zips = entry.match(/\d{5}/g) ?? [];
    const postOffice = normalized(entry.replace(/(?: \d{5})+$/, ''));
    add(byPostOffice, postOffice, candidates);
    for (const zip of zips) byZip.set(zip, { counties: candidates, postOffice });
  }
}

/**
 * Counties an address may lie in, likeliest first; empty outside New Jersey or when nothing is known about it.
 *
 * A mailing name often differs from the municipality (mail for part of Franklin Township says "Princeton"), so a name
 * that is just the ZIP's post office keeps every county the ZIP touches. Any other municipality is taken at its word.
 */
export function countiesOf(address: PostalAddress): readonly string[] {
  if (address.state !== 'NJ') return [];
  const name = normalized(address.city);
  const zip = byZip.get(address.zip.slice(0, 5));
  const named = municipalityCounties(name);
  if (zip === undefined) return named.length > 0 ? named : [...(byPostOffice.get(name) ?? [])];
  if (named.length === 0) return zip.counties;
  const agreed = named.filter((county) => zip.counties.includes(county));
  if (agreed.length === 0) return [...new Set([...named, ...zip.counties])];
  return zip.postOffice === name ? [...new Set([...agreed, ...zip.counties])] : agreed;
}

function municipalityCounties(name: string): readonly string[] {
  const found = byMunicipality.get(name) ?? byMunicipality.get(withoutKind(name));
  return found === undefined ? [] : [...found];
}

/** Lower case, no punctuation, one spelling for Saint, Mount, Fort and township; "Township of X" becomes "x township". */
function normalized(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT_FORMS.get(word) ?? word);
  const [kind = '', of, ...rest] = words;
  return KINDS.has(kind) && of === 'of' && rest.length > 0
    ? [...rest, ...endingIn(rest, kind)].join(' ')
    : words.join(' ');
}

/** "City of Orange Township" already ends in its kind. */
function endingIn(words: readonly string[], kind: string): readonly string[] {
  return KINDS.has(words.at(-1) ?? '') ? [] : [kind];
}

function withoutKind(name: string): string {
  const words = name.split(' ');
  return words.length > 1 && KINDS.has(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : name;
}

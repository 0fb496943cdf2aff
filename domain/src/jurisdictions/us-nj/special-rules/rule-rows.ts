import { dayOf } from '../../pack/dated-rows.ts';
import type { Certainty, DatedRow } from '../../pack.ts';

const READ_ON = '2026-11-22';

function row(key: string, cite: string, source: string, certainty: Certainty): DatedRow<string> {
  return {
    id: `rule.${key}@${READ_ON}`,
    value: cite,
    from: null,
    to: null,
    source,
    checkedOn: dayOf(READ_ON),
    certainty,
  };
}

/** Where each special rule stands, where it was read, and how sure it is. */
export const ruleRows = {
  'tl-part-payment': row(
    'tl-part-payment',
    'N.J.S.A. 2A:14-24',
    'N.J.S.A. 2A:14-24, full text; State v. Corlies, 47 N.J.L. 108 (1885): a bare payment on a book account is not enough; Forcellati Bros. v. Phillips, A-3354-97T3 (App. Div. 1998, unpublished), case note',
    'secondary',
  ),
  'tl-libel': row(
    'tl-libel',
    'N.J.S.A. 2A:14-3',
    'N.J.S.A. 2A:14-3, text as fetched from the Legislature',
    'official-copy',
  ),
  'tca-notice': row(
    'tca-notice',
    'N.J.S.A. 59:8-3, -4, -7, -8, -9; 59:1-4',
    'N.J.S.A. 59:8-8, existing text inside bill A4042; N.J.S.A. 59:8-9; N.J.S.A. 59:8-4 (through L. 2023 c. 290)',
    'official-copy',
  ),
  'state-contract': row(
    'state-contract',
    'N.J.S.A. 59:13-5',
    'N.J.S.A. 59:13-5 (FindLaw, current January 1, 2024)',
    'official-copy',
  ),
  'public-contract-local': row(
    'public-contract-local',
    'N.J.S.A. 59:1-4',
    'Title 59 index with first lines of each section (59:1-4: contract claims not affected)',
    'official-copy',
  ),
  'port-authority': row(
    'port-authority',
    'N.J.S.A. 32:1-157 to -176, -163, -164',
    'Santiago v. N.Y. & N.J. Port Authority (App. Div. 2012, published), quoting N.J.S.A. 32:1-163; Port Authority v. Airport Auto Services (App. Div. 2007, published): notice needed even for a contract counterclaim',
    'official-copy',
  ),
  'bistate-others': row(
    'bistate-others',
    'The bodies’ own compacts',
    'From memory; not read in a source',
    'unverified',
  ),
  federal: row('federal', '28 U.S.C. 2675, 2401(b)', 'From memory; not read in a source', 'unverified'),
  'sda-clock': row(
    'sda-clock',
    'N.J.S.A. 46:8-21.1',
    'N.J.S.A. 46:8-21.1 as quoted by the Appellate Division in A-3467-19 (December 10, 2021) and A-3501-21 (November 15, 2023)',
    'official-copy',
  ),
  'sda-short-clocks': row(
    'sda-short-clocks',
    'N.J.S.A. 46:8-21.1; 46:8-9.6',
    'N.J.S.A. 46:8-21.1, first part; N.J.S.A. 46:8-9.6 (through L. 2023 c. 200); eForms: 30, 15 and 5 days; sources differ on days or business days',
    'secondary',
  ),
  'sda-cap': row(
    'sda-cap',
    'N.J.S.A. 46:8-21.2',
    'N.J.S.A. 46:8-21.2 (through L. 2023 c. 256); a public log of lease clauses (to P.L. 2025 c. 405)',
    'secondary',
  ),
  'sda-owner-occupied': row(
    'sda-owner-occupied',
    'N.J.S.A. 46:8-26',
    'N.J.S.A. 46:8-26 as quoted in a public legal data set (October 2026); State bulletin of May 2010',
    'official-copy',
  ),
  lockout: row(
    'lockout',
    'N.J.S.A. 2A:39-1, -8; 2C:33-11.1',
    'N.J.S.A. 2A:39-1; N.J.S.A. 2A:39-8, text quoted; Shad v. Palladino, A-3160-98T1 (App. Div. 2000, unpublished), case note',
    'secondary',
  ),
  'tenant-property': row(
    'tenant-property',
    'N.J.S.A. 2A:18-72 to -84',
    'N.J.S.A. 2A:18-72 and 2A:18-73, text; Meislik: tenant property, up to twice actual damages; Legal Services of New Jersey: abandoned property statute',
    'secondary',
  ),
  'rent-landlord': row(
    'rent-landlord',
    'Sommer v. Kridel; N.J.S.A. 2A:42-6.1, -6.3; 2A:18-61.66, -61.67; 2A:65-3',
    'A public log of lease clauses (to P.L. 2025 c. 405); N.J.S.A. 2A:65-3 (waste, treble)',
    'secondary',
  ),
  'sda-new-owner': row(
    'sda-new-owner',
    'N.J.S.A. 46:8-20, -21',
    'Whelan law firm on the Rent Security Deposit Act: the new owner answers for the deposit',
    'secondary',
  ),
  towing: row(
    'towing',
    'N.J.S.A. 56:13-7 to -23, 56:13-14; N.J.A.C. 13:45A-31',
    'N.J.S.A. 56:13-14 (through L. 2024 c. 87); Property Owners Association: the Predatory Towing Prevention Act; Division of Consumer Affairs release on predatory towing',
    'secondary',
  ),
  'used-car': row(
    'used-car',
    'N.J.S.A. 56:8-67 to -80; N.J.A.C. 13:45A-26F',
    'N.J.S.A. 56:8-69, text quoted; N.J.S.A. 56:8-67, definitions',
    'secondary',
  ),
  'new-car': row(
    'new-car',
    'N.J.S.A. 56:12-29 to -49; N.J.A.C. 13:45A-26.3',
    'N.J.A.C. 13:45A-26.3 (through September 16, 2024), statement of rights to new-car buyers',
    'official-copy',
  ),
  'garage-lien': row(
    'garage-lien',
    'N.J.S.A. 2A:44-20 to -31',
    'General Electric Capital Auto Lease v. Violante (N.J. 2004), quoting N.J.S.A. 2A:44-21',
    'official-copy',
  ),
  'self-storage': row(
    'self-storage',
    'N.J.S.A. 2A:44-187 to -193, -191',
    'N.J.S.A. 2A:44-191, text; New Jersey Self Storage Association, lien law questions',
    'secondary',
  ),
  'home-contract': row(
    'home-contract',
    'N.J.S.A. 56:8-136 to -152, -138, -151; N.J.A.C. 13:45A-16.2; P.L.2023 c.237',
    'N.J.S.A. 56:8-151, existing text inside the committee substitute for bill A551; N.J.S.A. 56:8-138 as amended by P.L.2023 c.237 (Rutgers); N.J.S.A. 56:8-1, definitions (copy of the State text)',
    'official-copy',
  ),
  'contractor-plaintiff': row(
    'contractor-plaintiff',
    'N.J.S.A. 56:8-138, -151; Huston v. Lieber',
    'Huston v. Lieber, A-2326-13T3 (App. Div. 2015, unpublished): judgment for a contractor reversed; N.J.S.A. 56:8-151, existing text inside the committee substitute for bill A551; Division of Consumer Affairs, contractor registration questions (copy): penalties, fourth-degree crime',
    'official-copy',
  ),
  'cfa-ag-copy': row(
    'cfa-ag-copy',
    'N.J.S.A. 56:8-20',
    'From memory; read was only N.J.A.C. 13:45A-26E.5: copy of the pleading to the Attorney General in 10 days (the sister rule for wheelchairs)',
    'unverified',
  ),
  tccwna: row(
    'tccwna',
    'N.J.S.A. 56:12-14 to -18',
    'DePetris, questions on the Truth-in-Consumer Contract Act; Buchanan Ingersoll note: at least $100 for each violation; Pisack v. B & C Towing (N.J. 2020), syllabus',
    'secondary',
  ),
  'door-to-door': row(
    'door-to-door',
    'N.J.S.A. 17:16C-61.1 to -61.9; 17:16C-95 to -103; 16 C.F.R. 429',
    'N.J.S.A. 17:16C-61.6; RAB Performance Recoveries v. George, 419 N.J. Super. 81 (App. Div. 2011); Note on the Door-to-Door Home Repair Sales Act, N.J.S.A. 17:16C-95 to -103',
    'secondary',
  ),
  'health-club': row(
    'health-club',
    'N.J.S.A. 56:8-39 to -48; N.J.A.C. 13:45A-25',
    'N.J.S.A. 56:8-42, existing text inside bill A5062; Bergen and Passaic County consumer office on health clubs; LegalFix on gym contracts',
    'secondary',
  ),
  'gift-card': row(
    'gift-card',
    'N.J.S.A. 56:8-110; 15 U.S.C. 1693l-1',
    'N.J.S.A. 56:8-110, existing text inside bill A2076; Division of Consumer Affairs brief on gift cards (revised October 16, 2023), copy; Lamont law firm on gift cards',
    'secondary',
  ),
  pets: row(
    'pets',
    'N.J.S.A. 56:8-92 to -97; N.J.A.C. 13:45A-12.1 to .4',
    'N.J.A.C. 13:45A-12.2 (through September 16, 2024) and State proposals on 12.3; N.J.S.A. 56:8-96; Pet Watch NJ on the pet lemon law',
    'secondary',
  ),
  'movers-state': row(
    'movers-state',
    'N.J.S.A. 45:14D-12b; N.J.A.C. 13:44D-4.16',
    'N.J.A.C. 13:44D-4.16 (through November 4, 2024); Kelsey v. J.D. Carton & Son (App. Div. June 10, 2014, DC-2542-11), quoting N.J.S.A. 45:14D-12b',
    'official-copy',
  ),
  'movers-interstate': row(
    'movers-interstate',
    '49 U.S.C. 14706(e); Carmack',
    '49 U.S.C. 14706(e)(1), sentence quoted; Kotick v. Atlas Van Lines (D.N.J. 2019): contract and consumer-fraud claims fall, the federal claim stays',
    'secondary',
  ),
  'bad-check': row(
    'bad-check',
    'N.J.S.A. 2A:32A-1',
    'N.J.S.A. 2A:32A-1 a. and b. (through L. 2024 c. 87); the form in c. was cut off',
    'official-copy',
  ),
  usury: row(
    'usury',
    'N.J.S.A. 31:1-1, -3, -6; 2C:21-19',
    'Two law firms on N.J.S.A. 31:1-1, -3, -6 and 2C:21-19; ELFA compendium and USLegal: loans of $50,000 or more exempt',
    'secondary',
  ),
  wages: row(
    'wages',
    'N.J.S.A. 34:11-4.1 to -4.10, -56a25, -56a25.1, -58',
    'N.J.S.A. 34:11-56a25 (Justia 2021); McCarter & English and a Lexology note on the Wage Theft Act of August 6, 2019',
    'secondary',
  ),
  freelance: row(
    'freelance',
    'New Jersey contract law',
    'New Jersey Civil Justice Institute: the independent-contractor payment bill was pocket vetoed in January 2020; later bills (S1923) not enacted as far as found',
    'secondary',
  ),
  malpractice: row(
    'malpractice',
    'R. 6:1-2; N.J.S.A. 2A:53A-26 to -29',
    'N.J.S.A. 2A:53A-26 (2012 text, 16 kinds); N.J.S.A. 2A:53A-27 as quoted (Marshall Dennehey, 2021); Capehart Scatchard on the limits and what may not be filed',
    'secondary',
  ),
  arbitration: row(
    'arbitration',
    'Atalese v. U.S. Legal Services, 219 N.J. 430 (2014)',
    'Atalese v. U.S. Legal Services, 219 N.J. 430 (2014), syllabus; itself a Special Civil case',
    'official-copy',
  ),
  bankruptcy: row('bankruptcy', '11 U.S.C. 362(a)(6), 524(a)(2)', 'From memory; not read in a source', 'unverified'),
  deceased: row(
    'deceased',
    'N.J.S.A. 3B:22-4, -7, -8, -10 to -13',
    'hnwlaw.com note on estate creditors, 3B:22-4, -7; Mondaq note: written, under oath, nine months; 3B:22-7, -8, -10, -11, -13',
    'secondary',
  ),
  'minor-defendant': row(
    'minor-defendant',
    'R. 6:6-3(a); R. 4:26-2',
    'R. 6:6-3(a); R.J. Goerke Co. v. Nicolson, 5 N.J. Super. 412 (App. Div. 1949)',
    'official-copy',
  ),
  'insurer-paid': row(
    'insurer-paid',
    'N.J.S.A. 2A:15-97; subrogation',
    'N.J.S.A. 2A:15-97 (2016); Sikes v. Township of Rockaway, 269 N.J. Super. 463 (App. Div. 1994): insurance payments are credited against a public body',
    'official-copy',
  ),
  'workers-comp': row(
    'workers-comp',
    'N.J.S.A. 34:15-7, -8',
    'Workers’ compensation: notes quoting N.J.S.A. 34:15-8',
    'secondary',
  ),
  charity: row(
    'charity',
    'N.J.S.A. 2A:53A-7, -8',
    'N.J.S.A. 2A:53A-7 as quoted by two law firms; Avvo guide: hospitals answer up to $250,000',
    'secondary',
  ),
  'uninsured-driver': row(
    'uninsured-driver',
    'N.J.S.A. 39:6A-4.5; Mody v. Brooks',
    'N.J.S.A. 39:6A-4.5 (through L. 2024 c. 80); Mody v. Brooks, 339 N.J. Super. 392 (App. Div. 2001): vehicle damage is not barred',
    'official-copy',
  ),
  'claim-splitting': row(
    'claim-splitting',
    'R. 4:30A; R. 6:1-2',
    'Court kits 10541 (2007) and the small-claims motor kit (2009): the part given up cannot be claimed later; Elevator Medic v. Litana, A-1377-20 (App. Div. 2022, unpublished): the doctrine needs a decision on the merits',
    'official-copy',
  ),
  'goods-back': row(
    'goods-back',
    'N.J.S.A. 2B:50-1, -2; R. 4:61',
    'R. 4:61 (as amended to December 28, 2023); N.J.S.A. 2B:50-1, -2 as quoted',
    'official-copy',
  ),
} as const satisfies Readonly<Record<string, DatedRow<string>>>;

export type RuleKey = keyof typeof ruleRows;

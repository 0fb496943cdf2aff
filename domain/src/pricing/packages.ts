import type { Locality } from '../jurisdictions/pack.ts';
import { type Cents, cents } from '../money/index.ts';

/** What a package is made of. The product says which of these it can make. */
export type PackagePart = 'letter' | 'court_papers' | 'trial_prep';

export type Package = {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  /** How the card shows the price, such as "$29". */
  readonly price: string;
  readonly priceCents: Cents;
  readonly frequency: 'One Time';
  readonly popular: boolean;
  readonly features: readonly string[];
  readonly contains: readonly PackagePart[];
};

/** What the letter alone costs, before tax. */
export const LETTER_PACKAGE_CENTS: Cents = cents(29_00);
/** Each recipient after the first; taxed like the package. */
export const EXTRA_RECIPIENT_CENTS: Cents = cents(6_99);

/**
 * How many recipients an order pays for after the first: each further person or business the claim is against gets the
 * letter too. Only the letter package charges for them; in the others they are included.
 */
export const extraRecipientsOf = (packageId: string, additionalDefendants: number): number =>
  packageId === 'demand-letter' ? additionalDefendants : 0;

/** Whether this site has the court's own complaint forms for every kind of case. */
export type CourtFormsHere = { readonly hasCourtForms: boolean };

/** What the complaint is where the court's own forms are installed. */
export const courtFormFeature = ({ stateName }: Pick<Locality, 'stateName'>): string =>
  `The court’s own ${stateName} complaint form, filled in from your answers`;

/**
 * What is sold where these courts are served. Texts and prices: the specification's defaults; the features are ours and
 * promise no result. Without the court's own forms the papers are called what they are: drafts.
 */
export const packagesFor = (
  { stateName }: Pick<Locality, 'stateName'>,
  { hasCourtForms }: CourtFormsHere = { hasCourtForms: false },
): readonly Package[] => [
  {
    id: 'demand-letter',
    title: 'Demand Letter Package',
    desc: 'A clear letter that asks for your money and sets a date.',
    price: '$29',
    priceCents: LETTER_PACKAGE_CENTS,
    frequency: 'One Time',
    popular: false,
    features: [
      'A demand letter written from your answers',
      `${stateName} law that fits your problem, in plain words`,
      'A pay-by date and your ways to get paid',
      'Read it, change it, and approve it before it goes out',
      'Signed PDF to print or save',
      'Extra recipients: $6.99 each',
    ],
    contains: ['letter'],
  },
  {
    id: 'small-claims',
    title: 'Small Claims Filing Help',
    desc: 'The letter plus court papers prepared from your answers.',
    price: '$79',
    priceCents: cents(79_00),
    frequency: 'One Time',
    popular: true,
    features: [
      'Everything in the Demand Letter Package',
      hasCourtForms
        ? courtFormFeature({ stateName })
        : `${stateName} complaint: prepared drafts in the court’s layout, to be compared with the court’s current form`,
      'The facts for the court’s summons, ready to copy onto its form',
      'Check of the right court part and county',
      'Check of your time limit to file',
      'Court fee and fee-waiver guide',
      'Proof checklist for your kind of case',
      'Step-by-step filing and delivery guide',
    ],
    contains: ['letter', 'court_papers'],
  },
  {
    id: 'full-trial',
    title: 'Full Trial Prep Package',
    desc: 'All of the above plus help to get ready for your court day.',
    price: '$199',
    priceCents: cents(199_00),
    frequency: 'One Time',
    popular: false,
    features: [
      'Everything in Small Claims Filing Help',
      'Your story as a one-page court outline',
      'Money worksheet that adds up',
      'Exhibit packet in one PDF with a list and numbers',
      'Witness list and questions to ask',
      'Court-day guide: mediation, what to bring, what to say',
      'Settlement agreement form',
      'Guide to collecting if you win',
    ],
    contains: ['letter', 'court_papers', 'trial_prep'],
  },
];

export type PackageAvailability = { readonly isComplete: boolean; readonly missing: readonly PackagePart[] };

/**
 * Whether the product can make everything a package contains. One that is not complete is not sold in production; in
 * development it can be chosen and the screen says so.
 */
export function packageAvailability(candidate: Package, made: readonly PackagePart[]): PackageAvailability {
  const missing = candidate.contains.filter((part) => !made.includes(part));
  return { isComplete: missing.length === 0, missing };
}

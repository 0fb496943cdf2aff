/** A postal address as the person typed it. `state` is a two-letter code such as "PA". */
export type PostalAddress = {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

export type PersonName = { readonly first: string; readonly last: string };

/** A person, or a business with the contact who speaks for it (the contact may be unknown for the other side). */
export type PartyName =
  | { readonly kind: 'person'; readonly person: PersonName }
  | { readonly kind: 'business'; readonly legalName: string; readonly contactName: string };

export type Claimant = {
  readonly name: PartyName;
  readonly address: PostalAddress;
  readonly email: string;
  readonly phone: string;
};

export type Defendant = Claimant & {
  readonly website: string;
  /** What kind of business it is by the claimant's answer, where the name does not say. Absent: nobody knows. */
  readonly entity?: string;
};

/** The name a letter or a caption uses: the person's full name or the business's legal name. */
export const fullNameOf = (name: PartyName): string =>
  name.kind === 'person' ? `${name.person.first} ${name.person.last}`.trim() : name.legalName;

/** The human being who signs or is spoken to: the person, or the business's contact. */
export const contactNameOf = (name: PartyName): string =>
  name.kind === 'person' ? fullNameOf(name) : name.contactName;

/** "Apt 4B", or '' where the address has no unit. */
export const unitLineOf = ({ unit }: Pick<PostalAddress, 'unit'>): string =>
  unit === '' || SAYS_NONE.test(unit) ? '' : unitText(unit);

/** "12 Main Street, Apt 4B" on one line. */
export const streetLineOf = (address: PostalAddress): string =>
  unitLineOf(address) === '' ? address.street : `${address.street}, ${unitLineOf(address)}`;

/** "Salem, OR 97301" or "Salem, OR 97301-1234": nine digits are typed without their dash. */
export const cityLineOf = (address: PostalAddress): string =>
  `${address.city}, ${address.state} ${address.zip.replace(/^(\d{5})(\d{4})$/, '$1-$2')}`;

/** What people put in the field because they think that it must not stay empty. */
const SAYS_NONE = /^(?:none|n\/?a|-+)$/i;

/** A number with at most one letter, or a letter with a number: "4", "4B", "B12". */
const BARE_UNIT = /^(?:\d+[a-z]?|[a-z]\d*)$/i;

/** A bare unit gets the word "Apt". Anything else ("Suite 200", "#5", "FL2", "2nd") says itself what it is. */
const unitText = (unit: string): string => (BARE_UNIT.test(unit) ? `Apt ${unit}` : unit);

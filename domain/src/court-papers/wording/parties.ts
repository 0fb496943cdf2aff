/** Words court papers name parties with. */
export const ENTITIES = {
  individual: 'Individual',
  sole: 'Sole proprietorship',
  llc: 'Limited liability company',
  corporation: 'Corporation',
  partnership: 'Partnership',
} as const;

/** Endings of a business's name, after its periods are gone, and the kind of party they tell. */
export const ENTITY_ENDINGS: readonly { readonly ending: RegExp; readonly kind: keyof typeof ENTITIES }[] = [
  { ending: /\bp?l ?l ?c$/i, kind: 'llc' },
  { ending: /\b(?:l?l?lp|lp|partnership)$/i, kind: 'partnership' },
  { ending: /\b(?:inc|incorporated|corp|corporation|pc|pa)$/i, kind: 'corporation' },
];

export const tradingAs = (owner: string, business: string): string => `${owner} t/a ${business}`;
export const minorBy = (name: string, guardian: string): string =>
  `${name}, a minor, by parent or guardian ${guardian}`;
export const assigneeOf = (name: string, firstOwner: string): string => `${name}, assignee of ${firstOwner}`;
export const guardianOf = (name: string): string => `Parent or guardian of ${name}`;
export const ownerOf = (business: string): string => `Owner, trading as ${business}`;
export const officerOf = (business: string): string => `Authorized officer or employee of ${business}`;

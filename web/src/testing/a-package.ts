import type { PackageWire } from '@plainclaim/contract';

/** A letter on sale, as the server lists it. */
export const aLetterPackage: PackageWire = {
  id: 'letter',
  title: 'Demand letter',
  desc: 'A letter.',
  price: '$29',
  price_cents: 2_900,
  frequency: 'one-time',
  features: ['The letter as a PDF'],
  popular: false,
  tax_rate: 0,
  extra_recipient_cents: 500,
  mailing: null,
  is_complete: true,
  can_be_chosen: true,
  contains: ['letter'],
};

import { row } from './rule-row.ts';

const LOOKED_ON = '2026-11-24';
const NOT_READ = 'From memory; not read in a source';

/** Rules that no source settles: whoever they touch is told to confirm them, and nothing is asked for by them. */
export const unreadRows = {
  'answer-for-another': row(
    'answer-for-another',
    'New Jersey law of employers, owners and parents',
    NOT_READ,
    'unverified',
    LOOKED_ON,
  ),
  'landlord-registration': row('landlord-registration', 'N.J.S.A. 46:8-27 to -37', NOT_READ, 'unverified', LOOKED_ON),
  'no-special-rule': row(
    'no-special-rule',
    'New Jersey law of things left in care',
    'From memory: no statute of its own, and none was found in a source',
    'unverified',
    LOOKED_ON,
  ),
} as const;

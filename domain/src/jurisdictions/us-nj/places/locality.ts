import type { Locality } from '../../pack.ts';
import { clockDays, multiples } from '../law/card-laws.ts';
import { publicNames } from './public-names.ts';

/** New Jersey, without its tables. */
export const locality: Locality = {
  id: 'us-nj',
  state: 'NJ',
  stateName: 'New Jersey',
  timeZone: 'America/New_York',
  declaration: 'I declare under NJ Law that the information I have submitted is true and correct.',
  settlementRule: 'N.J.R.E. 408',
  multiples,
  publicNames,
  clockDays,
};

import type { FreeHelp } from '../../pack/local-words.ts';

/** The number is from memory, see the row 'free-help' of the court texts. */
export const freeHelp: FreeHelp = {
  name: 'Legal Services of New Jersey',
  phone: '1-888-576-5529',
  dial: 'tel:+18885765529',
  courtSite: 'njcourts.gov',
};

/** As sentences name it. */
export const freeHelpLine = `${freeHelp.name}, ${freeHelp.phone}`;

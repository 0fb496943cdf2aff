import { LETTER_PACKAGE_CENTS } from '@plainclaim/domain';
import { wholeDollars } from '../../../i18n/whole-dollars.ts';

/**
 * The least for which one gets a letter today, such as "$29". The server writes it into each page that it sends, in the place that the build
 * leaves; where no server filled the page in, it is what the release says.
 */
export function letterPrice(): string {
  if (typeof document === 'undefined') return '[[letterPrice]]';
  const filledIn = document.querySelector('meta[name="letter-price"]')?.getAttribute('content') ?? '';
  return filledIn.startsWith('$') ? filledIn : wholeDollars(LETTER_PACKAGE_CENTS);
}

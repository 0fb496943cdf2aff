import { useLingui } from '@lingui/react/macro';

/** How often a price is paid, in the language on the screen. Lists of the server say it in English. */
export function useFrequency(): (frequency: string) => string {
  const { t } = useLingui();
  return (frequency) => (frequency === 'One Time' ? t`One Time` : frequency);
}

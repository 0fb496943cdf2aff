import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { type PaperTranslations, paperReadingFor } from '../../i18n/letter-reading.ts';

type Loaded = { readonly locale: string; readonly reading: PaperTranslations | null };

/**
 * What the English papers are called and say in the language on the screen; null for English, and until it is here. It
 * is next to the English, so without it nothing that counts is missing.
 */
export function usePaperReading(): PaperTranslations | null {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    paperReadingFor(locale).then(
      (reading) => isWanted && setLoaded({ locale, reading }),
      () => isWanted && setLoaded({ locale, reading: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.reading : null;
}

import type { Reader } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { formatDay } from '../../../i18n/formatters.ts';
import { letterReadingFor } from '../../../i18n/letter-reading.ts';

const readerFor = (wording: Reader['wording'], locale: string): Reader => {
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const both = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    wording,
    format: {
      day: (day) => formatDay(day, locale),
      either: (items) => either.format(items),
      both: (items) => both.format(items),
    },
  };
};

/** What tells the letter in a language. Null while it loads; "failed" when its file could not be had. */
export function useReader(locale: string): Reader | 'failed' | null {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly reader: Reader | 'failed' } | null>(null);
  useEffect(() => {
    let isWanted = true;
    letterReadingFor(locale).then(
      (wording) => isWanted && setLoaded({ locale, reader: wording === null ? 'failed' : readerFor(wording, locale) }),
      () => isWanted && setLoaded({ locale, reader: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.reader : null;
}

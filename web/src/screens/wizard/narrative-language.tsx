import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';

/** For people who read in another language: what becomes of a text that is not English. The composer does just that. */
export function EnglishNote({ field }: { readonly field: 'claimDescription' | 'claimCalculation' }) {
  const { i18n } = useLingui();
  if (i18n.locale === DEFAULT_LANGUAGE) return null;
  return (
    <p>
      <strong>
        <Trans>The letter and the court papers are in English. Write in English if you can.</Trans>
      </strong>{' '}
      {field === 'claimDescription' ? (
        <Trans>
          If you do not, your own words stand in the letter as you wrote them. Above them it tells in English what it is
          about, the date, and the place, from your answers. Later we ask you for the story in English. Court papers
          cannot be made without it.
        </Trans>
      ) : (
        <Trans>
          If you do not, your own words stand in the letter as you wrote them, and the amount stands in one English
          sentence without a table.
        </Trans>
      )}
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterReviewAnswer } from '@plainclaim/contract';
import { Alert } from '../../components/alert.tsx';
import { LongDay } from './long-day.tsx';

/** The court the letter names, where the county is still to be confirmed by the person. */
export function CourtNote({ court }: { readonly court: LetterReviewAnswer['court'] }) {
  const { t } = useLingui();
  if (!court.county_to_confirm) return null;
  const counties = court.counties.join(', ');
  return (
    <Alert tone="info" title={t`Please check the county`}>
      <p>
        {counties === '' ? (
          <Trans>
            We are not sure which county this claim goes to. The court is {court.name}. Make sure that your letter names
            the right county.
          </Trans>
        ) : (
          <Trans>
            By your answers, this claim goes to {court.name}, county: {counties}. Make sure that this is right.
          </Trans>
        )}
      </p>
    </Alert>
  );
}

/** The letter carries an earlier day; a letter is signed with the day of its approval. */
export function OldDates({ dates }: { readonly dates: LetterReviewAnswer['dates'] }) {
  return (
    <p>
      <Trans>
        It is dated <LongDay day={dates.issued_on} />. Today is <LongDay day={dates.today} />. The day to pay by becomes{' '}
        <LongDay day={dates.new_deadline} />. Nothing else in the letter changes.
      </Trans>
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type ClaimDraft, formatUsd, parseCalendarDate, parseUsd } from '@plainclaim/domain';
import { LetterPaper, LetterSlot, SignatureLine } from '../../components/letter-paper.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import { useCourtRange } from './court-range.tsx';
import { useWizard } from './wizard-context.ts';

const nameOf = (kind: string, first: string, last: string): string =>
  kind === '2' ? first.trim() : `${first.trim()} ${last.trim()}`.trim();

const opponentNames = (draft: ClaimDraft): readonly string[] =>
  [draft, ...draft.additionalDefendants]
    .map(({ whoUser, defendantFirstname, defendantLastname }) => nameOf(whoUser, defendantFirstname, defendantLastname))
    .filter((name) => name !== '');

/** A sheet that fills in while people type, so that every question has a visible purpose. Not the letter itself. */
export function LetterSoFar() {
  const { t, i18n } = useLingui();
  const { draft } = useWizard();
  const range = useCourtRange();
  const day = parseCalendarDate(draft.date);
  const sum = parseUsd(draft.amount);
  const days = typeof draft.responseDays === 'number' ? draft.responseDays : range?.responseDays;

  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(opponentNames(draft));
  const opponent = <LetterSlot value={names} placeholder={t`their name`} />;
  const date = <LetterSlot value={day.ok ? formatDay(day.value, i18n.locale) : ''} placeholder={t`date`} />;
  const city = <LetterSlot value={draft.city.trim()} placeholder={t`city`} />;
  const amount = <LetterSlot value={sum.ok && sum.value > 0 ? formatUsd(sum.value) : ''} placeholder={t`amount`} />;
  const claimant = (
    <LetterSlot value={nameOf(draft.userType, draft.firstname, draft.lastname)} placeholder={t`your name`} />
  );
  return (
    <LetterPaper title={t`Your letter so far`} note={t`fills in as you type`}>
      <p>
        <Trans>To {opponent}</Trans>
      </p>
      <p>
        <Trans>
          I am writing about what happened on {date} in {city}.
        </Trans>
      </p>
      <p>
        <Trans>You owe me {amount}.</Trans>{' '}
        {days === undefined ? (
          <Trans>Please pay this in full.</Trans>
        ) : (
          <Trans>Please pay this in full within {days} days of the date of this letter.</Trans>
        )}
      </p>
      <p>
        <Trans>If you do not, I intend to file a claim in the Superior Court of New Jersey.</Trans>
      </p>
      <p>
        <SignatureLine />
        <Trans>Signed, {claimant}</Trans>
      </p>
    </LetterPaper>
  );
}

import { Trans } from '@lingui/react/macro';
import { cents } from '@plainclaim/domain';
import { formatMoney } from '../../i18n/formatters.ts';

type PostageBackProps = {
  /** Null, or nothing: no money goes back. */
  readonly backCents: number | null;
  /** It left for the person's bank. */
  readonly isBack: boolean;
};

/** What goes back for a mailing that was stopped or could not be done, and whether it did. */
export function PostageBack({ backCents, isBack }: PostageBackProps) {
  if (backCents === null || backCents === 0) return null;
  const money = formatMoney(cents(backCents));
  return (
    <p role="status">
      {isBack ? (
        <Trans>{money} for the mailing went back to you. Your bank may need some days to show it.</Trans>
      ) : (
        <Trans>{money} for the mailing is on its way back to you. It comes back the way you paid.</Trans>
      )}
    </p>
  );
}

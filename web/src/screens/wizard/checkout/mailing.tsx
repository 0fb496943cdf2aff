import { useLingui } from '@lingui/react/macro';
import { type Cents, cents, type Postage } from '@plainclaim/domain';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { formatMoney } from '../../../i18n/formatters.ts';

export type MailingProps = {
  /** Null where nobody posts letters. */
  readonly mailing: Postage | null;
  /** What of this very price is for mailing to one person; null until it is known. */
  readonly inPrice: Cents | null;
  /** Everybody who gets the letter. */
  readonly recipients: number;
  readonly isWanted: boolean;
  readonly onWant: (isWanted: boolean) => void;
};

/** What printing and posting the letter costs: asked where it is sold beside the package, said where it is part of it. */
export function Mailing({ mailing, inPrice, recipients, isWanted, onWant }: MailingProps) {
  const { t } = useLingui();
  if (mailing === null) return null;
  const each = formatMoney(mailing.isBeside ? mailing.eachCents : (inPrice ?? cents(0)));
  const all = formatMoney(cents(mailing.eachCents * recipients));
  if (!mailing.isBeside) {
    return (
      <p>
        {t`The price holds printing and mailing: certified mail and a first-class copy to each person.`}{' '}
        {inPrice === null ? null : t`${each} of it, before tax, is for each person.`}{' '}
        {t`You can also mail the letter yourself.`}
      </p>
    );
  }
  return (
    <Checkbox
      name="with_mailing"
      label={recipients === 1 ? t`Print it and mail it for me: ${each}` : t`Print it and mail it for me: ${all}`}
      hint={t`Certified mail and a first-class copy to each person: ${each} each, before tax. Without it, you mail the letter yourself.`}
      checked={isWanted}
      onChange={onWant}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Cents } from '@plainclaim/domain';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import fieldStyles from '../../components/field.module.css';
import { classNames } from '../../components/class-names.ts';
import { formatMoney } from '../../i18n/formatters.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import styles from './price-summary-recipients.module.css';

/** The most one order takes. */
const MOST_RECIPIENTS = 20;

export type ExtraRecipientsProps = {
  readonly count: number;
  readonly each: Cents;
  readonly onChange: (count: number) => void;
};

const within = (count: number): number => Math.min(MOST_RECIPIENTS, Math.max(0, count));

/** How many people or businesses get the letter besides the first. */
export function ExtraRecipients({ count, each, onChange }: ExtraRecipientsProps) {
  const { t } = useLingui();
  const price = formatMoney(each);
  return (
    <Field
      name="extraRecipients"
      label={t`Extra recipients`}
      hint={t`The price covers one recipient. Each extra one costs ${price}, up to ${MOST_RECIPIENTS}.`}
    >
      {(control) => (
        <div className={styles['stepper']}>
          <Button variant="ghost" onClick={() => onChange(within(count - 1))}>
            <IconMinus size={20} aria-hidden="true" />
            <VisuallyHidden>{t`One recipient fewer`}</VisuallyHidden>
          </Button>
          <input
            {...control}
            className={classNames(fieldStyles['control'], styles['count'])}
            inputMode="numeric"
            autoComplete="off"
            value={String(count)}
            onChange={(event) => onChange(within(Number(event.target.value.replace(/\D/g, ''))))}
          />
          <Button variant="ghost" onClick={() => onChange(within(count + 1))}>
            <IconPlus size={20} aria-hidden="true" />
            <VisuallyHidden>{t`One recipient more`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Field>
  );
}

import { useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { MoneyField } from '../../components/fields/money-field.tsx';
import type { NoteFieldsProps } from './note-fields.ts';
import { Section } from '../../components/sections/section.tsx';
import styles from './trial-prep.module.css';

/** The figure nobody else is told. */
export function PrivateFigure({ notes, onChange, errorOf }: NoteFieldsProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Your lowest figure for a settlement`}>
      <p className={styles['private']}>
        <IconLock size={22} aria-hidden="true" />
        <span>{t`Private. It appears only here and on your own sheet for the mediation. It is not in any letter, court paper, email or other sheet.`}</span>
      </p>
      <MoneyField
        name="lowest_amount"
        label={t`The least you would take`}
        hint={t`Think of the time, the wait and the risk. You can leave it empty and write it on the sheet by hand.`}
        optional
        value={notes.lowest_amount}
        error={errorOf('lowest_amount')}
        onChange={(lowest_amount) => onChange({ ...notes, lowest_amount })}
      />
    </Section>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { TrialPrepAnswer } from '@plainclaim/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../components/buttons/button.tsx';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import type { LimitedFieldsProps } from './note-fields.ts';
import { changedWitness, type WitnessNotes, withKnownWitness, withoutWitness, withWitness } from './notes-state.ts';
import { Section } from '../../components/sections/section.tsx';
import styles from './trial-prep.module.css';

export type WitnessFieldsProps = LimitedFieldsProps & Pick<TrialPrepAnswer, 'offers'>;

/** People who will tell the judge what they saw; those the answers name are offered. */
export function WitnessFields({ notes, limits, offers, onChange, errorOf }: WitnessFieldsProps) {
  const { t } = useLingui();
  const known = offers.witnesses.filter(({ name }) => !notes.witnesses.some((one) => one.name.trim() === name));
  const isFull = notes.witnesses.length >= limits.witnesses;
  return (
    <Section
      title={t`Who will speak for you`}
      lead={t`A witness tells what they saw or heard themselves. You do not need one: what you say yourself counts too. We write questions for each witness.`}
    >
      {notes.witnesses.map((witness, index) => (
        <Witness
          key={witness.id}
          witness={witness}
          index={index}
          sawLength={limits.saw_length}
          errorOf={errorOf}
          onChange={(patch) => onChange(changedWitness(notes, witness.id, patch))}
          onRemove={() => onChange(withoutWitness(notes, witness.id))}
        />
      ))}
      {known.length === 0 || isFull ? null : (
        <div className={styles['known']}>
          <p className={styles['quiet']}>{t`Your answers name these people. Add those who will come.`}</p>
          {known.map(({ name, saw }) => (
            <Button
              key={name}
              variant="ghost"
              size="small"
              iconStart={<IconPlus size={20} aria-hidden="true" />}
              onClick={() => onChange(withKnownWitness(notes, { name, saw }))}
            >
              {t`Add ${name}`}
            </Button>
          ))}
        </div>
      )}
      <div>
        <Button
          variant="ghost"
          size="small"
          disabled={isFull}
          iconStart={<IconPlus size={20} aria-hidden="true" />}
          onClick={() => onChange(withWitness(notes))}
        >
          {t`Add a witness`}
        </Button>
      </div>
    </Section>
  );
}

type WitnessProps = {
  readonly witness: WitnessNotes;
  readonly index: number;
  readonly sawLength: number;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (patch: Partial<WitnessNotes>) => void;
  readonly onRemove: () => void;
};

function Witness({ witness, index, sawLength, errorOf, onChange, onRemove }: WitnessProps) {
  const { t } = useLingui();
  const number = index + 1;
  const field = (name: string): string => `witnesses.${index}.${name}`;
  return (
    <fieldset className={styles['entry']}>
      <legend>{t`Witness ${number}`}</legend>
      <TextField
        name={field('name')}
        label={t`Name`}
        value={witness.name}
        maxLength={120}
        error={errorOf(field('name'))}
        onChange={(name) => onChange({ name })}
      />
      <TextAreaField
        name={field('saw')}
        label={t`What they saw or heard`}
        hint={t`For example: She helped me clean on August 31 and took photos.`}
        value={witness.saw}
        maxLength={sawLength}
        error={errorOf(field('saw'))}
        onChange={(saw) => onChange({ saw })}
      />
      <TextField
        name={field('contact')}
        label={t`Phone or email`}
        optional
        value={witness.contact}
        maxLength={200}
        onChange={(contact) => onChange({ contact })}
      />
      <div>
        <Button variant="link" size="small" iconStart={<IconTrash size={20} aria-hidden="true" />} onClick={onRemove}>
          {t`Remove`}
          <VisuallyHidden>{t`: witness ${number}`}</VisuallyHidden>
        </Button>
      </div>
    </fieldset>
  );
}

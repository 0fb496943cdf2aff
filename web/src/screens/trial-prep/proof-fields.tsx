import { Trans, useLingui } from '@lingui/react/macro';
import type { TrialNotesWire, TrialPrepAnswer } from '@plainclaim/contract';
import { Link } from 'react-router';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { type ProofSide, proves, withProof } from './notes-state.ts';
import { Section } from '../../components/sections/section.tsx';
import styles from './trial-prep.module.css';

export type ProofFieldsProps = {
  readonly answer: TrialPrepAnswer;
  readonly notes: TrialNotesWire;
  readonly onChange: (notes: TrialNotesWire) => void;
};

type Shown = { readonly side: ProofSide; readonly id: string; readonly label: string };

/** What a judge must hear, each with the exhibits and witnesses that can show it. */
export function ProofFields({ answer, notes, onChange }: ProofFieldsProps) {
  const { t } = useLingui();
  const { points, exhibits, case_id } = answer;
  const all: readonly Shown[] = [
    ...exhibits.map(
      ({ id, mark, description }): Shown => ({
        side: 'exhibit_ids',
        id,
        label: description === '' ? t`Exhibit ${mark}` : t`Exhibit ${mark}: ${description}`,
      }),
    ),
    ...notes.witnesses
      .filter(({ name }) => name.trim() !== '')
      .map(({ id, name }): Shown => ({ side: 'witness_ids', id, label: t`Witness: ${name}` })),
  ];
  return (
    <Section
      title={t`What proves each point`}
      lead={t`A judge looks at these points in a case like yours. Tick what shows each one. Your papers list the points with nothing ticked, so that you can look for proof.`}
    >
      {exhibits.length === 0 ? (
        <p>
          <Trans>
            You have no exhibits yet.{' '}
            <Link to={`/exhibits?case=${encodeURIComponent(case_id)}`}>Add your papers and photos</Link> to point to
            them here.
          </Trans>
        </p>
      ) : null}
      <ol className={styles['points']}>
        {points.map(({ key, text, bring }) => (
          <li key={key}>
            <fieldset className={styles['point']}>
              <legend>{text}</legend>
              <p className={styles['quiet']}>{bring}</p>
              {all.map(({ side, id, label }) => (
                <Checkbox
                  key={`${side} ${id}`}
                  name={`${key} ${side}`}
                  id={`${key} ${side} ${id}`}
                  label={label}
                  checked={proves(notes, key, side, id)}
                  onChange={(isTied) => onChange(withProof(notes, key, side, id, isTied))}
                />
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
    </Section>
  );
}

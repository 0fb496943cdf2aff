import { useLingui } from '@lingui/react/macro';
import { type CoClaimant, coClaimantSchema, LIMITS } from '@plainclaim/domain';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '../buttons/button.tsx';
import { controlId, Hint } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useListFocus } from '../lists/use-list-focus.ts';
import styles from './co-claimants.module.css';

const ADD_ID = 'add-co-claimant';
const firstIdOf = (index: number) => controlId(`coClaimants.${index}.firstname`);

export type CoClaimantsProps = {
  readonly people: readonly CoClaimant[];
  readonly onChange: (people: CoClaimant[]) => void;
};

/** People who make the claim together with the claimant: each is a plaintiff on the court papers. */
export function CoClaimants({ people, onChange }: CoClaimantsProps) {
  const { t } = useLingui();
  useListFocus(people.length, firstIdOf, ADD_ID);
  const change = (index: number, changes: Partial<CoClaimant>) =>
    onChange(people.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  const remove = (index: number) => onChange(people.filter((_one, at) => at !== index));
  return (
    <fieldset className={styles['people']}>
      <legend className={styles['peopleTitle']}>{t`Does anyone claim this money together with you?`}</legend>
      <Hint>
        {t`For example, someone who signed the lease with you. Court papers name each person, and each must sign them. Your letter comes from you alone.`}
      </Hint>
      {people.map((one, index) => (
        <Person
          // The list has no other order than this, and one is only ever taken out whole.
          key={`${index}-${people.length}`}
          index={index}
          person={one}
          onChange={(changes) => change(index, changes)}
          onRemove={() => remove(index)}
        />
      ))}
      {people.length < LIMITS.coClaimants ? (
        <div>
          <Button
            id={ADD_ID}
            variant="ghost"
            iconStart={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => onChange([...people, coClaimantSchema.parse({})])}
          >
            {t`Add a person`}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

type PersonProps = {
  readonly index: number;
  readonly person: CoClaimant;
  readonly onChange: (changes: Partial<CoClaimant>) => void;
  readonly onRemove: () => void;
};

function Person({ index, person, onChange, onRemove }: PersonProps) {
  const { t } = useLingui();
  const number = index + 2;
  const at = (field: keyof CoClaimant) => `coClaimants.${index}.${field}`;
  return (
    <div className={styles['section']}>
      <TextField
        name={at('firstname')}
        label={t`First name of claimant ${number}`}
        optional
        maxLength={LIMITS.shortText}
        value={person.firstname}
        onChange={(firstname) => onChange({ firstname })}
      />
      <TextField
        name={at('lastname')}
        label={t`Last name of claimant ${number}`}
        optional
        maxLength={LIMITS.shortText}
        value={person.lastname}
        onChange={(lastname) => onChange({ lastname })}
      />
      <TextField
        name={at('address')}
        label={t`Address of claimant ${number}`}
        hint={t`Street, town, state and ZIP code. Leave it empty if it is the same as yours.`}
        optional
        maxLength={LIMITS.shortText}
        value={person.address}
        onChange={(address) => onChange({ address })}
      />
      <TextField
        name={at('phonenumber')}
        label={t`Phone number of claimant ${number}`}
        type="tel"
        optional
        maxLength={LIMITS.shortText}
        value={person.phonenumber}
        onChange={(phonenumber) => onChange({ phonenumber })}
      />
      <div>
        <Button variant="link" onClick={onRemove}>{t`Remove claimant ${number}`}</Button>
      </div>
    </div>
  );
}

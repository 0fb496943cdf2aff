import { useLingui } from '@lingui/react/macro';
import { LIMITS, type PartyKind } from '@plainclaim/domain';
import { DigitsField } from '../../../components/fields/digits-field.tsx';
import { FieldRow } from '../../../components/fields/form-layout.tsx';
import type { ReactNode } from 'react';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { ControlNames } from './typed-address.ts';

type PersonRole = 'first' | 'last' | 'email' | 'phone';

export type PersonFieldsProps = {
  readonly names: ControlNames<PersonRole>;
  readonly value: Readonly<Record<PersonRole, string>> & { readonly kind: PartyKind };
  readonly onChange: (changes: Partial<Readonly<Record<PersonRole, string>>>) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly lastHint?: string | undefined;
  readonly isLastOptional?: boolean | undefined;
  /** Stands below the name of a business. */
  readonly belowName?: ReactNode;
  /** True for the claimant: the browser may then fill it in. */
  readonly isOwn?: boolean;
};

/** Name, email and phone number of one party. Of a business, its name and who speaks for it. */
export function PersonFields(props: PersonFieldsProps) {
  const { names, value, onChange, errorOf, lastHint, isLastOptional, belowName, isOwn = false } = props;
  const { t } = useLingui();
  const isBusiness = value.kind === '2';
  const filledBy = (token: string) => (isOwn ? token : 'off');
  const first = (
    <TextField
      name={names.first}
      label={isBusiness ? t`Business name` : t`First name`}
      error={errorOf(names.first)}
      autoComplete={filledBy(isBusiness ? 'organization' : 'given-name')}
      maxLength={LIMITS.shortText}
      value={value.first}
      onChange={(typed) => onChange({ first: typed })}
    />
  );
  const last = (
    <TextField
      name={names.last}
      label={isBusiness ? t`Contact name` : t`Last name`}
      hint={lastHint}
      optional={isLastOptional}
      error={errorOf(names.last)}
      autoComplete={filledBy(isBusiness ? 'name' : 'family-name')}
      maxLength={LIMITS.shortText}
      value={value.last}
      onChange={(typed) => onChange({ last: typed })}
    />
  );
  return (
    <>
      {belowName === undefined ? (
        <FieldRow>
          {first}
          {last}
        </FieldRow>
      ) : (
        // What stands below a name needs the whole width.
        <>
          {first}
          {belowName}
          {last}
        </>
      )}
      <TextField
        name={names.email}
        type="email"
        label={t`Email`}
        optional
        error={errorOf(names.email)}
        autoComplete={filledBy('email')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.shortText}
        value={value.email}
        onChange={(email) => onChange({ email })}
      />
      <DigitsField
        name={names.phone}
        type="tel"
        label={t`Phone number`}
        optional
        hint={t`Digits only`}
        error={errorOf(names.phone)}
        autoComplete={filledBy('tel-national')}
        maxLength={LIMITS.shortText}
        width="medium"
        value={value.phone}
        onChange={(phone) => onChange({ phone })}
      />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@plainclaim/domain';
import { DigitsField } from '../../../components/fields/digits-field.tsx';
import { FieldRow } from '../../../components/fields/form-layout.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PostalAddressFields, useAddressLabels } from './postal-address-fields.tsx';
import { type DefendantAnswers, defendantAddressFields, defendantAddressIn, defendantNames } from './typed-address.ts';

export type DefendantFieldsProps = {
  /** '' for the first opponent, else "additionalDefendants.0." and so on. */
  readonly prefix: string;
  readonly defendant: DefendantAnswers;
  /** Gets the newest answers, because a looked-up address comes later. */
  readonly onChange: (change: (newest: DefendantAnswers) => Partial<DefendantAnswers>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

/** Name, ways to reach and address of one opponent. */
export function DefendantFields({ prefix, defendant, onChange, errorOf }: DefendantFieldsProps) {
  const { t } = useLingui();
  const isBusiness = defendant.whoUser === '2';
  const at = (field: string) => `${prefix}${field}`;
  const first = {
    name: at('defendantFirstname'),
    error: errorOf(at('defendantFirstname')),
    autoComplete: 'off',
    maxLength: LIMITS.shortText,
    value: defendant.defendantFirstname,
    onChange: (defendantFirstname: string) => onChange(() => ({ defendantFirstname })),
  };
  const last = {
    name: at('defendantLastname'),
    error: errorOf(at('defendantLastname')),
    autoComplete: 'off',
    maxLength: LIMITS.shortText,
    value: defendant.defendantLastname,
    onChange: (defendantLastname: string) => onChange(() => ({ defendantLastname })),
  };
  return (
    <>
      {isBusiness ? (
        <>
          <TextField
            {...first}
            label={t`Business name`}
            hint={t`Use the legal name. You can look it up on the State’s business records page. If a person runs the business alone, write the person’s name and “doing business as” the shop name.`}
          />
          <TextField {...last} label={t`Contact name`} hint={t`If you do not know a name, write ‘Manager’.`} />
        </>
      ) : (
        <FieldRow>
          <TextField {...first} label={t`First name`} />
          <TextField {...last} label={t`Last name`} />
        </FieldRow>
      )}
      <TextField
        name={at('defendantEmail')}
        type="email"
        label={t`Email`}
        optional
        error={errorOf(at('defendantEmail'))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.shortText}
        value={defendant.defendantEmail}
        onChange={(defendantEmail) => onChange(() => ({ defendantEmail }))}
      />
      <DigitsField
        name={at('defendantPhonenumber')}
        type="tel"
        label={t`Phone number`}
        optional
        hint={t`Digits only`}
        error={errorOf(at('defendantPhonenumber'))}
        autoComplete="off"
        maxLength={LIMITS.shortText}
        width="medium"
        value={defendant.defendantPhonenumber}
        onChange={(defendantPhonenumber) => onChange(() => ({ defendantPhonenumber }))}
      />
      {isBusiness ? (
        <TextField
          name={at('defendantWebsite')}
          type="url"
          label={t`Website`}
          optional
          hint={t`Begins with https:// or www.`}
          error={errorOf(at('defendantWebsite'))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.shortText}
          value={defendant.defendantWebsite}
          onChange={(defendantWebsite) => onChange(() => ({ defendantWebsite }))}
        />
      ) : null}
      <PostalAddressFields
        names={defendantNames(prefix)}
        value={defendantAddressIn(defendant)}
        onChange={(changes) =>
          onChange((newest) => defendantAddressFields({ ...defendantAddressIn(newest), ...changes }))
        }
        errorOf={errorOf}
        streetHint={t`Use a street address, not a P.O. box, so court papers can reach them.`}
      />
    </>
  );
}

/** The short name of an opponent's field, for the list of what is wrong. */
export function useDefendantLabels(): (name: string, whoUser: string) => string | undefined {
  const { t } = useLingui();
  const address = useAddressLabels()(defendantNames(''));
  return (name, whoUser) => {
    const labels: Readonly<Record<string, string>> = {
      whoUser: t`Person or business`,
      defendantFirstname: whoUser === '2' ? t`Business name` : t`First name`,
      defendantLastname: whoUser === '2' ? t`Contact name` : t`Last name`,
      defendantEmail: t`Email`,
      defendantPhonenumber: t`Phone number`,
      defendantWebsite: t`Website`,
      ...address,
    };
    return labels[name];
  };
}

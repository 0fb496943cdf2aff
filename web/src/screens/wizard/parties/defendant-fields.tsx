import { useLingui } from '@lingui/react/macro';
import { type AdditionalDefendant, DEFENDANT, LIMITS, typedParty, wireParty } from '@plainclaim/domain';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { PostalAddressFields } from './postal-address-fields.tsx';
import { inList } from './typed-address.ts';

export type DefendantFieldsProps = {
  /** '' for the first opponent, else "additionalDefendants.0." and so on. */
  readonly prefix: string;
  readonly defendant: AdditionalDefendant;
  readonly onChange: (changes: Partial<AdditionalDefendant>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

/** Name, ways to reach and address of one opponent. */
export function DefendantFields({ prefix, defendant, onChange, errorOf }: DefendantFieldsProps) {
  const { t } = useLingui();
  const names = inList(prefix, DEFENDANT);
  const party = typedParty(DEFENDANT, defendant);
  const isBusiness = party.kind === '2';
  return (
    <>
      <PersonFields
        names={names}
        value={party}
        onChange={(changes) => onChange(wireParty(DEFENDANT, changes))}
        errorOf={errorOf}
        firstHint={
          isBusiness
            ? t`Use the legal name. You can look it up on the State’s business records page. If a person runs the business alone, write the person’s name and “doing business as” the shop name.`
            : undefined
        }
        lastHint={isBusiness ? t`If you do not know a name, write ‘Manager’.` : undefined}
      />
      {isBusiness ? (
        <TextField
          name={names.website}
          type="url"
          label={t`Website`}
          optional
          hint={t`Begins with https:// or www.`}
          error={errorOf(names.website)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.shortText}
          value={party.website}
          onChange={(website) => onChange(wireParty(DEFENDANT, { website }))}
        />
      ) : null}
      <PostalAddressFields
        names={names}
        value={party}
        onChange={(changes) => onChange(wireParty(DEFENDANT, changes))}
        errorOf={errorOf}
        streetHint={t`Use a street address, not a P.O. box, so court papers can reach them.`}
      />
    </>
  );
}

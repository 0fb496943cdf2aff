import { useLingui } from '@lingui/react/macro';
import { type AdditionalDefendant, asWebAddress, DEFENDANT, LIMITS, typedParty, wireParty } from '@plainclaim/domain';
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
  const completeWebsite = () => {
    const website = asWebAddress(party.website);
    if (website !== party.website) onChange(wireParty(DEFENDANT, { website }));
  };
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
        lastHint={isBusiness ? t`A person’s name, not a title. Leave it empty if you do not know one.` : undefined}
        isLastOptional={isBusiness}
      />
      {isBusiness ? (
        <TextField
          name={names.website}
          type="url"
          label={t`Website`}
          optional
          hint={t`For example, https://example.com`}
          error={errorOf(names.website)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.shortText}
          value={party.website}
          onChange={(website) => onChange(wireParty(DEFENDANT, { website }))}
          onBlur={completeWebsite}
          onKeyDown={(event) => {
            // Enter goes on without leaving the field.
            if (event.key === 'Enter') completeWebsite();
          }}
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

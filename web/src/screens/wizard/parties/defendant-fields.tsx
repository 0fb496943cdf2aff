import { useLingui } from '@lingui/react/macro';
import { type AdditionalDefendant, asWebAddress, DEFENDANT, LIMITS, typedParty, wireParty } from '@plainclaim/domain';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Why } from '../../../components/fields/why.tsx';
import { EntityField } from './entity-field.tsx';
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
        belowName={
          isBusiness ? (
            <>
              <Why label={t`Which name is right?`} about={t`Business name`}>
                <p>{t`Use the legal name. You can look it up on the State’s business records page.`}</p>
                <p>{t`Does one person run the business alone? Write the person’s name and “doing business as” the shop name.`}</p>
              </Why>
              <EntityField
                field={names.entity}
                businessName={party.first}
                value={party.entity}
                onChange={(entity) => onChange(wireParty(DEFENDANT, { entity }))}
              />
            </>
          ) : undefined
        }
        lastHint={isBusiness ? t`A person’s name, not a title.` : undefined}
        isLastOptional={isBusiness}
      />
      {isBusiness ? (
        <TextField
          name={names.website}
          type="url"
          label={t`Website`}
          optional
          hint={t`Like https://example.com`}
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
        streetHint={t`Not a P.O. box: court papers must reach them.`}
      />
      <Why label={t`You do not know the address?`} about={t`Street address`}>
        <p>{t`A place where they work or do business is right too. So is the last home address you know.`}</p>
        <p>{t`Look at papers, messages and receipts. For a business, look at the State’s business records page.`}</p>
        <p>{t`Without an address the letter cannot be mailed, and the court cannot send them its papers. Please do not make one up.`}</p>
        <p>{t`Your claim is kept here. Come back when you have found it.`}</p>
      </Why>
    </>
  );
}

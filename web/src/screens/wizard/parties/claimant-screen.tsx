import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@plainclaim/domain';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { DigitsField } from '../../../components/fields/digits-field.tsx';
import { FieldRow, FormSection } from '../../../components/fields/form-layout.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormScreen, useFieldErrors } from '../engine/form-screen.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { PostalAddressFields, useAddressLabels } from './postal-address-fields.tsx';
import { CLAIMANT_NAMES, claimantAddressFields, claimantAddressIn, inWords, placeIn } from './typed-address.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 2, sub-step 1: the claimant's name, how to reach them, and their address. */
export function ClaimantScreen() {
  const { t } = useLingui();
  const { draft, patch, patchFrom } = useWizard();
  const errorOf = useFieldErrors();
  const isBusiness = draft.userType === '2';
  const firstLabel = isBusiness ? t`Business name` : t`First name`;
  const lastLabel = isBusiness ? t`Contact name` : t`Last name`;
  const labels: Readonly<Record<string, string>> = {
    firstname: firstLabel,
    lastname: lastLabel,
    email: t`Email`,
    phonenumber: t`Phone number`,
    ...useAddressLabels()(CLAIMANT_NAMES),
  };
  return (
    <FormScreen
      title={isBusiness ? t`Fill in your business information` : t`Fill in your personal information`}
      lead={t`Your name and address stand at the top of your letter.`}
      labelOf={(field) => labels[field]}
      aside={<LetterSoFar />}
    >
      <FormSection title={isBusiness ? t`Your business` : t`You`}>
        <FieldRow>
          <TextField
            name="firstname"
            label={firstLabel}
            error={errorOf('firstname')}
            autoComplete={isBusiness ? 'organization' : 'given-name'}
            maxLength={LIMITS.shortText}
            value={draft.firstname}
            onChange={(firstname) => patch({ firstname })}
          />
          <TextField
            name="lastname"
            label={lastLabel}
            hint={isBusiness ? t`The person who signs for the business. It may be you.` : undefined}
            error={errorOf('lastname')}
            autoComplete={isBusiness ? 'name' : 'family-name'}
            maxLength={LIMITS.shortText}
            value={draft.lastname}
            onChange={(lastname) => patch({ lastname })}
          />
        </FieldRow>
        <TextField
          name="email"
          type="email"
          label={t`Email`}
          optional
          error={errorOf('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.shortText}
          value={draft.email}
          onChange={(email) => patch({ email })}
        />
        <DigitsField
          name="phonenumber"
          type="tel"
          label={t`Phone number`}
          optional
          hint={t`Digits only`}
          error={errorOf('phonenumber')}
          autoComplete="tel-national"
          maxLength={LIMITS.shortText}
          width="medium"
          value={draft.phonenumber}
          onChange={(phonenumber) => patch({ phonenumber })}
        />
      </FormSection>
      <FormSection title={isBusiness ? t`Address of your business` : t`Your address`}>
        <Checkbox
          name="sameAddress"
          label={t`It is the same as where it happened`}
          hint={inWords(placeIn(draft))}
          checked={draft.sameAddress}
          onChange={(sameAddress) => patch({ sameAddress })}
        />
        {draft.sameAddress ? null : (
          <PostalAddressFields
            names={CLAIMANT_NAMES}
            value={claimantAddressIn(draft)}
            onChange={(changes) =>
              patchFrom((newest) => claimantAddressFields({ ...claimantAddressIn(newest), ...changes }))
            }
            errorOf={errorOf}
            isOwn
          />
        )}
      </FormSection>
    </FormScreen>
  );
}

import { useLingui } from '@lingui/react/macro';
import { CLAIMANT, CLAIMANT_ADDRESS, isLikelyAtHome, PLACE, typedParty, wireParty } from '@plainclaim/domain';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '../../../api/session/current-user.ts';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { FormSection } from '../../../components/fields/form-layout.tsx';
import { FormScreen, useFieldErrors } from '../engine/form-screen.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { ClaimantEntity } from './claimant-entity.tsx';
import { usePartyLabels } from './party-labels.ts';
import { PersonFields } from './person-fields.tsx';
import { PostalAddressFields } from './postal-address-fields.tsx';
import { inWords } from './typed-address.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 2, sub-step 1: the claimant's name, how to reach them, and their address. */
export function ClaimantScreen() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const errorOf = useFieldErrors();
  const isBusiness = draft.userType === '2';
  const party = typedParty(CLAIMANT, draft);
  const labels = usePartyLabels()(CLAIMANT, draft.userType);
  useWhatIsKnown();
  return (
    <FormScreen
      title={isBusiness ? t`Fill in your business information` : t`Fill in your personal information`}
      lead={t`Your name and address go at the top of your letter.`}
      labelOf={(field) => labels[field]}
      aside={<LetterSoFar />}
    >
      <FormSection title={isBusiness ? t`Your business` : t`You`}>
        <PersonFields
          names={CLAIMANT}
          value={party}
          onChange={(changes) => patch(wireParty(CLAIMANT, changes))}
          errorOf={errorOf}
          belowName={isBusiness ? <ClaimantEntity /> : undefined}
          lastHint={isBusiness ? t`The person who signs for the business. It may be you.` : undefined}
          isOwn
        />
      </FormSection>
      <FormSection title={isBusiness ? t`Address of your business` : t`Your address`}>
        <Checkbox
          name="sameAddress"
          label={t`It is the same as where it happened`}
          hint={inWords(typedParty(PLACE, draft))}
          checked={draft.sameAddress}
          onChange={(sameAddress) => patch({ sameAddress })}
        />
        {draft.sameAddress ? null : (
          <PostalAddressFields
            names={CLAIMANT_ADDRESS}
            value={party}
            onChange={(changes) => patch(wireParty(CLAIMANT_ADDRESS, changes))}
            errorOf={errorOf}
            isOwn
          />
        )}
      </FormSection>
    </FormScreen>
  );
}

/** On an untouched screen: the confirmed address of the account, and whether the claimant most likely lives there. */
function useWhatIsKnown() {
  const { draft, patch } = useWizard();
  const { user } = useCurrentUser();
  const verified = user.status === 'signed-in' ? user.email : '';
  const { firstname, lastname, claimantAddress, email } = draft;
  const isUntouched = firstname === '' && lastname === '' && claimantAddress === '';
  const begin = useEffectEvent(() => {
    const isThere = isLikelyAtHome(draft);
    if (isUntouched && draft.sameAddress !== isThere) patch({ sameAddress: isThere });
  });
  const fillIn = useEffectEvent((known: string) => {
    if (isUntouched && email === '' && known !== '') patch({ email: known });
  });
  useEffect(() => begin(), []);
  useEffect(() => fillIn(verified), [verified]);
}

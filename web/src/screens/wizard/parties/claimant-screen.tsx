import { useLingui } from '@lingui/react/macro';
import {
  CLAIMANT,
  CLAIMANT_ADDRESS,
  isLikelyAtHome,
  type OwnContact,
  PLACE,
  typedParty,
  wireParty,
} from '@plainclaim/domain';
import { useEffect, useEffectEvent } from 'react';
import { readContact } from '../../../api/account/account-contact.ts';
import { useCurrentUser } from '../../../api/session/current-user.ts';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { FormSection } from '../../../components/fields/form-layout.tsx';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { claimantFromContact } from './claimant-from-contact.ts';
import { ClaimantEntity } from './claimant-entity.tsx';
import { claimForOf, ClaimForQuestion, GuardianFields } from './claim-for.tsx';
import { KindScreen } from './kind-screen.tsx';
import { usePartyLabels } from './party-labels.ts';
import { PersonFields } from './person-fields.tsx';
import { PostalAddressFields } from './postal-address-fields.tsx';
import { inWords } from './typed-address.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 2: who claims, with their name, how to reach them, and their address. */
export function ClaimantScreen() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const labels = usePartyLabels()(CLAIMANT, draft.userType);
  const more: Readonly<Record<string, string>> = {
    claimFor: t`Who is this claim for?`,
    guardianName: t`Your full name`,
    claimantBirthDate: t`The child’s date of birth`,
  };
  return (
    <KindScreen
      name="userType"
      title={t`Who are you filing this claim as?`}
      lead={t`Your name and address go at the top of your letter.`}
      value={draft.userType}
      onChange={(userType) => patch({ userType })}
      labelOf={(field) => more[field] ?? labels[field]}
    >
      <ClaimantFields />
    </KindScreen>
  );
}

function ClaimantFields() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const errorOf = useFieldErrors();
  const isBusiness = draft.userType === '2';
  const claimFor = isBusiness ? 'me' : claimForOf(draft);
  const isForChild = claimFor === 'child';
  const party = typedParty(CLAIMANT, draft);
  useWhatIsKnown();
  const ownTitle = isBusiness ? t`Fill in your business information` : t`Fill in your personal information`;
  if (claimFor === '') return <ClaimForQuestion />;
  return (
    <>
      {isBusiness ? null : <ClaimForQuestion />}
      {isForChild ? <GuardianFields /> : null}
      <FormSection title={isForChild ? t`The child, and how to reach you` : ownTitle}>
        <PersonFields
          names={CLAIMANT}
          value={party}
          onChange={(changes) => patch(wireParty(CLAIMANT, changes))}
          errorOf={errorOf}
          belowName={isBusiness ? <ClaimantEntity /> : undefined}
          lastHint={isBusiness ? t`The person who signs for the business. It may be you.` : undefined}
          isOwn={!isForChild}
        />
      </FormSection>
      <FormSection
        title={isBusiness ? t`Address of your business` : isForChild ? t`The child’s address` : t`Your address`}
      >
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
    </>
  );
}

/** On an untouched screen: what the account has saved, and whether the claimant most likely lives where it happened. */
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
  const fillFromAccount = useEffectEvent((contact: OwnContact) => {
    // Whoever began to type meanwhile knows better.
    if (isUntouched) patch(claimantFromContact(contact, draft));
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    fillIn(verified);
    if (verified === '') return undefined;
    const controller = new AbortController();
    void readContact({ signal: controller.signal }).then((answer) => {
      if (answer.ok && !controller.signal.aborted) fillFromAccount(answer.value.contact);
    });
    return () => controller.abort();
  }, [verified]);
}

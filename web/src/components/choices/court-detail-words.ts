import { useLingui } from '@lingui/react/macro';
import type { CourtDetailKey } from '@plainclaim/domain';

/** What each detail for the court papers is called, and what helps to fill it in. */
export function useCourtDetailWords(): Readonly<
  Record<CourtDetailKey, { readonly label: string; readonly hint?: string }>
> {
  const { t } = useLingui();
  const noPlate = t`Year, make and model. Please leave out the plate: court papers are public.`;
  return {
    otherCaseDetails: {
      label: t`Which court case?`,
      hint: t`The court, the names and the docket number, if you know it.`,
    },
    otherActionDetails: { label: t`What is planned or under way?` },
    otherPartyNames: { label: t`Who else should be part of it?`, hint: t`Their names, as well as you know them.` },
    otherLanguage: { label: t`Which language?` },
    otherAccommodation: { label: t`What kind of help?` },
    accidentTime: { label: t`Time of the accident`, hint: t`For example 3:30 pm.` },
    ownVehicle: { label: t`Your vehicle`, hint: noPlate },
    ownDriver: { label: t`Who drove your vehicle?`, hint: t`“Parked” if nobody did.` },
    otherVehicle: { label: t`Their vehicle`, hint: noPlate },
    otherDriver: { label: t`Who drove their vehicle?` },
    otherOwner: { label: t`Who owns their vehicle?`, hint: t`Only if it is not the driver.` },
    insuranceDeductible: {
      label: t`Your insurance deductible`,
      hint: t`If your insurance paid the rest. Please leave out the policy number.`,
    },
  };
}

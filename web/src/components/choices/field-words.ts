import { useLingui } from '@lingui/react/macro';
import type { LineField } from '@plainclaim/domain';

export type FieldWords = {
  readonly label: string;
  readonly hint?: string;
  /** What it is called where all answers are listed; absent: as where it is asked. */
  readonly short?: string;
  readonly autoComplete?: 'bday';
};

/** What each line below a question is called, and what helps to fill it in. */
export function useFieldWords(): Readonly<Record<LineField, FieldWords>> {
  const { t } = useLingui();
  const noPlate = t`Year, make and model. Please leave out the plate: court papers are public.`;
  return {
    guardianName: {
      label: t`Full name of the parent or guardian who acts for you`,
      hint: t`This person signs the letter and files the claim. Without one we cannot make a letter.`,
      short: t`Parent or guardian`,
    },
    claimantBirthDate: {
      label: t`Your date of birth`,
      hint: t`We use it only to work out your last day to file. It is not printed in the letter.`,
      short: t`Date of birth`,
      autoComplete: 'bday',
    },
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

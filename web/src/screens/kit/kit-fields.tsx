import { served } from '@plainclaim/domain/served';
import { useState } from 'react';
import { AddressField } from '../../components/address/address-field.tsx';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { ChoiceList, RadioCards } from '../../components/choices/choice-cards.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { DictationButton } from '../../components/dictation/dictation-button.tsx';
import { CodeField, DigitsField } from '../../components/fields/digits-field.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { FieldRow, FormSection, ScreenForm, WithAside } from '../../components/fields/form-layout.tsx';
import { LetterPaper, LetterSlot, SignatureLine } from '../../components/documents/letter-paper.tsx';
import { MoneyField } from '../../components/fields/money-field.tsx';
import { PasswordField } from '../../components/account/password-field.tsx';
import { ScreenHead } from '../../components/layout/screen-title.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { YesNo } from '../../components/choices/yes-no.tsx';
import { suggestNearby } from './kit-places.ts';

const STATES = [
  { value: served.state, label: served.stateName },
  { value: 'NY', label: 'New York' },
];
const REQUIRED = 'This field is required';

type Draft = Record<'amount' | 'date' | 'address' | 'city' | 'apt' | 'state' | 'zip', string>;
const EMPTY: Draft = { amount: '', date: '', address: '', city: '', apt: '', state: served.state, zip: '' };

/** The details screen in miniature: every plain field, with and without errors. */
export function KitDetails({ title, isWrong }: { readonly title: string; readonly isWrong: boolean }) {
  const [draft, setDraft] = useState<Draft>(
    isWrong
      ? EMPTY
      : { ...EMPTY, amount: '1850', date: '2026-04-15', address: '221B Market St', city: 'Newark', zip: '07102' },
  );
  const [attempt, setAttempt] = useState(0);
  const prefix = isWrong ? 'wrong-' : 'right-';
  const set = (name: keyof Draft) => (value: string) => setDraft((before) => ({ ...before, [name]: value }));
  const wire = (name: keyof Draft) => ({
    name,
    id: `${prefix}${name}`,
    error: isWrong && draft[name] === '' ? REQUIRED : undefined,
  });
  return (
    <WithAside
      label={`About ${title}`}
      aside={
        <LetterPaper title="Your letter so far" note="fills in as you type">
          <p>
            To <LetterSlot value="" placeholder="their name" />
          </p>
          <p>
            I am writing about what happened on <LetterSlot value={draft.date} placeholder="date" /> in{' '}
            <LetterSlot value={draft.city} placeholder="city" />.
          </p>
          <p>
            You owe me <LetterSlot value={draft.amount} placeholder="amount" />. Please pay this in full.
          </p>
          <p>
            <SignatureLine />
            Signed, <LetterSlot value="" placeholder="your name" />
          </p>
        </LetterPaper>
      }
    >
      <ScreenForm onSubmit={() => setAttempt(attempt + 1)}>
        {isWrong ? (
          <ErrorSummary
            attempt={attempt}
            title="Please fill in all required fields correctly before continuing!"
            problems={(['amount', 'date', 'address', 'city', 'zip'] as const).map((name) => ({
              field: `${prefix}${name}`,
              label: name,
              message: REQUIRED,
            }))}
          />
        ) : null}
        <FormSection title="The money">
          <MoneyField
            {...wire('amount')}
            label="How much are you claiming?"
            hint="The minimum amount is $250.00, maximum $25,000.00"
            value={draft.amount}
            onChange={set('amount')}
          />
          <DateField
            {...wire('date')}
            label="When did it happen?"
            hint="If it went on for a while, use the day it started."
            value={draft.date}
            onChange={set('date')}
          />
        </FormSection>
        <FormSection title="Where it happened">
          <AddressField
            {...wire('address')}
            label="Street address"
            hint="Start typing and choose from the list, or enter it yourself."
            value={draft.address}
            onChange={set('address')}
            suggest={suggestNearby}
            details={async () => ({
              street: '221B Market St',
              city: 'Newark',
              state: served.state,
              country: 'US',
              zipcode: '07102',
            })}
            onPick={(place) =>
              setDraft((before) => ({ ...before, address: place.street, city: place.city, zip: place.zipcode }))
            }
          />
          <FieldRow split="wide-short">
            <TextField {...wire('city')} label="City" value={draft.city} onChange={set('city')} />
            <TextField
              {...wire('apt')}
              error={undefined}
              label="Apt"
              optional
              value={draft.apt}
              onChange={set('apt')}
            />
          </FieldRow>
          <FieldRow split="wide-short">
            <SelectField
              {...wire('state')}
              label="State"
              options={STATES}
              value={draft.state}
              onChange={set('state')}
            />
            <DigitsField {...wire('zip')} label="ZIP code" maxLength={9} value={draft.zip} onChange={set('zip')} />
          </FieldRow>
        </FormSection>
      </ScreenForm>
    </WithAside>
  );
}

export function KitMoreFields() {
  const [story, setStory] = useState('');
  const [code, setCode] = useState('12');
  const [password, setPassword] = useState('');
  const [kind, setKind] = useState('');
  const [types, setTypes] = useState<readonly string[]>(['Check']);
  const [adult, setAdult] = useState<boolean | null>(null);
  const [same, setSame] = useState(true);
  return (
    <>
      <ScreenHead title="A screen title" lead="A lead sentence under the title, in a calm grey." />
      <TextAreaField
        name="story"
        label="What happened?"
        hint="Two to five sentences are enough."
        placeholder="Write Here"
        countText={`${story.length} characters so far`}
        tools={
          <DictationButton label="Talk to explain your calculation." onText={(text) => setStory(`${story} ${text}`)} />
        }
        value={story}
        onChange={setStory}
      />
      <CodeField
        name="verification_code"
        label="Verification code"
        hint="We sent it to you@example.com."
        value={code}
        onChange={setCode}
        error="Enter the 6 digits"
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint="At least 6 characters."
      />
      <RadioCards
        name="userType"
        legend="Who are you filing this claim as?"
        layout="pair"
        value={kind}
        onChange={setKind}
        error={kind === '' ? 'Please select one option before continuing!' : undefined}
        options={[
          { value: '1', label: 'Person', hint: 'You, in your own name' },
          { value: '2', label: 'Business', hint: 'A company or other organization' },
        ]}
      />
      <ChoiceList
        name="paymentTypes"
        legend="Other ways to pay you"
        values={types}
        onChange={setTypes}
        options={['Check', "Cashier's Check", 'Cash', 'Money Order'].map((label) => ({ value: label, label }))}
      />
      <YesNo
        name="isAdult"
        question="Are you 18 years of age or older?"
        value={adult}
        onChange={setAdult}
        error={adult === null ? 'Please answer "Are you 18 years of age or older?"' : undefined}
      />
      <Checkbox
        name="sameAddress"
        label="My address is where it happened"
        hint="You can enter another one."
        checked={same}
        onChange={setSame}
      />
    </>
  );
}

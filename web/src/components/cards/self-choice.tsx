import { useLingui } from '@lingui/react/macro';
import type { CardEntry } from '@plainclaim/domain';
import { RadioCards } from '../choices/choice-cards.tsx';

export type SelfChoiceProps = {
  readonly name: string;
  /** The child a guardian claims for. */
  readonly child: string;
  readonly value: CardEntry['self'];
  readonly error: string | undefined;
  readonly onChange: (self: NonNullable<CardEntry['self']>) => void;
};

/** Where a guardian claims for a child: of which of the two a card tells. Nobody but the guardian knows. */
export function SelfChoice({ name, child, value, error, onChange }: SelfChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioCards
      name={name}
      legend={t`Who did this, or whom did it happen to?`}
      error={error}
      layout="inline"
      options={[
        { value: 'child', label: child, hint: t`“${child}” in the letter` },
        { value: 'guardian', label: t`Me, the parent or guardian`, hint: t`“I” in the letter` },
      ]}
      value={value ?? ''}
      onChange={(next) => onChange(next === 'child' ? 'child' : 'guardian')}
    />
  );
}

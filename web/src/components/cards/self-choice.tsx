import { useLingui } from '@lingui/react/macro';
import type { CardEntry } from '@plainclaim/domain';
import { RadioCards } from '../choices/choice-cards.tsx';

export type SelfChoiceProps = {
  readonly name: string;
  /** The child a guardian claims for. */
  readonly child: string;
  readonly value: CardEntry['self'];
  readonly error: string | undefined;
  /** What the card would say of each of them; null while it says nothing yet. */
  readonly said?: { readonly child: string; readonly guardian: string } | null;
  readonly onChange: (self: NonNullable<CardEntry['self']>) => void;
};

/**
 * Where a guardian claims for a child: of which of the two a card tells. Nobody but the guardian knows. A card may tell of
 * two acts, the care of a child and who paid for it: both sentences are shown, and the right one is chosen.
 */
export function SelfChoice({ name, child, value, error, said = null, onChange }: SelfChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioCards
      name={name}
      legend={said === null ? t`Who did this, or whom did it happen to?` : t`Which sentence is right?`}
      error={error}
      layout={said === null ? 'inline' : 'rows'}
      options={[
        { value: 'child', label: child, hint: said === null ? t`“${child}” in the letter` : said.child },
        {
          value: 'guardian',
          label: t`Me, the parent or guardian`,
          hint: said === null ? t`“I” in the letter` : said.guardian,
        },
      ]}
      value={value ?? ''}
      onChange={(next) => onChange(next === 'child' ? 'child' : 'guardian')}
    />
  );
}

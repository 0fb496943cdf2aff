import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RadioCards } from './choice-cards.tsx';

export type YesNoProps = {
  readonly name: string;
  readonly id?: string | undefined;
  readonly question: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** null (or undefined) is not answered yet. */
  readonly value: boolean | null | undefined;
  readonly onChange: (value: boolean) => void;
};

/** A question answered by Yes or No. */
export function YesNo({ question, value, onChange, ...group }: YesNoProps) {
  const { t } = useLingui();
  return (
    <RadioCards
      {...group}
      legend={question}
      layout="inline"
      options={[
        { value: 'yes', label: t`Yes` },
        { value: 'no', label: t`No` },
      ]}
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}

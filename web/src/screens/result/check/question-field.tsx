import { useLingui } from '@lingui/react/macro';
import type { LetterQuestionAnswer } from '@plainclaim/contract';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { MoneyField } from '../../../components/fields/money-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';

export type QuestionFieldProps = {
  readonly question: LetterQuestionAnswer;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** One question of the composer, with the control that fits its answer. */
export function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const { t } = useLingui();
  const { id, message, kind, options } = question;
  const field = { name: id, error, onChange, value };
  switch (kind) {
    case 'choice':
      return (
        <RadioCards
          {...field}
          legend={message}
          layout="single"
          options={options.map((option) => ({ value: option.value, label: option.label }))}
        />
      );
    case 'yes_no':
      return (
        <RadioCards
          {...field}
          legend={message}
          layout="inline"
          options={[
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
          ]}
        />
      );
    case 'date':
      return <DateField {...field} label={message} />;
    case 'amount':
      return <MoneyField {...field} label={message} />;
    case 'text':
      return <TextField {...field} label={message} maxLength={200} autoComplete="off" />;
  }
}

import { fieldNamed, LIMITS, lineBelow, linesAsked, type LineField, type QuestionKey } from '@plainclaim/domain';
import { useFieldWords } from '../../../components/choices/field-words.ts';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useWizard } from '../engine/wizard-context.ts';

export type QuestionLinesProps = {
  readonly question: QuestionKey;
  readonly errorOf: (field: string) => string | undefined;
};

/** The lines that a question's answer asks for here. Each may stay empty. */
export function QuestionLines({ question, errorOf }: QuestionLinesProps) {
  const { draft, patch } = useWizard();
  const words = useFieldWords();
  const change = (name: LineField, typed: string) => {
    const changes: Partial<Record<LineField, string>> = {};
    changes[name] = typed;
    patch(changes);
  };
  return linesAsked(draft)
    .filter((name) => lineBelow(name).question === question && fieldNamed(name).askedOn === 'questions')
    .map((name) => {
      const { label, hint, autoComplete } = words[name];
      const field = { name, label, hint, optional: true, error: errorOf(name), value: draft[name] };
      const onChange = (typed: string) => change(name, typed);
      return lineBelow(name).input === 'day' ? (
        <DateField key={name} {...field} autoComplete={autoComplete} onChange={onChange} />
      ) : (
        <TextField key={name} {...field} maxLength={LIMITS.shortText} onChange={onChange} />
      );
    });
}

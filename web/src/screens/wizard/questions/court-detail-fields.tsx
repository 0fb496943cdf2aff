import { type CourtDetailKey, detailsAsked, LIMITS, QUESTION_OF_DETAIL, type QuestionKey } from '@plainclaim/domain';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useCourtDetailWords } from '../../../components/choices/court-detail-words.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** The lines that belong to a question's answer. Each may stay empty: the court paper then has a line to write on. */
export function CourtDetailFields({ question }: { readonly question: QuestionKey }) {
  const { draft, patch } = useWizard();
  const words = useCourtDetailWords();
  const change = (key: CourtDetailKey, typed: string) => {
    const changes: Partial<Record<CourtDetailKey, string>> = {};
    changes[key] = typed;
    patch(changes);
  };
  return detailsAsked(draft)
    .filter((key) => QUESTION_OF_DETAIL[key] === question)
    .map((key) => (
      <TextField
        key={key}
        name={key}
        label={words[key].label}
        hint={words[key].hint}
        optional
        maxLength={LIMITS.shortText}
        value={draft[key]}
        onChange={(typed) => change(key, typed)}
      />
    ));
}

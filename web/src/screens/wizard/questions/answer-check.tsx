import { useLingui } from '@lingui/react/macro';
import type { Contradiction, Contradictions, KeptAnswer } from '@plainclaim/domain';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { useWizard } from '../engine/wizard-context.ts';

export type AnswerCheckProps = {
  readonly question: KeptAnswer['key'];
  readonly contradictions: Contradictions;
};

/**
 * Under an answer that the other side's name or the story goes against: the words, and a box to keep the answer. It asks
 * and decides nothing.
 */
export function AnswerCheck({ question, contradictions: { open, kept } }: AnswerCheckProps) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const found = [...open, ...kept].find(({ key }) => key === question);
  if (found === undefined) return null;
  const { words, from } = found;
  const others = draft.keptAnswers.filter(({ key }) => key !== question);
  const keep = (isKept: boolean, { key }: Contradiction) =>
    patch({ keptAnswers: isKept ? [...others, { key, words }] : others });
  return (
    <Alert tone="warning" live="status" title={t`Please look at this answer once more`}>
      <p>
        {from === 'name'
          ? t`You answered “No”. The name “${words}” suggests otherwise. A wrong answer here can cost you the claim.`
          : t`You answered “No”. Your story says “${words}”. A wrong answer here can cost you the claim.`}
      </p>
      <Checkbox
        name={`keep-${question}`}
        label={t`I looked again. My answer is right.`}
        checked={kept.includes(found)}
        onChange={(isKept) => keep(isKept, found)}
      />
    </Alert>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { LetterReviewAnswer } from '@plainclaim/contract';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { hasOwnWords } from './has-own-words.ts';

export type OwnFaultNoteProps = {
  readonly review: LetterReviewAnswer | null;
  readonly onRead: () => void;
};

/**
 * What somebody admits about themselves has no form that a program could know: "I was late too". Nor has a wife's bad
 * knee in learner's English. So everybody whose own words are in the letter is asked the same question before they
 * sign, and nobody's sentence is judged.
 */
export function OwnFaultNote({ review, onRead }: OwnFaultNoteProps) {
  const { t } = useLingui();
  if (review === null || !hasOwnWords(review)) return null;
  return (
    <Alert
      tone="info"
      title={t`Does one of your sentences say that you did something wrong?`}
      actions={
        <Button size="small" variant="ghost" onClick={onRead}>
          {t`Read the letter again`}
        </Button>
      }
    >
      <p>{t`Your own words are in this letter. The other side will read them, and may use them against you.`}</p>
      <p>{t`Please also look for anything about health or family. You do not need it to get paid.`}</p>
    </Alert>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { LetterReviewAnswer } from '@plainclaim/contract';
import { Button } from '../../../components/buttons/button.tsx';
import styles from './read-step.module.css';

export type OwnWordsChoiceProps = {
  readonly ownWords: LetterReviewAnswer['own_words'];
  readonly isBusy: boolean;
  readonly onChoose: (choice: 'in' | 'out') => Promise<boolean>;
};

/** Whether what the person said in their own words is in the letter. It can be changed until it is signed. */
export function OwnWordsChoice({ ownWords: { is_typed, is_in }, isBusy, onChoose }: OwnWordsChoiceProps) {
  const { t } = useLingui();
  if (!is_typed) return null;
  return (
    <div className={styles['line']}>
      <p>
        {is_in ? t`Your own words are in the letter, as you typed them.` : t`Your own words are not in the letter.`}
      </p>
      <Button variant="link" busy={isBusy} onClick={() => void onChoose(is_in ? 'out' : 'in')}>
        {is_in ? t`Leave my own words out` : t`Put my own words in`}
      </Button>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { LetterReviewAnswer } from '@plainclaim/contract';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { LawSource } from './law-source.tsx';
import styles from './law-sentences.module.css';

export type LawSentencesProps = {
  readonly law: LetterReviewAnswer['law'];
  readonly isBusy: boolean;
  readonly onLaw: (key: string, included: boolean) => void;
};

/** Each sentence of law that fits the claim, with its source. Any of them can be taken out and put back. */
export function LawSentences({ law, isBusy, onLaw }: LawSentencesProps) {
  const { t } = useLingui();
  if (law.length === 0) return null;
  return (
    <Card title={t`Law in your letter`}>
      <p>{t`These are general rules that fit a claim like yours. Read each one. Leave it in only if you want it in your letter.`}</p>
      <ul className={styles['list']}>
        {law.map(({ key, text, cite, source, certainty, included }) => (
          <li key={key} className={classNames(styles['item'], !included && styles['out'])}>
            <p>
              <strong>{included ? t`In the letter` : t`Not in the letter`}</strong>
            </p>
            <blockquote lang="en" className={styles['text']}>
              {text}
            </blockquote>
            <LawSource cite={cite} reference={source} certainty={certainty} />
            <Button variant="ghost" size="small" busy={isBusy} onClick={() => onLaw(key, !included)}>
              {included ? t`Take this sentence out` : t`Put it back`}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

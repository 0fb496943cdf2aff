import { useLingui } from '@lingui/react/macro';
import { ADVISED } from '@plainclaim/domain';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Button } from '../../../../components/buttons/button.tsx';
import { classNames } from '../../../../components/styling/class-names.ts';
import { useIssueWords } from './issue-words.ts';
import styles from './own-words.module.css';
import { type Place, sentenceOf } from './story-issues.ts';

/** Where the focus goes after a decision, when another place is waiting. */
export const ISSUE_PANEL = 'story-place';

type IssuePanelProps = {
  readonly text: string;
  readonly place: Place;
  /** Its number among the places that are not decided, from 1. */
  readonly number: number;
  readonly count: number;
  readonly onLeaveOut: () => void;
  readonly onChange: () => void;
  readonly onKeep: () => void;
  readonly onNext: (() => void) | null;
};

/** One place of the story to decide about. It never takes the focus by itself. */
export function IssuePanel({ text, place, number, count, onLeaveOut, onChange, onKeep, onNext }: IssuePanelProps) {
  const { t } = useLingui();
  const { issue } = place;
  const { title, why } = useIssueWords()[issue.kind];
  const isStop = issue.severity === 'stop';
  const isSmall = issue.severity === 'note';
  // Plain facts are often among these: nobody is led to drop them.
  const isAdvice = ADVISED.has(issue.kind);
  const Icon = isStop ? IconAlertTriangle : IconInfoCircle;
  return (
    <section className={classNames(styles['panel'], isStop && styles['stop'])} aria-labelledby={ISSUE_PANEL}>
      <div className={styles['panelHead']}>
        <Icon size={22} aria-hidden="true" />
        <h3 id={ISSUE_PANEL} tabIndex={-1}>
          {title}
        </h3>
        <span className={styles['number']}>{t`${number} of ${count}`}</span>
      </div>
      <blockquote className={styles['place']} lang="en">
        {sentenceOf(text, issue)}
      </blockquote>
      <p>{why}</p>
      <div className={styles['choices']}>
        {/* A small thing is better mended than taken out. */}
        <Button size="small" variant={isSmall || isAdvice ? 'ghost' : 'primary'} onClick={onLeaveOut}>
          {t`Leave this sentence out`}
        </Button>
        <Button
          size="small"
          variant={isSmall && !isAdvice ? 'primary' : 'ghost'}
          onClick={onChange}
        >{t`Change it`}</Button>
        <Button size="small" variant={isAdvice ? 'primary' : 'ghost'} onClick={onKeep}>{t`Keep it`}</Button>
        {onNext === null ? null : <Button variant="link" onClick={onNext}>{t`Next place`}</Button>}
      </div>
      {isStop ? (
        <p
          className={styles['later']}
        >{t`If you keep it, we ask again at the end. The letter cannot be sent with it.`}</p>
      ) : null}
    </section>
  );
}

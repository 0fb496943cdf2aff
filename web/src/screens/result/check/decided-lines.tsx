import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import type { OpenLetter } from '../state/open-letter.ts';
import styles from './check-step.module.css';
import { usePointTitle } from './point-words.ts';
import { countyKey, type Point, rowsKey, skipKey } from './points.ts';
import { saidAnswer } from './question-answers.ts';
import { QuestionPoint } from './question-point.tsx';

/** What is decided, one line each, with the way back. */
export function DecidedLines({ opened }: { readonly opened: OpenLetter }) {
  const { t } = useLingui();
  const { deciding, acts, isBusy } = opened;
  const [lost, setLost] = useState<string | null>(null);
  const closed = deciding.points.filter(({ isOpen }) => !isOpen);
  if (closed.length + acts.leftHere.length === 0) return null;
  return (
    <ul className={styles['decided']} aria-label={t`Decided`}>
      {acts.leftHere.map((left) => (
        <li key={left.id}>
          <span>
            {lost === left.id
              ? t`Its place has changed. Type it again in the whole text: ${left.words}`
              : t`Sentence left out: “${left.words}”`}
          </span>
          {lost === left.id ? null : (
            <Button
              variant="link"
              busy={isBusy}
              onClick={() => void acts.undoLeft(left).then((isBack) => (isBack ? undefined : setLost(left.id)))}
            >
              {t`Undo`}
            </Button>
          )}
        </li>
      ))}
      {closed.map((point) => (
        <Decided key={point.id} point={point} opened={opened} />
      ))}
    </ul>
  );
}

function Decided({ point, opened }: { readonly point: Point; readonly opened: OpenLetter }) {
  const { t } = useLingui();
  const { deciding, isBusy, reviewing } = opened;
  const [isChanging, setChanging] = useState(false);
  const title = usePointTitle()(point);
  const takeBack = (keys: readonly string[]) => (
    <Button variant="link" busy={isBusy} onClick={() => void deciding.keep(keys, false)}>{t`Undo`}</Button>
  );
  switch (point.kind) {
    case 'finding': {
      const { words, key, findingKey, message } = point.finding;
      return (
        <li>
          <span>{words === '' ? t`Kept: ${message}` : t`Kept: “${words}”`}</span>
          {takeBack([...new Set([key, findingKey])])}
        </li>
      );
    }
    case 'question': {
      const { question } = point;
      if (question.answer === null) {
        return (
          <li>
            <span>{t`Skipped: ${question.message}`}</span>
            {takeBack([skipKey(question.id)])}
          </li>
        );
      }
      const answer = saidAnswer(question, t`Yes`, t`No`);
      return (
        <li>
          {isChanging ? (
            <QuestionPoint
              question={question}
              opened={opened}
              onDone={(act) => void act.then((isDone) => isDone && setChanging(false))}
            />
          ) : (
            <>
              <span>
                {question.message} <strong>{answer}</strong>
              </span>
              <Button variant="link" onClick={() => setChanging(true)}>{t`Change`}</Button>
            </>
          )}
        </li>
      );
    }
    case 'rows':
      return (
        <li>
          <span>{t`The letter names the amount without rows.`}</span>
          {takeBack([rowsKey(point.gap)])}
        </li>
      );
    case 'county':
      return reviewing.review === null ? null : (
        <li>
          <span>{t`You said that the county is right.`}</span>
          {takeBack([countyKey(reviewing.review.court)])}
        </li>
      );
    default:
      return <li>{title}</li>;
  }
}

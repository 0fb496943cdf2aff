import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isSamePage, type Position, positionOf } from '@plainclaim/domain';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import type { AnswerGroup, AnswerRow } from '../questions/answer-summary.ts';
import { useAnswerWords } from './answer-words.ts';
import styles from './check-answers.module.css';

/** Rows that are whole texts get the full width and no bold type. */
const LONG_SUBJECTS: ReadonlySet<string> = new Set(['story', 'calculation']);

/** Longer answers are cut in their line; they are whole once it is opened. In characters. */
const EXCERPT = 70;

/** What is asked on one page is changed there: a person or a business, and their name, have one line. */
function onOneLine(groups: readonly AnswerGroup[]): readonly AnswerGroup[] {
  const lines: AnswerGroup[] = [];
  for (const group of groups) {
    const before = lines.at(-1);
    if (before === undefined || !isSamePage(positionOf(before.screen), positionOf(group.screen))) {
      lines.push(group);
      continue;
    }
    const isUnfinished = before.isUnfinished || group.isUnfinished;
    const parts = [...before.parts, ...group.parts];
    // The amount's own name says more than that of the ways to pay it; of two questions about a person, the second does.
    const { screen } = group.screen === 'payment-preference' ? before : group;
    lines[lines.length - 1] = { screen, parts, isUnfinished };
  }
  return lines;
}

export type CheckAnswersProps = {
  readonly groups: readonly AnswerGroup[];
  /** Opens the screen of a group; CONTINUE there comes back. */
  readonly onChange: (position: Position) => void;
};

/** Everything the signature will cover: each part in a line that opens, with a way to change it. */
export function CheckAnswers({ groups, onChange }: CheckAnswersProps) {
  const { t } = useLingui();
  const words = useAnswerWords();
  /** What was answered, in one line; of the many questions only how many. */
  const excerptOf = (screen: AnswerGroup['screen'], parts: AnswerGroup['parts']): string => {
    const rows = parts.flatMap((part) => part.rows).filter(({ value }) => value.kind !== 'nothing');
    if (screen === 'questions') return t`${plural(rows.length, { one: '# answer', other: '# answers' })}`;
    const whole = rows.map(({ value }) => words.valueOf(value).replaceAll('\n', ', ')).join(' · ');
    return whole.length > EXCERPT ? `${whole.slice(0, whole.lastIndexOf(' ', EXCERPT))} …` : whole;
  };
  return (
    <section className={styles['answers']} aria-labelledby="check-answers-title">
      <h2 id="check-answers-title">{t`Check your answers`}</h2>
      {onOneLine(groups).map(({ screen, parts, isUnfinished }) => {
        const title = words.titleOf(screen);
        return (
          <section key={screen} className={classNames(styles['group'], isUnfinished && styles['unfinished'])}>
            <h3 className={styles['change']}>
              <Button variant="link" onClick={() => onChange(positionOf(screen))}>
                {t`Change`} <VisuallyHidden>{title}</VisuallyHidden>
              </Button>
            </h3>
            {isUnfinished ? <p className={styles['missing']}>{t`An answer is missing here.`}</p> : null}
            {screen === 'questions' && parts.every(({ rows }) => rows.length === 0) ? (
              <Spinner>{t`Loading administrative questions...`}</Spinner>
            ) : null}
            <details open={isUnfinished}>
              <summary>
                <span className={styles['title']}>{title}</span>
                <span className={styles['excerpt']}>{excerptOf(screen, parts)}</span>
              </summary>
              {parts.map(({ number, rows }, index) => (
                <div key={`${index} ${number ?? 0}`} className={styles['part']}>
                  {number === null ? null : <h4 className={styles['number']}>{t`Number ${number}`}</h4>}
                  <dl className={styles['list']}>
                    {rows.map((row) => (
                      <Row key={row.subject === 'question' ? row.question.key : row.subject} row={row} />
                    ))}
                  </dl>
                </div>
              ))}
            </details>
          </section>
        );
      })}
    </section>
  );
}

function Row({ row }: { readonly row: AnswerRow }) {
  const words = useAnswerWords();
  const isNothing = row.value.kind === 'nothing';
  return (
    <div className={classNames(styles['row'], LONG_SUBJECTS.has(row.subject) && styles['long'])}>
      <dt>{words.labelOf(row)}</dt>
      <dd className={isNothing ? styles['absent'] : undefined}>{words.valueOf(row.value)}</dd>
    </div>
  );
}

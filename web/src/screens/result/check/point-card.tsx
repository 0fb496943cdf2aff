import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import type { OpenLetter, Target } from '../state/open-letter.ts';
import styles from './check-step.module.css';
import { CountyPoint } from './county-point.tsx';
import { DatesPoint } from './dates-point.tsx';
import { FindingPoint } from './finding-point.tsx';
import { usePointTitle } from './point-words.ts';
import type { Point } from './points.ts';
import { QuestionPoint } from './question-point.tsx';
import { RowsPoint } from './rows-point.tsx';

export type PointCardProps = {
  readonly point: Point;
  readonly number: number;
  readonly opened: OpenLetter;
  readonly onShow: (target: Target) => void;
  /** A decision is on its way; says by its answer whether it was taken. */
  readonly onDone: (act: Promise<boolean>) => void;
};

/** One place to decide: what it is, where, why, and its choices. */
export function PointCard(props: PointCardProps) {
  const { t } = useLingui();
  const { point, number, onShow } = props;
  const title = usePointTitle()(point);
  const place = point.kind === 'finding' ? point.finding.place : null;
  return (
    <section className={styles['point']} id={`point-${point.id}`} aria-labelledby={`title-${point.id}`} data-open-point>
      <div className={styles['head']}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <h2 id={`title-${point.id}`} tabIndex={-1}>
          {title}
        </h2>
        {place === null ? null : (
          <div>
            <Button variant="link" onClick={() => onShow({ place, isWhole: false })}>{t`Show it in the letter`}</Button>
          </div>
        )}
      </div>
      <Body {...props} />
    </section>
  );
}

function Body({ point, opened, onDone, onShow }: PointCardProps) {
  const { t } = useLingui();
  switch (point.kind) {
    case 'finding':
      return <FindingPoint finding={point.finding} opened={opened} onDone={onDone} onShow={onShow} />;
    case 'question':
      return <QuestionPoint question={point.question} opened={opened} onDone={onDone} />;
    case 'rows':
      return <RowsPoint gap={point.gap} opened={opened} onDone={onDone} />;
    case 'dates':
      return <DatesPoint opened={opened} onDone={onDone} />;
    case 'county':
      return <CountyPoint opened={opened} onDone={onDone} onShow={onShow} />;
    case 'waiting':
      return (
        <>
          <p>{t`You changed the letter in the same place. We left your text alone. You can add the answers yourself, or we can write the letter again. Your current text is kept under "Earlier texts".`}</p>
          <div className={styles['acts']}>
            <Button
              variant="ghost"
              size="small"
              busy={opened.isBusy}
              onClick={() => onDone(opened.deciding.decide({ recompose: true }))}
            >
              {t`Write the letter again`}
            </Button>
          </div>
        </>
      );
  }
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { lazyPart } from '../../../components/layout/lazy-part.ts';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { SeparateNotice } from '../approve/separate-notice.tsx';
import type { OpenLetter, Target } from '../state/open-letter.ts';
import { StepBar } from '../step-bar.tsx';
import styles from './check-step.module.css';
import { DecidedLines } from './decided-lines.tsx';
import { LookedForCard } from './looked-for-card.tsx';
import { PointCard } from './point-card.tsx';

const SettlementCard = lazyPart(async () => (await import('../approve/settlement-card.tsx')).SettlementCard);

export type CheckStepProps = {
  readonly opened: OpenLetter;
  /** The place somebody was led to. */
  readonly wanted: string | null;
  readonly onShow: (target: Target) => void;
};

const OPEN_TITLE = '[data-open-point] h2';
const focusFirstOpen = () => document.querySelector<HTMLElement>(OPEN_TITLE)?.focus();

/** The second step: only what needs a decision, each with its ways out. */
export function CheckStep({ opened, wanted, onShow }: CheckStepProps) {
  const { t } = useLingui();
  const { deciding, reviewing, answering, isBusy, go } = opened;
  const { open, isKnown, hasFailed, points } = deciding;
  const { review, failure, reload } = reviewing;
  const [isShown, setShown] = useState(false);
  const onward = useRef<HTMLDivElement>(null);
  // Who has decided one place is led to the next, once the page shows it.
  const decided = useRef<string | null>(null);
  useEffect(() => {
    if (decided.current === null || open.some(({ id }) => id === decided.current)) return;
    decided.current = null;
    if (open.length > 0) focusFirstOpen();
    else onward.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [open]);
  const led = useRef(wanted);
  useEffect(() => {
    if (led.current === null || points.length === 0) return;
    document.getElementById(`point-${led.current}`)?.querySelector('h2')?.focus();
    led.current = null;
  }, [points]);
  const finish = async (id: string, act: Promise<boolean>) => {
    if (await act) decided.current = id;
  };
  // All of it at once: a place that comes later would push the others down.
  const isComing = !isKnown && failure === null;
  const isClear = isKnown && open.length === 0;
  const goOn = () => {
    if (isClear) return void go('approve');
    setShown(true);
    focusFirstOpen();
  };
  const total = points.length + opened.acts.leftHere.length;
  const done = total - open.length;
  return (
    <div className={styles['check']}>
      {isComing ? (
        <div>
          <Spinner block>{t`Checking the letter...`}</Spinner>
        </div>
      ) : null}
      <div className={styles['columns']} hidden={isComing}>
        <div className={styles['places']}>
          {failure === null ? null : (
            <Alert
              tone="warning"
              live="status"
              title={t`The checks and sources of your letter could not be loaded.`}
              actions={<Button variant="ghost" size="small" onClick={reload}>{t`Try Again`}</Button>}
            />
          )}
          {hasFailed ? (
            <Alert tone="error" live="alert" title={t`The letter could not be changed. Your text is not lost.`} />
          ) : null}
          {isShown && open.length > 0 ? (
            <Alert
              tone="warning"
              live="alert"
              title={plural(open.length, {
                one: '# place is still open. Decide it first.',
                other: '# places are still open. Decide them first.',
              })}
            />
          ) : null}
          {isClear ? (
            <p className={styles['clear']} role="status">
              <IconCircleCheck size={24} aria-hidden="true" />
              <span>{t`Nothing to decide. You can approve your letter.`}</span>
            </p>
          ) : null}
          {open.map((point, index) => (
            <PointCard
              key={point.id}
              point={point}
              number={index + 1}
              opened={opened}
              onShow={onShow}
              onDone={(act) => void finish(point.id, act)}
            />
          ))}
          <DecidedLines opened={opened} />
          {review === null ? null : <SeparateNotice notice={review.notice} />}
        </div>
        <div className={styles['beside']}>
          {opened.checked === null ? null : (
            <LookedForCard checked={opened.checked} kept={deciding.kept} onShow={onShow} />
          )}
          {review === null ? null : (
            <Suspense>
              <SettlementCard
                settlement={review.settlement}
                demand={review.demand}
                onAnswer={answering}
                isBusy={isBusy}
              />
            </Suspense>
          )}
        </div>
      </div>
      {/* Nobody sees it pushed down. */}
      <div ref={onward} className={isComing ? styles['toCome'] : undefined}>
        <StepBar
          actions={
            <>
              <Button
                variant="ghost"
                iconStart={<IconArrowLeft size={20} aria-hidden="true" />}
                onClick={() => void go('read')}
              >
                {t`Back`}
              </Button>
              <Button
                capitals
                iconEnd={<IconArrowRight size={20} aria-hidden="true" />}
                aria-describedby={isClear ? undefined : 'still-open'}
                onClick={goOn}
              >
                {t`Go to approve`}
              </Button>
            </>
          }
        >
          {total === 0 ? null : <strong id="still-open">{t`${done} of ${total} decided`}</strong>}
          {total === 0 ? null : (
            <span className={styles['quiet']}>{t`Each choice can be undone until you approve.`}</span>
          )}
        </StepBar>
      </div>
    </div>
  );
}

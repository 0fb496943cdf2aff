import { useLingui } from '@lingui/react/macro';
import { GENERATION_STAGES, type GenerationStageId, progressAfterStage } from '@plainclaim/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import { lazyPart } from '../../../components/layout/lazy-part.ts';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { useClaimFit } from '../claim-fit/claim-fit-state.ts';
import { useFilePreview } from './file-preview-state.ts';
import { type StageFinding, useStageFindings } from './generation-findings.tsx';
import styles from './generation-screen.module.css';
import { useGenerationStages } from './generation-stages.ts';
import { useWizard } from '../engine/wizard-context.ts';

// Comes while the stages run: nothing waits for it.
const FilePreviewSheet = lazyPart(async () => (await import('./file-preview-sheet.tsx')).FilePreviewSheet);

type StageState = 'done' | 'running' | 'waiting';

const stateOf = (index: number, doneCount: number): StageState =>
  index < doneCount ? 'done' : index === doneCount ? 'running' : 'waiting';

/** Step 4, sub-step 5: six stages do their work and say what came of it; the first page of the letter stands open. */
export function GenerationScreen() {
  const { t } = useLingui();
  const { setGenerationComplete, goOn, goBack } = useWizard();
  const fit = useClaimFit(true);
  const preview = useFilePreview();
  const findings = useStageFindings({ fit, preview });
  const [isSkipped, setSkipped] = useState(false);
  const doneCount = useGenerationStages(
    GENERATION_STAGES.map(({ id }) => findings[id].isSettled),
    isSkipped,
    setGenerationComplete,
  );
  const isComplete = doneCount === GENERATION_STAGES.length;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on to what it led to.
    if (isComplete && isSkipped) status.current?.focus({ preventScroll: true });
  }, [isComplete, isSkipped]);
  const letter = preview.status === 'made' && doneCount > 0 ? preview.made.letter : null;
  return (
    <form
      noValidate
      className={styles['screen']}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <div className={styles['columns']}>
        <div className={styles['progress']}>
          <ScreenHead
            title={t`Generating Your File`}
            lead={
              isComplete ? t`Read the first page of your letter. Then choose a package.` : t`This takes a few seconds.`
            }
          />
          <ProgressBar label={t`Progress`} percent={doneCount === 0 ? 0 : progressAfterStage(doneCount - 1)} />
          <div className={styles['told']}>
            <p role="status" ref={status} tabIndex={-1} className={styles['status']}>
              {isComplete ? t`Your file is ready.` : null}
            </p>
            {isComplete ? null : (
              <Button variant="link" busy={isSkipped} onClick={() => setSkipped(true)}>
                {t`Skip the animation`}
              </Button>
            )}
          </div>
          <Stages doneCount={doneCount} findings={findings} />
        </div>
        {letter === null ? null : (
          <div className={styles['sheet']}>
            <Suspense>
              <FilePreviewSheet firstPage={letter.first_page} hasMore={letter.has_more} />
            </Suspense>
          </div>
        )}
      </div>
      <ActionsBar onBack={goBack} busy={!isComplete} />
    </form>
  );
}

type StagesProps = {
  readonly doneCount: number;
  readonly findings: Readonly<Record<GenerationStageId, StageFinding>>;
};

function Stages({ doneCount, findings }: StagesProps) {
  const { t } = useLingui();
  const names = {
    'strong-letter': t`Generating your strong demand letter`,
    'professional-letter': t`Professionally written demand letter`,
    'local-paperwork': t`Filling out your local jurisdiction paperwork`,
    'court-paperwork': t`Creating court paperwork`,
    'court-documents': t`Generating court documents`,
    'completing-package': t`Completing your package`,
  } satisfies Record<GenerationStageId, string>;
  const states = { done: t`(done)`, running: t`(under way)`, waiting: t`(waiting)` } satisfies Record<
    StageState,
    string
  >;
  return (
    <ol className={styles['stages']}>
      {GENERATION_STAGES.map(({ id }, index) => {
        const state = stateOf(index, doneCount);
        const { isSettled, line, isRefused = false } = findings[id];
        return (
          <li key={id} className={classNames(styles['stage'], styles[state], isRefused && styles['refused'])}>
            <span className={styles['mark']} aria-hidden="true">
              {state !== 'done' ? null : isRefused ? (
                <IconX size={18} stroke={3} />
              ) : (
                <IconCheck size={18} stroke={3} />
              )}
            </span>
            <span>
              {names[id]} <VisuallyHidden>{isRefused ? t`(not made)` : states[state]}</VisuallyHidden>
            </span>
            <span className={styles['finding']}>
              {state !== 'done' ? null : isSettled ? line : t`This takes longer than usual. You can go on.`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import { useLingui } from '@lingui/react/macro';
import { GENERATION_STAGES, type GenerationStageId, progressAfterStage } from '@plainclaim/domain';
import { IconCheck } from '@tabler/icons-react';
import { ActionsBar } from '../../components/actions-bar.tsx';
import { classNames } from '../../components/class-names.ts';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { ScreenHead } from '../../components/screen-title.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { ClaimFitCard } from './claim-fit-card.tsx';
import { useClaimFit } from './claim-fit-state.ts';
import styles from './generation-screen.module.css';
import { useGenerationStages } from './generation-stages.ts';
import { useWizard } from './wizard-context.ts';

type StageState = 'done' | 'running' | 'waiting';

const stateOf = (index: number, doneCount: number): StageState =>
  index < doneCount ? 'done' : index === doneCount ? 'running' : 'waiting';

/** Step 4, sub-step 5: six stages tick off, then the claim's standing is shown and CONTINUE works. */
export function GenerationScreen() {
  const { t } = useLingui();
  const { setGenerationComplete, goOn, goBack } = useWizard();
  const doneCount = useGenerationStages(setGenerationComplete);
  const isComplete = doneCount === GENERATION_STAGES.length;
  const fit = useClaimFit(true);
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
    <form
      noValidate
      className={styles['screen']}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <div className={styles['progress']}>
        <ScreenHead
          title={t`Generating Your File`}
          lead={
            isComplete ? t`Next: see where your claim stands, then choose a package.` : t`This takes a few seconds.`
          }
        />
        <ProgressBar label={t`Progress`} percent={doneCount === 0 ? 0 : progressAfterStage(doneCount - 1)} />
        <p role="status" className={styles['status']}>
          {isComplete ? t`Your file is ready. Below you can read where your claim stands.` : null}
        </p>
        <ol className={styles['stages']}>
          {GENERATION_STAGES.map(({ id }, index) => {
            const state = stateOf(index, doneCount);
            return (
              <li key={id} className={classNames(styles['stage'], styles[state])}>
                <span className={styles['mark']} aria-hidden="true">
                  {state === 'done' ? <IconCheck size={18} stroke={3} /> : null}
                </span>
                <span>
                  {names[id]} <VisuallyHidden>{states[state]}</VisuallyHidden>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      {isComplete ? <ClaimFitCard {...fit} /> : null}
      <ActionsBar onBack={goBack} busy={!isComplete} />
    </form>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';
import styles from './case.module.css';
import { useStepWords } from './use-case-words.ts';

type Code = CasePageAnswer['next_step']['code'];

const AT_THE_LETTER: ReadonlySet<Code> = new Set([
  'approve_letter',
  'mend_delivery',
  'send_stopped_letter',
  'mail_letter',
  'renew_letter',
  'correct_address',
]);
const AT_THE_PAPERS: ReadonlySet<Code> = new Set(['wait_for_papers', 'mend_papers', 'sign_papers']);
const AT_FILING: ReadonlySet<Code> = new Set(['file_papers', 'wait_for_court', 'say_how_hearing_went']);
const AT_THE_NOTES: ReadonlySet<Code> = new Set(['say_what_happened', 'collect']);

/** Where what happened is noted on this page. */
export const NOTES_ID = 'what-happened';

export type NextStepCardProps = {
  readonly answer: Pick<CasePageAnswer, 'next_step' | 'case_id' | 'contains'> & {
    readonly money: Pick<CasePageAnswer['money'], 'open'>;
  };
};

/** The one thing to do next, with the button that leads there. Where there is only to wait, there is no button. */
export function NextStepCard({ answer }: NextStepCardProps) {
  const { t } = useLingui();
  const stepWords = useStepWords();
  const { next_step: step, money, case_id: caseId, contains } = answer;
  const { title, text } = stepWords(step, money.open);
  const go = <IconArrowRight size={20} aria-hidden="true" />;
  const isAtFiling = AT_FILING.has(step.code);
  // Who filed without papers of ours has no filing page.
  const hasFilingPage = contains.includes('court_papers');
  return (
    <section className={styles['next']} aria-labelledby="next-step">
      <div>
        <p className={styles['label']}>{t`Your next step`}</p>
        <h2 id="next-step">{title}</h2>
        <p>{text}</p>
      </div>
      {AT_THE_LETTER.has(step.code) ? <OpenLetterButton caseId={caseId} whose="" isNextStep /> : null}
      {AT_THE_PAPERS.has(step.code) ? (
        <ButtonLink to="/court-documents" iconEnd={go}>{t`Open the papers`}</ButtonLink>
      ) : null}
      {isAtFiling && hasFilingPage ? (
        <ButtonLink to={`/file-it-now?case=${caseId}`} iconEnd={go}>{t`Open the filing page`}</ButtonLink>
      ) : null}
      {AT_THE_NOTES.has(step.code) || (isAtFiling && !hasFilingPage) ? (
        <Button onClick={() => document.getElementById(NOTES_ID)?.focus()}>{t`Note what happened`}</Button>
      ) : null}
      {step.code === 'court_without_papers' ? (
        <ButtonLink to={`/upgrade?case=${caseId}`} iconEnd={go}>{t`Get the court papers`}</ButtonLink>
      ) : null}
      {step.code === 'prepare_hearing' && contains.includes('trial_prep') ? (
        <ButtonLink to={`/trial-prep?case=${caseId}`} iconEnd={go}>{t`Open trial preparation`}</ButtonLink>
      ) : null}
    </section>
  );
}

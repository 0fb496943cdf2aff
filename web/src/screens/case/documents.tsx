import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { LetterView } from '../../components/documents/letter-view.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';
import styles from './case.module.css';
import { useDayWords } from './use-case-words.ts';

type Papers = CasePageAnswer['papers'];

/** Everything the package made or will make, each with its state and the way to it. */
export function Documents({ answer }: { readonly answer: CasePageAnswer }) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const papersWords = usePapersWords();
  const { letters, contains, case_id: caseId, papers } = answer;
  const newest = letters.find(({ approved }) => approved) ?? letters[0];
  return (
    <ul className={styles['rows']}>
      <li className={styles['row']}>
        <div>
          <span>{newest?.approved ? t`Demand letter, signed` : t`Demand letter, not approved yet`}</span>
          {newest === undefined ? null : (
            <span className={styles['quiet']}>{dayWords(newest.issued_on, 'medium')}</span>
          )}
        </div>
        <span className={styles['buttons']}>
          {newest === undefined ? null : <LetterView demandId={newest.demand_id} isDraft={!newest.approved} whose="" />}
          <OpenLetterButton caseId={caseId} whose="" />
        </span>
      </li>
      {contains.includes('court_papers') ? (
        <Row name={t`Court papers`} state={papersWords(papers)} to="/court-documents" />
      ) : null}
      {contains.includes('exhibits') ? (
        <Row name={t`Exhibits`} state={t`Photos and papers you add as proof`} to={`/exhibits?case=${caseId}`} />
      ) : null}
      {contains.includes('trial_prep') ? (
        <Row name={t`Trial preparation`} state={t`For your day in court`} to={`/trial-prep?case=${caseId}`} />
      ) : null}
      {papers === 'ready' || papers === 'signed' ? (
        <Row
          name={t`Filing page`}
          state={t`What to type when you file, and the days after`}
          to={`/file-it-now?case=${caseId}`}
        />
      ) : null}
    </ul>
  );
}

function Row({ name, state, to }: { readonly name: string; readonly state: string; readonly to: string }) {
  const { t } = useLingui();
  return (
    <li className={styles['row']}>
      <div>
        <span>{name}</span>
        <span className={styles['quiet']}>{state}</span>
      </div>
      <ButtonLink variant="ghost" size="small" to={to} aria-label={t`Open: ${name}`}>{t`Open`}</ButtonLink>
    </li>
  );
}

function usePapersWords(): (papers: Papers) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    none: t`They are made when you approve the letter`,
    making: t`Being made`,
    stopped: t`Not made: something is missing or a rule prevents it`,
    failed: t`They could not be made`,
    ready: t`Ready to read and sign`,
    signed: t`Signed`,
    out_of_date: t`Something changed since they were made`,
  };
  return (papers) => words[papers] ?? papers;
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { LetterView } from '../../components/documents/letter-view.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';
import { Pill, type PillTone } from '../../components/feedback/pill.tsx';
import rows from '../../components/lists/action-rows.module.css';
import styles from './case.module.css';
import { useDayWords } from './use-case-words.ts';

type Papers = CasePageAnswer['papers'];
/** Whether it is done, in a word. */
type Done = { readonly tone: PillTone; readonly word: string };

/** Everything the package bought: whether it is done, and the way to it. */
export function Documents({ answer }: { readonly answer: CasePageAnswer }) {
  const { t } = useLingui();
  const papersWords = usePapersWords();
  const trialWords = useTrialWords();
  const done = useDoneWords();
  const { contains, case_id: caseId, papers, paper_titles: titles, exhibits, trial, order_number: order } = answer;
  return (
    <ul className={rows['rows']}>
      <LetterRow answer={answer} done={done} />
      <VersionsRow letters={answer.letters} />
      {contains.includes('court_papers') ? (
        <Row
          name={t`Court papers`}
          state={[papersWords(papers), titles.join(', ')].filter((part) => part !== '').join('. ')}
          done={papers === 'signed' ? done.yes : papers === 'ready' ? done.you : done.no}
          to={`/court-documents?case=${caseId}`}
        />
      ) : null}
      {papers === 'ready' || papers === 'signed' ? (
        <Row
          name={t`Filing page`}
          state={t`What to type when you file, and the days after`}
          done={answer.docket_number === '' ? done.no : done.yes}
          to={`/file-it-now?case=${caseId}`}
        />
      ) : null}
      {contains.includes('trial_prep') ? (
        <>
          <Row
            name={t`Exhibits`}
            state={
              exhibits === 0
                ? t`Photos and papers you add as proof`
                : t`${plural(exhibits, { one: '# exhibit', other: '# exhibits' })}`
            }
            done={exhibits === 0 ? done.no : done.yes}
            to={`/exhibits?case=${caseId}`}
          />
          <Row
            name={t`Trial preparation`}
            state={trialWords[trial]}
            done={trial === 'ready' ? done.yes : done.no}
            to={`/trial-prep?case=${caseId}`}
          />
        </>
      ) : null}
      <Row name={t`Receipt`} state={t`Order ${order}`} done={done.yes} to="/billing" />
    </ul>
  );
}

type DoneWords = { readonly yes: Done; readonly you: Done; readonly no: Done };

function LetterRow({ answer, done }: { readonly answer: CasePageAnswer; readonly done: DoneWords }) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { letters, case_id: caseId } = answer;
  const newest = letters.find(({ approved }) => approved) ?? letters[0];
  return (
    <li className={rows['row']}>
      <div>
        <span>{newest?.approved ? t`Demand letter, signed` : t`Demand letter, not approved yet`}</span>
        {newest === undefined ? null : <span className={styles['quiet']}>{dayWords(newest.issued_on, 'medium')}</span>}
      </div>
      <span className={styles['buttons']}>
        <DonePill done={newest?.approved ? done.yes : done.you} />
        {newest === undefined ? null : <LetterView demandId={newest.demand_id} isDraft={!newest.approved} whose="" />}
        <OpenLetterButton caseId={caseId} whose="" />
      </span>
    </li>
  );
}

/** All versions of the letter, newest first, where there is more than the one above. */
function VersionsRow({ letters }: Pick<CasePageAnswer, 'letters'>) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  if (letters.length < 2) return null;
  return (
    <li className={rows['row']}>
      <div>
        <details>
          <summary>{t`Versions`}</summary>
          <ul className={rows['rows']}>
            {letters.map(({ demand_id: demandId, version, approved, issued_on: issuedOn }) => {
              const name = approved ? t`Version ${version}, signed` : t`Version ${version}`;
              return (
                <li key={demandId} className={rows['row']}>
                  <div>
                    <span>{name}</span>
                    <span className={styles['quiet']}>{dayWords(issuedOn, 'medium')}</span>
                  </div>
                  <LetterView demandId={demandId} isDraft={!approved} whose={`: ${name}`} isQuiet />
                </li>
              );
            })}
          </ul>
        </details>
      </div>
    </li>
  );
}

const DonePill = ({ done }: { readonly done: Done }) => <Pill tone={done.tone}>{done.word}</Pill>;

type RowProps = { readonly name: string; readonly state: string; readonly done: Done; readonly to: string };

function Row({ name, state, done, to }: RowProps) {
  const { t } = useLingui();
  return (
    <li className={rows['row']}>
      <div>
        <span>{name}</span>
        <span className={styles['quiet']}>{state}</span>
      </div>
      <span className={styles['buttons']}>
        <DonePill done={done} />
        <ButtonLink variant="ghost" size="small" to={to} aria-label={t`Open: ${name}`}>{t`Open`}</ButtonLink>
      </span>
    </li>
  );
}

function useDoneWords(): DoneWords {
  const { t } = useLingui();
  return {
    yes: { tone: 'good', word: t`Done` },
    you: { tone: 'waiting', word: t`Waits for you` },
    no: { tone: 'quiet', word: t`Not yet` },
  };
}

function useTrialWords(): Readonly<Record<CasePageAnswer['trial'], string>> {
  const { t } = useLingui();
  return {
    none: t`For your day in court`,
    making: t`Being made`,
    ready: t`Your papers for the day in court are made`,
    failed: t`They could not be made`,
  };
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

import { useLingui } from '@lingui/react/macro';
import type { CourtPaperCase, CourtPapersAnswer } from '@plainclaim/contract';
import styles from './court-documents.module.css';
import { MakeAgainButton } from './make-again-button.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';

export type CaseActionsProps = {
  readonly one: CourtPaperCase;
  readonly whose: string;
  /** What changed since the papers were made. */
  readonly changed: CourtPapersAnswer['changed'];
  readonly onChanged: () => void;
};

/** What can be done about the papers: change the letter, and have papers made that are not there or not right any more. */
export function CaseActions({ one, whose, changed, onChanged }: CaseActionsProps) {
  const { case_id, state, letter_approved } = one;
  const { t } = useLingui();
  const canMake = letter_approved && (state !== 'ready' || changed === 'answers');
  return (
    <>
      {state === 'ready' && changed === null ? (
        <p
          className={styles['quiet']}
        >{t`Do you need to change something? Change the letter and approve it again. We then make new papers for you to sign.`}</p>
      ) : null}
      <div className={styles['buttons']}>
        {canMake ? (
          <MakeAgainButton caseId={case_id} whose={whose} isFirst={state === 'none'} onChanged={onChanged} />
        ) : null}
        <OpenLetterButton caseId={case_id} whose={whose} />
      </div>
    </>
  );
}

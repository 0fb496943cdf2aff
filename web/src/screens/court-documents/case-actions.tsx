import { useLingui } from '@lingui/react/macro';
import type { CourtPaperCase, CourtPapersAnswer } from '@plainclaim/contract';
import { ok } from '@plainclaim/domain';
import { makeCourtPapers } from '../../api/court-papers.ts';
import { Button } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import styles from './court-documents.module.css';
import { OpenLetterButton } from './open-letter-button.tsx';
import { useWork } from './use-work.ts';
import { TroubleAlert } from '../../components/trouble-alert.tsx';

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
  const making = useWork();
  const canMake = letter_approved && (state !== 'ready' || changed === 'answers');
  const make = async () => {
    const made = await makeCourtPapers(case_id);
    if (made.ok) onChanged();
    return made.ok ? ok(null) : made;
  };
  return (
    <>
      {state === 'ready' && changed === null ? (
        <p
          className={styles['quiet']}
        >{t`Do you need to change something? Change the letter and approve it again. New papers are then made as the next version, and you sign those.`}</p>
      ) : null}
      <div className={styles['buttons']}>
        {canMake ? (
          <Button size="small" busy={making.isBusy} onClick={() => making.run(make)}>
            {state === 'none' ? t`Make the papers` : t`Make the papers again`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </Button>
        ) : null}
        <OpenLetterButton caseId={case_id} whose={whose} />
      </div>
      {making.failure === null ? null : (
        <TroubleAlert title={t`The papers could not be asked for.`} failure={making.failure} />
      )}
    </>
  );
}

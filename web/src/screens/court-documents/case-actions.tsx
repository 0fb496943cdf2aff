import { useLingui } from '@lingui/react/macro';
import type { CourtPaperCase } from '@plainclaim/contract';
import { ok } from '@plainclaim/domain';
import { useNavigate } from 'react-router';
import { openCase } from '../../api/cases.ts';
import { makeCourtPapers } from '../../api/court-papers.ts';
import { Button } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import styles from './court-documents.module.css';
import { useWork } from './use-work.ts';
import { WorkAlert } from './work-alert.tsx';

export type CaseActionsProps = {
  readonly one: CourtPaperCase;
  readonly whose: string;
  readonly onChanged: () => void;
};

/** What can be done about the papers: change the letter, and have papers made that are not there. */
export function CaseActions({ one: { case_id, state, letter_approved }, whose, onChanged }: CaseActionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const opening = useWork();
  const making = useWork();
  const canMake = letter_approved && state !== 'ready';
  const openLetter = async () => {
    const opened = await openCase(case_id);
    if (opened.ok) await navigate(opened.value.path);
    return opened;
  };
  const make = async () => {
    const made = await makeCourtPapers(case_id);
    if (made.ok) onChanged();
    return made.ok ? ok(null) : made;
  };
  return (
    <>
      {state === 'ready' ? (
        <p>{t`Do you need to change something? Change the letter and approve it again. New papers are then made as the next version.`}</p>
      ) : null}
      <div className={styles['buttons']}>
        {canMake ? (
          <Button size="small" busy={making.isBusy} onClick={() => making.run(make)}>
            {state === 'none' ? t`Make the papers` : t`Make the papers again`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </Button>
        ) : null}
        <Button variant="ghost" size="small" busy={opening.isBusy} onClick={() => opening.run(openLetter)}>
          {t`Open letter`}
          <VisuallyHidden>{whose}</VisuallyHidden>
        </Button>
      </div>
      {making.failure === null ? null : (
        <WorkAlert title={t`The papers could not be asked for.`} failure={making.failure} />
      )}
      {opening.failure === null ? null : (
        <WorkAlert title={t`We could not open the claim.`} failure={opening.failure} />
      )}
    </>
  );
}

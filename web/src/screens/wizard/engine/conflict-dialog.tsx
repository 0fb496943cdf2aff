import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';

export type ConflictDialogProps = {
  readonly open: boolean;
  /** Closed without a choice. */
  readonly onClose: () => void;
  /** When the other answers were saved, as ISO text; null when the claim was put aside elsewhere. */
  readonly newerSavedAt: string | null;
  /** False when the server could not be reached. */
  readonly onSettle: (choice: 'newer' | 'mine') => Promise<boolean>;
};

/** Answers were changed here and elsewhere. A person chooses; the two are never mixed. */
export function ConflictDialog({ open, onClose, newerSavedAt, onSettle }: ConflictDialogProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState<'newer' | 'mine' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const settle = async (choice: 'newer' | 'mine') => {
    setBusy(choice);
    const isSettled = await onSettle(choice);
    setBusy(null);
    setFailed(!isSettled);
  };
  const savedAt = newerSavedAt === null ? null : formatInstant(newerSavedAt, i18n.locale);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`This claim was changed in another tab or on another device`}
      actions={
        <>
          <Button busy={busy === 'newer'} onClick={() => void settle('newer')}>{t`Load the newer answers`}</Button>
          <Button variant="ghost" busy={busy === 'mine'} onClick={() => void settle('mine')}>
            {t`Keep my answers`}
          </Button>
        </>
      }
    >
      {savedAt === null ? (
        <p>
          {t`The claim was put aside elsewhere. If you load what is there now, the answers of this page are put aside too. If you keep yours, you go on with them here.`}
        </p>
      ) : (
        <>
          <p>
            <Trans>The newer answers were saved on {savedAt}.</Trans>
          </p>
          <p>
            {t`We do not mix the two. Nothing is lost: the answers you do not choose are kept with this claim, and you can bring them back.`}
          </p>
        </>
      )}
      {hasFailed ? (
        <Alert tone="error" live="alert" title={t`We could not reach the server. Please try again.`} />
      ) : null}
    </Dialog>
  );
}

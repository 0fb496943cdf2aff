import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { useLeaveGuard } from '../../components/feedback/use-leave-guard.ts';

export type LeaveDialogProps = {
  readonly hasUnsaved: boolean;
  /** Whether it worked. */
  readonly onSave: () => Promise<boolean>;
  readonly onDrop: () => void;
};

/** Asks before a link takes people away from words that are not saved. */
export function LeaveDialog({ hasUnsaved, onSave, onDrop }: LeaveDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { wanted, stay } = useLeaveGuard(hasUnsaved);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const close = () => {
    setFailed(false);
    stay();
  };
  const leave = () => {
    close();
    if (wanted !== null) void navigate(wanted);
  };
  const saveFirst = async () => {
    setBusy(true);
    const isSaved = await onSave();
    setBusy(false);
    setFailed(!isSaved);
    if (isSaved) leave();
  };
  return (
    <Dialog
      open={wanted !== null}
      onClose={close}
      title={t`Your changes are not saved`}
      actions={
        <>
          <Button size="small" busy={busy} onClick={() => void saveFirst()}>{t`Save and leave`}</Button>
          <Button
            variant="danger"
            size="small"
            onClick={() => {
              onDrop();
              leave();
            }}
          >
            {t`Leave without saving`}
          </Button>
          <Button variant="ghost" size="small" onClick={close}>{t`Stay here`}</Button>
        </>
      }
    >
      <p>{t`You changed your letter. If you leave now, these changes are lost.`}</p>
      {hasFailed ? <Alert tone="error" live="alert" title={t`Save operation failed.`} /> : null}
    </Dialog>
  );
}

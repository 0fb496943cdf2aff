import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useLeaveGuard } from '../../components/use-leave-guard.ts';

export type LeaveDialogProps = {
  readonly isSending: boolean;
  readonly hasUnsaved: boolean;
};

/** Asks before a link takes people away from files that are on their way, or from words that are not saved. */
export function LeaveDialog({ isSending, hasUnsaved }: LeaveDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { wanted, stay } = useLeaveGuard(isSending || hasUnsaved);
  const leave = () => {
    stay();
    if (wanted !== null) void navigate(wanted);
  };
  return (
    <Dialog
      open={wanted !== null}
      onClose={stay}
      title={isSending ? t`Your files are not all added` : t`Your changes are not saved`}
      actions={
        <>
          <Button size="small" onClick={stay}>{t`Stay here`}</Button>
          <Button variant="danger" size="small" onClick={leave}>{t`Leave this page`}</Button>
        </>
      }
    >
      {isSending ? <p>{t`If you leave now, the files that are not added yet are not sent.`}</p> : null}
      {hasUnsaved ? <p>{t`You changed an exhibit. If you leave now, that change is lost.`}</p> : null}
    </Dialog>
  );
}

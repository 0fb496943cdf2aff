import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useLeaveGuard } from '../../components/use-leave-guard.ts';

/** Asks before a link takes people away from notes that are not saved. */
export function LeaveDialog({ hasUnsaved }: { readonly hasUnsaved: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { wanted, stay } = useLeaveGuard(hasUnsaved);
  const leave = () => {
    stay();
    if (wanted !== null) void navigate(wanted);
  };
  return (
    <Dialog
      open={wanted !== null}
      onClose={stay}
      title={t`Your notes are not saved`}
      actions={
        <>
          <Button size="small" onClick={stay}>{t`Stay here`}</Button>
          <Button variant="danger" size="small" onClick={leave}>{t`Leave this page`}</Button>
        </>
      }
    >
      <p>{t`If you leave now, what you changed since the last save is lost.`}</p>
    </Dialog>
  );
}

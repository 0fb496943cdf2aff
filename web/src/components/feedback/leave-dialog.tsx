import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export type LeaveDialogProps = {
  readonly hasUnsaved: boolean;
  readonly title: string;
  /** What is lost by leaving now. */
  readonly children: ReactNode;
};

/** Asks before a link takes people away from what is not saved. */
export function LeaveDialog({ hasUnsaved, title, children }: LeaveDialogProps) {
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
      title={title}
      actions={
        <>
          <Button size="small" onClick={stay}>{t`Stay here`}</Button>
          <Button variant="danger" size="small" onClick={leave}>{t`Leave this page`}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import { LeaveDialog } from '../../components/feedback/leave-dialog.tsx';

export type LeaveExhibitsDialogProps = {
  readonly isSending: boolean;
  readonly hasUnsaved: boolean;
};

/** Asks before a link takes people away from files that are on their way, or from words that are not saved. */
export function LeaveExhibitsDialog({ isSending, hasUnsaved }: LeaveExhibitsDialogProps) {
  const { t } = useLingui();
  return (
    <LeaveDialog
      hasUnsaved={isSending || hasUnsaved}
      title={isSending ? t`Your files are not all added` : t`Your changes are not saved`}
    >
      {isSending ? <p>{t`If you leave now, the files that are not added yet are not sent.`}</p> : null}
      {hasUnsaved ? <p>{t`You changed an exhibit. If you leave now, that change is lost.`}</p> : null}
    </LeaveDialog>
  );
}

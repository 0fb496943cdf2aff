import { useLingui } from '@lingui/react/macro';
import { LeaveDialog } from '../../components/feedback/leave-dialog.tsx';

/** Asks before a link takes people away from notes that are not saved. */
export function LeaveNotesDialog({ hasUnsaved }: { readonly hasUnsaved: boolean }) {
  const { t } = useLingui();
  return (
    <LeaveDialog hasUnsaved={hasUnsaved} title={t`Your notes are not saved`}>
      <p>{t`If you leave now, you lose what you changed since the last save.`}</p>
    </LeaveDialog>
  );
}

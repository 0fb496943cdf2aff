import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import type { PdfDialogProps } from '../../../components/documents/pdf-dialog.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import styles from '../exhibits.module.css';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';

export type PictureDialogProps = Omit<PdfDialogProps, 'title' | 'fileName'> & { readonly title: string };

/** A picture in a window of its own. */
export function PictureDialog({ title, view, download, onClose, onTryAgain, onDownload }: PictureDialogProps) {
  const { t } = useLingui();
  const again = (onPress: () => void) => ({ words: t`Try Again`, onPress });
  const failed = t`We could not load the picture.`;
  return (
    <Dialog
      open={view.phase !== 'closed'}
      onClose={onClose}
      title={title}
      size="wide"
      actions={
        view.phase === 'shown' ? (
          <Button variant="ghost" busy={download.phase === 'loading'} onClick={onDownload}>
            {t`Download`}
          </Button>
        ) : undefined
      }
    >
      {view.phase === 'loading' ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {view.phase === 'failed' ? (
        <TroubleAlert title={failed} failure={view.failure} again={again(onTryAgain)} />
      ) : null}
      {view.phase === 'shown' ? <img className={styles['large']} src={view.url} alt={title} /> : null}
      {download.phase === 'failed' ? (
        <TroubleAlert title={failed} failure={download.failure} again={again(onDownload)} />
      ) : null}
    </Dialog>
  );
}

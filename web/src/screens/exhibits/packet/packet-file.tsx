import { useLingui } from '@lingui/react/macro';
import { openExhibitPacket } from '../../../api/exhibits.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { SaveFileButton } from '../../../components/documents/save-file-button.tsx';
import { PdfDialog } from '../../../components/documents/pdf-dialog.tsx';
import { usePdf } from '../../../components/documents/use-pdf.ts';
import styles from '../exhibits.module.css';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';

const FILE_NAME = 'Exhibits.pdf';

export type PacketFileProps = {
  readonly caseId: string;
  /** False for a packet that is older than the exhibits. */
  readonly isCurrent: boolean;
};

/** The finished packet: looked at here, or saved. */
export function PacketFile({ caseId, isCurrent }: PacketFileProps) {
  const { t } = useLingui();
  const { view, download, openView, closeView, saveFile } = usePdf(
    (action, signal) => openExhibitPacket(caseId, action, { signal }),
    FILE_NAME,
  );
  return (
    <>
      <div className={styles['buttons']}>
        <Button variant={isCurrent ? 'primary' : 'ghost'} size="small" onClick={openView}>
          {isCurrent ? t`View the packet` : t`View the old packet`}
        </Button>
        <SaveFileButton busy={download.phase === 'loading'} onClick={saveFile}>
          {isCurrent ? t`Download the packet` : t`Download the old packet`}
        </SaveFileButton>
      </div>
      {download.phase === 'failed' && view.phase === 'closed' ? (
        <TroubleAlert title={t`We could not load the PDF.`} failure={download.failure} />
      ) : null}
      <PdfDialog
        title={t`Exhibit packet`}
        view={view}
        download={download}
        fileName={FILE_NAME}
        onClose={closeView}
        onTryAgain={openView}
        onDownload={saveFile}
      />
    </>
  );
}

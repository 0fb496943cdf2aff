import { useLingui } from '@lingui/react/macro';
import type { ExhibitWire } from '@plainclaim/contract';
import { viewExhibit } from '../../../api/exhibits.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { PdfDialog } from '../../../components/documents/pdf-dialog.tsx';
import { usePdf } from '../../../components/documents/use-pdf.ts';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { PictureDialog } from './picture-dialog.tsx';

export type ViewExhibitProps = { readonly caseId: string; readonly exhibit: ExhibitWire };

/** Opens an exhibit as it is kept: a picture, or a PDF. */
export function ViewExhibit({ caseId, exhibit }: ViewExhibitProps) {
  const { t } = useLingui();
  const { kind, mark, description } = exhibit;
  const fileName = `Exhibit-${mark}.${kind === 'image' ? 'jpg' : 'pdf'}`;
  const { view, download, openView, closeView, saveFile } = usePdf(
    (action, signal) => viewExhibit(caseId, exhibit, action, { signal }),
    fileName,
  );
  const shared = {
    title: description === '' ? t`Exhibit ${mark}` : t`Exhibit ${mark}: ${description}`,
    view,
    download,
    onClose: closeView,
    onTryAgain: openView,
    onDownload: saveFile,
  };
  return (
    <>
      <Button variant="ghost" size="small" onClick={openView}>
        {t`View`}
        <VisuallyHidden> {mark}</VisuallyHidden>
      </Button>
      {kind === 'image' ? <PictureDialog {...shared} /> : <PdfDialog {...shared} fileName={fileName} />}
    </>
  );
}

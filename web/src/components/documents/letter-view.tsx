import { useLingui } from '@lingui/react/macro';
import { letterFileName } from '@plainclaim/contract';
import { Button } from '../buttons/button.tsx';
import { PdfDialog } from './pdf-dialog.tsx';
import { useLetterPdf } from './use-letter-pdf.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';

export type LetterViewProps = {
  readonly demandId: string;
  /** True until the letter is approved: its PDF says so on every page. */
  readonly isDraft: boolean;
  /** Follows the button's word, to tell it from those of other cases for people who do not see the row. */
  readonly whose: string;
  /** Beside a button that leads on, which is the one to be seen first. */
  readonly isQuiet?: boolean;
};

/** Shows the PDF of a case's newest letter. */
export function LetterView({ demandId, isDraft, whose, isQuiet = false }: LetterViewProps) {
  const { t } = useLingui();
  const fileName = letterFileName(isDraft);
  const { view, download, openView, closeView, saveFile } = useLetterPdf(demandId, fileName);
  return (
    <>
      <Button variant={isQuiet ? 'ghost' : 'primary'} size="small" onClick={openView}>
        {t`View`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </Button>
      <PdfDialog
        title={t`Demand Letter PDF`}
        view={view}
        download={download}
        fileName={fileName}
        onClose={closeView}
        onTryAgain={openView}
        onDownload={saveFile}
      />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { BillWire } from '@plainclaim/contract';
import { openReceipt } from '../../api/payment/billing.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { Button } from '../buttons/button.tsx';
import { PdfDialog } from '../documents/pdf-dialog.tsx';
import { usePdf } from '../documents/use-pdf.ts';
import { Alert } from '../feedback/alert.tsx';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import { MailReceipt } from './mail-receipt.tsx';

/** Shows a receipt in a window, saves it, and mails it again. */
export function ReceiptButtons({ bill }: { readonly bill: Pick<BillWire, 'order_id' | 'number'> }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const fileName = `receipt-${bill.number}.pdf`;
  const { view, download, openView, closeView, saveFile } = usePdf(
    (action, signal) => openReceipt(bill.order_id, action, { signal }),
    fileName,
  );
  const which = `: ${bill.number}`;
  const whose = <VisuallyHidden>{which}</VisuallyHidden>;
  const trouble = download.phase === 'failed' && view.phase === 'closed' ? textOf(download.failure) : null;
  return (
    <>
      <MailReceipt bill={bill}>
        <Button size="small" onClick={openView}>
          {t`View receipt`}
          {whose}
        </Button>
        <Button size="small" variant="ghost" busy={download.phase === 'loading'} onClick={saveFile}>
          {t`Download`}
          {whose}
        </Button>
      </MailReceipt>
      {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
      <PdfDialog
        title={t`Receipt`}
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

import { Trans, useLingui } from '@lingui/react/macro';
import type { SigningAnswer } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { openCourtPaper, readForSigning } from '../../../api/court-papers.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ComplaintText } from '../../../components/documents/complaint-text.tsx';
import { lazyPart } from '../../../components/layout/lazy-part.ts';
import { PdfDialog } from '../../../components/documents/pdf-dialog.tsx';
import { ScreenTitle, useDocumentTitle } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { usePdf } from '../../../components/documents/use-pdf.ts';
import { OpenLetterButton } from '../../../components/documents/open-letter-button.tsx';
import { SignForm } from './sign-form.tsx';
import styles from './signing.module.css';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';

const CorrectFactsForm = lazyPart(async () => (await import('./correct-facts-form.tsx')).CorrectFactsForm);

/** What was done on this page, for the list to tell. */
export type SigningDone = 'signed' | 'corrected';

export type SigningScreenProps = {
  readonly caseId: string;
  /** The line of the readings that somebody came to mend: then the form for it is open. */
  readonly toMend: string | null;
  readonly onDone: (done: SigningDone) => void;
};

/** The complaint is read word for word, put right where it is wrong, and signed. */
export function SigningScreen({ caseId, toMend, onDone }: SigningScreenProps) {
  const { t } = useLingui();
  useDocumentTitle(t`Read and sign the complaint`);
  return (
    <div className={styles['screen']}>
      <p>
        <Link to={`/court-documents?case=${encodeURIComponent(caseId)}`}>{t`Back to Court Documents`}</Link>
      </p>
      <ScreenTitle>{t`Read and sign the complaint`}</ScreenTitle>
      <Reading caseId={caseId} toMend={toMend} onDone={onDone} />
    </div>
  );
}

function Reading({ caseId, toMend, onDone }: SigningScreenProps) {
  const { t } = useLingui();
  const {
    data: reading,
    error,
    refetch,
  } = useQuery(serverQuery(['signing', caseId], (options) => readForSigning(caseId, options)));
  if (reading === undefined && error === null) return <Spinner block>{t`Loading the complaint...`}</Spinner>;
  if (reading === undefined) {
    return (
      <TroubleAlert
        title={t`We could not load the complaint.`}
        failure={error}
        again={{ words: t`Try Again`, onPress: () => void refetch() }}
      />
    );
  }
  return <ReadComplaint reading={reading} toMend={toMend} onDone={onDone} />;
}

type ReadComplaintProps = {
  readonly reading: SigningAnswer;
  readonly toMend: string | null;
  readonly onDone: (done: SigningDone) => void;
};

function ReadComplaint({ reading, toMend, onDone }: ReadComplaintProps) {
  const { t } = useLingui();
  const { sheets, state, reason, version, read_sha256 } = reading;
  const canSign = state === 'unsigned';
  return (
    <>
      {canSign ? (
        <p>{t`Read every line first. This is the text that is printed and that you sign. You can sign here, or print the papers and sign them by hand: both are fine.`}</p>
      ) : (
        <Alert tone={state === 'signed' ? 'success' : 'warning'} title={reason}>
          {state === 'signed' || state === 'by_hand' ? null : <OpenLetterButton caseId={reading.case_id} whose="" />}
        </Alert>
      )}
      <div className={styles['flow']}>
        <Card title={<Trans>The complaint, version {version ?? 1}</Trans>}>
          <ComplaintPdf reading={reading} />
          <ComplaintText sheets={sheets} label={t`The complaint as it will be printed`} />
          <p className={styles['fingerprint']}>
            <Trans>Fingerprint of this text (SHA-256): {read_sha256}</Trans>
          </p>
        </Card>
        {canSign || state === 'signed' || state === 'by_hand' ? (
          <SomethingWrong reading={reading} toMend={toMend} onDone={onDone} />
        ) : null}
        {canSign ? <SignForm reading={reading} onSigned={() => onDone('signed')} /> : null}
        <ByHand />
      </div>
    </>
  );
}

/** The pages themselves, for who wants to see them. */
function ComplaintPdf({ reading: { document_id, title } }: { readonly reading: SigningAnswer }) {
  const { t } = useLingui();
  const fileName = `${title.replaceAll(/[^A-Za-z]+/g, '-')}.pdf`;
  const { view, download, openView, closeView, saveFile } = usePdf(
    (action, signal) => openCourtPaper(document_id ?? '', action, { signal }),
    fileName,
  );
  if (document_id === null) return null;
  return (
    <div className={styles['buttons']}>
      <Button variant="ghost" size="small" onClick={openView}>{t`View the pages as a PDF`}</Button>
      <PdfDialog
        title={title}
        view={view}
        download={download}
        fileName={fileName}
        onClose={closeView}
        onTryAgain={openView}
        onDownload={saveFile}
      />
    </div>
  );
}

function SomethingWrong({ reading, toMend, onDone }: ReadComplaintProps) {
  const { t } = useLingui();
  const [isCorrecting, setCorrecting] = useState(toMend !== null);
  return (
    <Card title={t`Is something wrong?`}>
      <p>{t`If something is not right, do not sign. You can correct the facts and the answers to the court’s questions here. Names, addresses and the amount come from your claim: to correct those, print the papers, change them by hand and sign by hand.`}</p>
      {isCorrecting ? (
        <Suspense fallback={<Spinner block>{t`Loading...`}</Spinner>}>
          <CorrectFactsForm
            reading={reading}
            toMend={toMend}
            onCorrected={() => onDone('corrected')}
            onCancel={() => setCorrecting(false)}
          />
        </Suspense>
      ) : (
        <div className={styles['buttons']}>
          <Button
            variant="ghost"
            size="small"
            onClick={() => setCorrecting(true)}
          >{t`Correct facts or answers`}</Button>
          <OpenLetterButton caseId={reading.case_id} whose="" />
        </div>
      )}
    </Card>
  );
}

function ByHand() {
  const { t } = useLingui();
  return (
    <Card title={t`Or sign by hand`}>
      <p>{t`Download the papers that are not signed. Print them, fill in what is open, then date and sign each place that says "Signature". A court may ask for the paper with your own signature, so keep it.`}</p>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { CoSigningAnswer } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { openCoSignPdf, openCoSigning } from '../../api/co-sign.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ComplaintText } from '../../components/documents/complaint-text.tsx';
import { lazyPart } from '../../components/layout/lazy-part.ts';
import { PdfDialog } from '../../components/documents/pdf-dialog.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { usePdf } from '../../components/documents/use-pdf.ts';
import { formatInstant } from '../../i18n/formatters.ts';
import styles from './co-sign.module.css';

const CoSignForm = lazyPart(async () => (await import('./co-sign-form.tsx')).CoSignForm);

/**
 * /co-sign#token: where a further plaintiff reads and signs the complaint the first one signed. Without an account, and
 * without any other part of the case. Opening it uses nothing up; signing does.
 */
export function CoSignScreen() {
  const { t } = useLingui();
  const token = useLocation().hash.slice(1);
  const [done, setDone] = useState<string | null>(null);
  useDocumentTitle(t`Read and sign the complaint`);
  useArrival();
  return (
    <AppShell>
      <div className={styles['screen']}>
        <ScreenHead title={t`Read and sign the complaint`} />
        {done === null ? (
          <Reading key={token} token={token} onSigned={setDone} />
        ) : (
          <Alert tone="success" live="status" title={done} />
        )}
      </div>
    </AppShell>
  );
}

type ReadingProps = {
  readonly token: string;
  readonly onSigned: (message: string) => void;
};

function Reading({ token, onSigned }: ReadingProps) {
  const { t } = useLingui();
  const {
    data: reading,
    error,
    refetch,
  } = useQuery(serverQuery(['co-signing', token], (options) => openCoSigning(token, options)));
  if (reading === undefined && error === null) return <Spinner block>{t`Loading the complaint...`}</Spinner>;
  if (reading === undefined) {
    return (
      <TroubleAlert
        title={t`The complaint could not be opened.`}
        failure={error}
        again={{ words: t`Try Again`, onPress: () => void refetch() }}
      />
    );
  }
  return <Complaint token={token} reading={reading} onSigned={onSigned} />;
}

type ComplaintProps = ReadingProps & { readonly reading: CoSigningAnswer };

function Complaint({ token, reading, onSigned }: ComplaintProps) {
  const { t, i18n } = useLingui();
  const { sheets, signer, first_signer, read_sha256, has_pdf, title, expires_at } = reading;
  const until = formatInstant(expires_at, i18n.locale);
  return (
    <>
      <p>
        <Trans>
          {first_signer} signed this complaint and asks you, {signer}, to sign it too. Read every line first. Sign only
          what is true. This link works until {until}.
        </Trans>
      </p>
      <p>{t`You do not have to sign here. You can sign the printed complaint by hand instead.`}</p>
      <Card title={t`The complaint`}>
        {has_pdf ? <Pages token={token} title={title} /> : null}
        <ComplaintText sheets={sheets} label={t`The complaint as it will be printed`} />
        <p className={styles['quiet']}>
          <Trans>Fingerprint of this text (SHA-256): {read_sha256}</Trans>
        </p>
      </Card>
      <Card title={t`Is something wrong?`}>
        <p>
          <Trans>
            Then do not sign. Tell {first_signer}. If the complaint is changed, the signatures on it no longer count,
            and you need a new link.
          </Trans>
        </p>
      </Card>
      <Suspense fallback={<Spinner block>{t`Loading...`}</Spinner>}>
        <CoSignForm token={token} reading={reading} onSigned={onSigned} />
      </Suspense>
    </>
  );
}

/** The pages themselves, for who wants to see them. */
function Pages({ token, title }: { readonly token: string; readonly title: string }) {
  const { t } = useLingui();
  const fileName = `${title.replaceAll(/[^A-Za-z]+/g, '-')}.pdf`;
  const { view, download, openView, closeView, saveFile } = usePdf(
    (_action, signal) => openCoSignPdf(token, { signal }),
    fileName,
  );
  return (
    <div>
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

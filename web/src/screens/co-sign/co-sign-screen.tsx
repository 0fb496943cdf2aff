import { Trans, useLingui } from '@lingui/react/macro';
import type { CoSigningAnswer } from '@plainclaim/contract';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { openCoSignPdf, openCoSigning } from '../../api/co-sign.ts';
import type { ApiResult } from '../../api/http/http-client.ts';
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
  const [times, setTimes] = useState(0);
  const [done, setDone] = useState<string | null>(null);
  useDocumentTitle(t`Read and sign the complaint`);
  useArrival();
  return (
    <AppShell>
      <div className={styles['screen']}>
        <ScreenHead title={t`Read and sign the complaint`} />
        {done === null ? (
          <Reading key={`${times} ${token}`} token={token} onTryAgain={() => setTimes(times + 1)} onSigned={setDone} />
        ) : (
          <Alert tone="success" live="status" title={done} />
        )}
      </div>
    </AppShell>
  );
}

type ReadingProps = {
  readonly token: string;
  readonly onTryAgain: () => void;
  readonly onSigned: (message: string) => void;
};

function Reading({ token, onTryAgain, onSigned }: ReadingProps) {
  const { t } = useLingui();
  const [read, setRead] = useState<ApiResult<CoSigningAnswer> | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void openCoSigning(token, { signal: controller.signal }).then((answer) => {
      if (!controller.signal.aborted) setRead(answer);
    });
    return () => controller.abort();
  }, [token]);
  if (read === null) return <Spinner block>{t`Loading the complaint...`}</Spinner>;
  if (!read.ok) {
    return (
      <TroubleAlert
        title={t`The complaint could not be opened.`}
        failure={read.error}
        again={{ words: t`Try Again`, onPress: onTryAgain }}
      />
    );
  }
  return <Complaint token={token} reading={read.value} onSigned={onSigned} />;
}

type ComplaintProps = Omit<ReadingProps, 'onTryAgain'> & { readonly reading: CoSigningAnswer };

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
      <p>{t`You need not sign here. You can sign the printed complaint by hand instead.`}</p>
      <Card title={t`The complaint`}>
        {has_pdf ? <Pages token={token} title={title} /> : null}
        <ComplaintText sheets={sheets} label={t`The complaint as it prints`} />
        <p className={styles['quiet']}>
          <Trans>Fingerprint of this text (SHA-256): {read_sha256}</Trans>
        </p>
      </Card>
      <Card title={t`Is something wrong?`}>
        <p>
          <Trans>
            Then do not sign. Tell {first_signer}. When the complaint is changed, no signature on it counts any more,
            and you get a new link.
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
      <Button variant="ghost" size="small" onClick={() => void openView()}>{t`View the pages as a PDF`}</Button>
      <PdfDialog
        title={title}
        view={view}
        download={download}
        fileName={fileName}
        onClose={closeView}
        onTryAgain={() => void openView()}
        onDownload={() => void saveFile()}
      />
    </div>
  );
}

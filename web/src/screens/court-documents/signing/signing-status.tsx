import { Trans, useLingui } from '@lingui/react/macro';
import type { CourtPapersAnswer, PaperSignatureWire } from '@plainclaim/contract';
import { Alert } from '../../../components/feedback/alert.tsx';
import { ButtonLink } from '../../../components/buttons/button.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import styles from '../court-documents.module.css';

export type SigningStatusProps = Pick<CourtPapersAnswer, 'signing' | 'changed' | 'signature'> & {
  readonly caseId: string;
  readonly whose: string;
};

/** Whether the complaint is signed, and the way to sign it. */
export function SigningStatus({ caseId, signing, changed, signature, whose }: SigningStatusProps) {
  const { t } = useLingui();
  const toSigning = (text: string, isGhost = false) => (
    <ButtonLink
      size="small"
      variant={isGhost ? 'ghost' : 'primary'}
      to={`/court-documents?sign=${encodeURIComponent(caseId)}`}
    >
      {text}
      <VisuallyHidden>{whose}</VisuallyHidden>
    </ButtonLink>
  );
  const whatNow =
    changed === 'letter'
      ? t`The letter was changed and is not approved. Approve it again, and we will make new papers.`
      : t`An answer was changed. Make the papers again.`;
  switch (signing) {
    case 'none':
      return null;
    case 'unsigned':
      return (
        <Alert tone="info" title={t`Not signed yet.`} actions={toSigning(t`Read and sign the complaint`)}>
          <p>{t`Read the complaint word for word, then sign it here. Or print it and sign by hand.`}</p>
        </Alert>
      );
    case 'by_hand':
      return (
        <Alert tone="info" title={t`Not signed yet.`} actions={toSigning(t`Read the complaint`, true)}>
          <p>{t`This complaint must be signed by hand: print it, read it, date it and sign it.`}</p>
        </Alert>
      );
    case 'outdated':
      return (
        <Alert tone="warning" title={t`These papers are out of date.`}>
          <p>
            {whatNow} {t`Do not file these.`}
          </p>
        </Alert>
      );
    case 'signed':
      return (
        <Alert tone="success" title={t`You signed the complaint.`} actions={toSigning(t`Read what you signed`, true)}>
          {signature === null ? null : <HowSigned signature={signature} />}
        </Alert>
      );
    case 'void':
      return (
        <Alert tone="warning" title={t`Your signature no longer counts.`}>
          <p>
            {whatNow} {t`Then read and sign the new ones. Do not file these.`}
          </p>
          {signature === null ? null : <HowSigned signature={signature} />}
        </Alert>
      );
  }
}

/** When and by whom it was signed, and what exactly. */
export function HowSigned({ signature }: { readonly signature: PaperSignatureWire }) {
  const { t, i18n } = useLingui();
  const { signed_at, signer, statements, text_sha256 } = signature;
  const time = formatInstant(signed_at, i18n.locale);
  return (
    <>
      <p>
        <Trans>
          Signed by {signer} on {time}.
        </Trans>
      </p>
      <details className={styles['details']}>
        <summary>{t`What was signed`}</summary>
        {statements.map((text) => (
          <blockquote key={text} lang="en" className={styles['statement']}>
            {text}
          </blockquote>
        ))}
        <p className={styles['fingerprint']}>
          <Trans>Fingerprint of this text (SHA-256): {text_sha256}</Trans>
        </p>
      </details>
    </>
  );
}

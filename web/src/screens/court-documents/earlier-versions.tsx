import { Trans, useLingui } from '@lingui/react/macro';
import type { CourtPaperCase, EarlierPapers, PaperCause } from '@plainclaim/contract';
import { useId } from 'react';
import { useCall } from '../../api/server-state/use-call.ts';
import { SaveFileButton } from '../../components/documents/save-file-button.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { formatInstant } from '../../i18n/formatters.ts';
import styles from './court-documents.module.css';
import { courtPaperPage, openCourtPaper } from '../../api/court-papers.ts';
import { PaperList } from '../../components/documents/paper-list.tsx';
import { saveZip } from './save-zip.ts';
import { HowSigned } from './signing/signing-status.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';

export type EarlierVersionsProps = {
  readonly one: CourtPaperCase;
  readonly earlier: readonly EarlierPapers[];
  readonly whose: string;
};

/** Versions that made room for a later one: when, why, and their papers as they were. */
export function EarlierVersions({ one, earlier, whose }: EarlierVersionsProps) {
  const { t } = useLingui();
  const id = useId();
  if (earlier.length === 0) return null;
  const twin = earlier.findIndex(({ signature }) => signature === null);
  return (
    <section aria-labelledby={id} className={styles['stage']}>
      <h2 id={id}>
        {t`Earlier versions`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </h2>
      <p className={styles['quiet']}>{t`Kept unchanged, so that you can read them.`}</p>
      {earlier.map((version, index) => (
        <Version
          key={version.version}
          one={one}
          version={version}
          whose={whose}
          // The version that was signed says what the newest one says, without the marks.
          isUnsignedTwin={one.signing === 'signed' && index === twin}
        />
      ))}
    </section>
  );
}

type VersionProps = {
  readonly one: CourtPaperCase;
  readonly version: EarlierPapers;
  readonly whose: string;
  readonly isUnsignedTwin: boolean;
};

function Version({
  one,
  version: { version, signature, documents, ...replaced },
  whose,
  isUnsignedTwin,
}: VersionProps) {
  const { t, i18n } = useLingui();
  const zip = useCall();
  const why = useReasons()[replaced.replaced_because];
  const time = formatInstant(replaced.replaced_at, i18n.locale);
  const which = t`, version ${version}${whose}`;
  return (
    <details className={styles['version']}>
      <summary>
        {signature === null ? <Trans>Version {version}, not signed</Trans> : <Trans>Version {version}, signed</Trans>}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </summary>
      <div className={styles['versionBody']}>
        <p>
          <Trans>Replaced on {time}.</Trans> {why}
        </p>
        <p>{isUnsignedTwin ? t`To sign by hand instead, print these.` : t`Do not file these.`}</p>
        {signature === null ? null : <HowSigned signature={signature} />}
        <PaperList open={openCourtPaper} pageOf={courtPaperPage} papers={documents} whose={which} />
        <div className={styles['buttons']}>
          <SaveFileButton busy={zip.isBusy} onClick={() => zip.run((signal) => saveZip({ ...one, version }, signal))}>
            {t`All (zip)`}
            <VisuallyHidden>{which}</VisuallyHidden>
          </SaveFileButton>
        </div>
        {zip.failure === null ? null : (
          <TroubleAlert title={t`We could not download the papers.`} failure={zip.failure} />
        )}
      </div>
    </details>
  );
}

/** Why a later version was made. */
function useReasons(): Readonly<Record<PaperCause, string>> {
  const { t } = useLingui();
  return {
    letter_approved: t`You approved a changed letter.`,
    asked_again: t`You asked for new papers.`,
    facts_corrected: t`You corrected the facts.`,
    signed: t`You signed the complaint. The signed papers replaced this version.`,
    co_signed: t`Another plaintiff signed too. The papers with that signature replaced this version.`,
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { FilingLinkAnswer } from '@plainclaim/contract';
import { HAND_OVER_MINUTES } from '@plainclaim/contract';
import { makeFilingLink } from '../../api/filing.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { CopyButton } from '../../components/buttons/copy-button.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { formatInstant } from '../../i18n/formatters.ts';
import { useState } from 'react';
import styles from './file-it-now.module.css';
import { Section } from '../../components/sections/section.tsx';

/** The way of the papers from a telephone to a computer. */
export function HandOverPanel({ caseId }: { readonly caseId: string }) {
  const { t, i18n } = useLingui();
  const [link, setLink] = useState<FilingLinkAnswer | null>(null);
  const { trouble, isBusy, submit } = useSubmission<ApiFailure>();
  const make = async (): Promise<ApiFailure | null> => {
    const made = await makeFilingLink(caseId);
    if (!made.ok) return made.error;
    setLink(made.value);
    return null;
  };
  const minutes = HAND_OVER_MINUTES;
  return (
    <Section
      title={t`Are you on a phone?`}
      lead={t`The court's page needs a computer. Make a link, and open it there. It shows the papers and nothing else. It works once, for ${minutes} minutes.`}
    >
      <div className={styles['buttons']}>
        <Button variant={link === null ? 'primary' : 'ghost'} busy={isBusy} onClick={() => void submit(make)}>
          {link === null ? t`Make a link` : t`Make a new link`}
        </Button>
      </div>
      {trouble === null ? null : <TroubleAlert title={t`The link could not be made.`} failure={trouble} />}
      <div role="status">{link === null ? null : <p>{link.message}</p>}</div>
      {link === null ? null : (
        <>
          <p>
            <Trans>
              On the computer, open <strong className={styles['quiet']}>{pageOf(link.url)}</strong> and type this code:
            </Trans>
          </p>
          <p className={styles['buttons']}>
            <span className={styles['code']}>{link.code}</span>
            <CopyButton text={link.url} what={t`the link`} />
          </p>
          <QrCode rows={link.qr} label={t`The link as a QR code`} />
          <p className={styles['quiet']}>
            <Trans>It works until {formatInstant(link.expires_at, i18n.locale)}.</Trans>
          </p>
        </>
      )}
    </Section>
  );
}

/** "plainclaim.example/hand-over": what somebody types. */
const pageOf = (url: string): string =>
  url
    .replace(/^https?:\/\//, '')
    .split('#', 1)
    .join('');

/** Cameras want this many light dots around a code. */
const QUIET = 4;

function QrCode({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) {
  const size = rows.length + 2 * QUIET;
  const dots = rows.flatMap((row, y) =>
    [...row].flatMap((dot, x) => (dot === '1' ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} />
    </svg>
  );
}

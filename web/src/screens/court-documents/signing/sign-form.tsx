import { Trans, useLingui } from '@lingui/react/macro';
import type { SigningAnswer, SigningYes } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../api/server-state/use-call.ts';
import { signComplaint } from '../../../api/court-papers.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { StatementBoxes, untickedOf } from '../../../components/documents/statement-boxes.tsx';
import { usePaperReading } from '../../../components/documents/use-paper-reading.ts';
import { formatDay } from '../../../i18n/formatters.ts';
import styles from './signing.module.css';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';

export type SignFormProps = { readonly reading: SigningAnswer; readonly onSigned: () => void };

/** What signing does, the mark, a box for each statement, and the button that signs. */
export function SignForm({ reading, onSigned }: SignFormProps) {
  const { t } = useLingui();
  const { case_id, read_sha256, statements, open_boxes, version } = reading;
  const { title, lang } = useReadableTitle(reading);
  const [ticked, setTicked] = useState<ReadonlySet<SigningYes>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const signing = useCall();
  const missing = untickedOf(statements, ticked);
  const sign = () => {
    if (missing.length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    signing.run(async () => {
      const signed = await signComplaint({ case_id, read_sha256, agreed: statements.map(({ code }) => code) });
      if (signed.ok) onSigned();
      return signed;
    });
  };
  return (
    <Card title={t`Sign`}>
      <WhatHappens reading={reading} />
      <StatementBoxes
        statements={statements}
        openBoxes={open_boxes}
        readWords={<Trans>I read the whole complaint above (version {version ?? 1}).</Trans>}
        ticked={ticked}
        onChange={setTicked}
        attempt={attempt}
      />
      {signing.failure === null ? null : (
        <TroubleAlert title={t`The complaint could not be signed.`} failure={signing.failure} />
      )}
      <div className={styles['buttons']}>
        <Button busy={signing.isBusy} busyText={t`Signing...`} onClick={sign}>
          <Trans>
            Sign the <span lang={lang}>{title}</span>
          </Trans>
        </Button>
      </div>
    </Card>
  );
}

/** The complaint's title; in another language with the English one, which is on the paper, behind it. */
function useReadableTitle({ title }: SigningAnswer): { readonly title: ReactNode; readonly lang: 'en' | undefined } {
  const translated = usePaperReading()?.titleOf(title) ?? null;
  if (translated === null) return { title, lang: 'en' };
  const both = (
    <>
      {translated} <span lang="en">({title})</span>
    </>
  );
  return { title: both, lang: undefined };
}

function WhatHappens({ reading }: { readonly reading: SigningAnswer }) {
  const { mark, signer, signing_day } = reading;
  const { t, i18n } = useLingui();
  const { title, lang } = useReadableTitle(reading);
  const day = parseCalendarDate(signing_day);
  const date = day.ok ? formatDay(day.value, i18n.locale) : signing_day;
  return (
    <>
      {mark === null ? null : (
        <figure className={styles['mark']}>
          <img src={mark} alt={t`Your signature as you made it before`} />
          <figcaption>{t`This is the signature you made before. It is not on the complaint yet.`}</figcaption>
        </figure>
      )}
      <p>
        <Trans>
          When you press the button, we put this signature and the date {date} on the <span lang={lang}>{title}</span>{' '}
          of {signer}. We keep the exact text, its fingerprint, what you ticked, and the time. Then we make the signed
          papers as a new version. Nothing is sent to the court.
        </Trans>
      </p>
      <p>{t`If you change the letter or your answers later, this signature no longer counts. You then need to sign the new papers.`}</p>
    </>
  );
}

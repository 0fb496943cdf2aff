import { Trans, useLingui } from '@lingui/react/macro';
import { courtMessages, type SigningAnswer, type SigningYes } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { type ReactNode, useState } from 'react';
import { signComplaint } from '../../api/court-papers.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { usePaperReading } from '../../components/use-paper-reading.ts';
import { formatDay } from '../../i18n/formatters.ts';
import type { PapersTold } from '../../i18n/letter-reading.ts';
import { useMessage } from '../../i18n/use-message.ts';
import styles from './signing.module.css';
import { useWork } from './use-work.ts';
import { TroubleAlert } from '../../components/trouble-alert.tsx';

export type SignFormProps = { readonly reading: SigningAnswer; readonly onSigned: () => void };

const fieldOf = (code: SigningYes): string => `sign_${code}`;

/** What signing does, the mark, a box for each statement, and the button that signs. */
export function SignForm({ reading, onSigned }: SignFormProps) {
  const { t } = useLingui();
  const { case_id, read_sha256, statements } = reading;
  const { title, lang } = useToldTitle(reading);
  const [ticked, setTicked] = useState<ReadonlySet<SigningYes>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const signing = useWork();
  const missing = statements.filter(({ code }) => !ticked.has(code));
  const labelOf = useStatementLabels(reading);
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
  const isShowingMissing = attempt > 0 && missing.length > 0;
  const needed = t`Please tick this box.`;
  return (
    <Card title={t`Sign`}>
      <WhatHappens reading={reading} />
      {isShowingMissing ? (
        <ErrorSummary
          title={t`Nothing is signed yet. Please tick each box first.`}
          attempt={attempt}
          problems={missing.map(({ code }) => ({ field: fieldOf(code), message: labelOf(code).short }))}
        />
      ) : null}
      <fieldset className={styles['boxes']}>
        <legend>{t`Tick each box that is true for you.`}</legend>
        {statements.map(({ code, text }) => (
          <Checkbox
            key={code}
            name={fieldOf(code)}
            label={text === '' ? labelOf(code).long : <span lang="en">{text}</span>}
            hint={labelOf(code).hint}
            checked={ticked.has(code)}
            error={isShowingMissing && !ticked.has(code) ? needed : undefined}
            onChange={(isTicked) => setTicked(withCode(ticked, code, isTicked))}
          />
        ))}
      </fieldset>
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

const withCode = (all: ReadonlySet<SigningYes>, code: SigningYes, isTicked: boolean): ReadonlySet<SigningYes> =>
  new Set(isTicked ? [...all, code] : [...all].filter((one) => one !== code));

/** The complaint's title; in another language with the English one, which stands on the paper, behind it. */
function useToldTitle({ title }: SigningAnswer): { readonly title: ReactNode; readonly lang: 'en' | undefined } {
  const told = usePaperReading()?.titleOf(title) ?? null;
  if (told === null) return { title, lang: 'en' };
  const both = (
    <>
      {told} <span lang="en">({title})</span>
    </>
  );
  return { title: both, lang: undefined };
}

/** A rule's abbreviation and its number stay on one line. */
const unbroken = (rule: string): string => rule.replaceAll(' ', '\u00a0');

/** The words of the paper in the reader's language, under the English that is signed. */
function useStatementsToRead({ open_boxes }: SigningAnswer): (code: SigningYes) => ReactNode {
  const { t } = useLingui();
  const reading = usePaperReading();
  const toldIn = ({ statements, boxes }: PapersTold, code: SigningYes): string => {
    if (code === 'read') return '';
    return code === 'open_boxes' ? open_boxes.map((one) => boxes[one] ?? one).join(' · ') : statements[code];
  };
  return (code) => {
    const told = reading === null ? '' : toldIn(reading, code);
    return told === '' ? null : (
      <>
        <br />
        {t`For reading:`} {told}
      </>
    );
  };
}

type Words = { readonly short: string; readonly long: ReactNode; readonly hint: ReactNode };

function useStatementLabels(reading: SigningAnswer): (code: SigningYes) => Words {
  const { open_boxes, version } = reading;
  const { t } = useLingui();
  const told = useStatementsToRead(reading);
  const message = useMessage(courtMessages);
  const privacyRule = unbroken(message('court.rule.redaction'));
  const truthRule = unbroken(message('court.rule.certification'));
  const words: Readonly<Record<SigningYes, Words>> = {
    read: {
      short: t`You read the whole complaint`,
      long: <Trans>I read the whole complaint above (version {version ?? 1}).</Trans>,
      hint: undefined,
    },
    open_boxes: {
      short: t`Boxes stay empty`,
      long: t`I sign with these boxes left empty:`,
      hint: (
        <>
          <span lang="en">{open_boxes.join(' · ')}</span>
          {told('open_boxes')}
          <br />
          {t`To fill them in by hand, do not sign here. Print the papers and sign by hand.`}
        </>
      ),
    },
    redaction: {
      short: t`Private numbers are left out (${privacyRule})`,
      long: '',
      hint: (
        <>
          {t`In plain words: private numbers are not in these papers, and you will keep them out of later ones (${privacyRule}).`}
          {told('redaction')}
        </>
      ),
    },
    certification: {
      short: t`The complaint is true (${truthRule})`,
      long: '',
      hint: (
        <>
          {t`In plain words: what the complaint says is true. Who says something false on purpose can be punished (${truthRule}).`}
          {told('certification')}
        </>
      ),
    },
  };
  return (code) => words[code];
}

function WhatHappens({ reading }: { readonly reading: SigningAnswer }) {
  const { mark, signer, signing_day } = reading;
  const { t, i18n } = useLingui();
  const { title, lang } = useToldTitle(reading);
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
      <p>{t`If you change the letter or your answers later, this signature counts no more. New papers are then unsigned until you sign them.`}</p>
    </>
  );
}

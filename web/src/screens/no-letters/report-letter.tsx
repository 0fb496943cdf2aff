import { useLingui } from '@lingui/react/macro';
import { REPORT_REASONS, type ReportReason } from '@plainclaim/contract';
import { useState } from 'react';
import { reportLetter } from '../../api/cases/deliveries.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { RadioCards } from '../../components/choices/choice-cards.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import styles from './no-letters.module.css';

/** For the reader of a letter that tricks or scares: says so to whoever runs the site. Its sender is told nothing. */
export function ReportLetter({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const { trouble, isBusy, submit } = useSubmission<string>();
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [isDone, setDone] = useState(false);
  const words: Record<ReportReason, string> = {
    not_me: t`It is not meant for me`,
    pretends: t`It pretends to be from someone else`,
    threatens: t`It threatens or scares me`,
    asks_secrets: t`It asks for passwords, codes or cards`,
    other: t`Something else`,
  };
  if (isDone) {
    return (
      <Alert tone="success" live="status">
        {t`Thank you. The people who run this site will look at the letter.`}
      </Alert>
    );
  }
  const report = async (): Promise<string | null> => {
    if (reason === '') return t`Please choose what is wrong with the letter.`;
    const reported = await reportLetter({ token, reason });
    if (!reported.ok) return reported.error.message || t`An error occurred, please try again`;
    setDone(true);
    return null;
  };
  return (
    <section className={styles['body']} aria-labelledby="report-letter">
      <h2 id="report-letter">{t`Report this letter`}</h2>
      <p>{t`The letter is from a person or business who used this site, not from us. If someone is misusing this site, tell us. We do not tell the sender who reported it.`}</p>
      {trouble === null ? null : (
        <Alert tone="error" live="alert">
          {trouble}
        </Alert>
      )}
      <RadioCards
        name="reason"
        legend={t`What is wrong with the letter?`}
        layout="single"
        value={reason}
        onChange={(chosen) => setReason(REPORT_REASONS.find((one) => one === chosen) ?? '')}
        options={REPORT_REASONS.map((value) => ({ value, label: words[value] }))}
      />
      <Button variant="ghost" busy={isBusy} onClick={() => void submit(report)}>{t`Report this letter`}</Button>
    </section>
  );
}

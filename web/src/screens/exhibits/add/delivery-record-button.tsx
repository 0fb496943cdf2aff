import { useLingui } from '@lingui/react/macro';
import type { ExhibitsAnswer } from '@plainclaim/contract';
import { useState } from 'react';
import { addDeliveryRecord } from '../../../api/exhibits.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';
import { useSubmission } from '../../../components/feedback/use-submission.ts';
import type { Exhibits } from '../use-exhibits.ts';
import styles from '../exhibits.module.css';

type DeliveryRecordButtonProps = {
  readonly caseId: string;
  readonly change: Exhibits['change'];
  readonly count: ExhibitsAnswer['exhibits']['length'];
};

/** How the letter went out and what became of it, as a page for the court: made and added by one press. */
export function DeliveryRecordButton({ caseId, change, count }: DeliveryRecordButtonProps) {
  const { t } = useLingui();
  const { trouble, isBusy, submit } = useSubmission<ApiFailure>();
  const [addedAt, setAddedAt] = useState<number | null>(null);
  const add = async (): Promise<ApiFailure | null> => {
    const got = await change(() => addDeliveryRecord(caseId));
    if (!got.ok) return got.error;
    setAddedAt(got.value.exhibits.length);
    return null;
  };
  return (
    <div>
      <Button variant="ghost" busy={isBusy} onClick={() => void submit(add)}>
        {t`Add the record of delivery`}
      </Button>
      <p className={styles['quiet']}>
        {t`A page for the court: what was sent, to whom, when, and who says so. We make it from our records.`}
      </p>
      <p role="status">{addedAt !== null && addedAt === count ? t`The record is your last exhibit now.` : ''}</p>
      {trouble === null ? null : <TroubleAlert title={t`The record could not be added.`} failure={trouble} />}
    </div>
  );
}

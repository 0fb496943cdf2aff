import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryWire } from '@plainclaim/contract';
import { useState } from 'react';
import { recordTracking } from '../../api/cases/deliveries.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../buttons/button.tsx';
import { DateField } from '../fields/date-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useRequestWords } from '../../i18n/request-words.ts';
import styles from './tracking-form.module.css';

const FIELD_OF: Readonly<Record<string, 'number' | 'day'>> = {
  'dispatch.tracking_invalid': 'number',
  'dispatch.mailed_on_invalid': 'day',
};

export type TrackingFormProps = {
  readonly demandId: string;
  readonly delivery: Pick<DeliveryWire, 'recipient' | 'name' | 'tracking_number' | 'mailed_on'>;
  readonly onSaved: () => void;
};

/** The number on the post office's receipt, kept with the case. */
export function TrackingForm({ demandId, delivery, onSaved }: TrackingFormProps) {
  const { t } = useLingui();
  const { recipient, name } = delivery;
  const [number, setNumber] = useState(delivery.tracking_number ?? '');
  const [day, setDay] = useState(delivery.mailed_on ?? '');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const words = useRequestWords();
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const recorded = await recordTracking({
      demand_id: demandId,
      recipient,
      tracking_number: number,
      ...(day === '' ? {} : { mailed_on: day }),
    });
    setBusy(false);
    setSaved(recorded.ok);
    setFailure(recorded.ok ? null : recorded.error);
    if (recorded.ok) onSaved();
  };
  const wrong = failure === null ? undefined : FIELD_OF[failure.code];
  const said = failure === null || wrong !== undefined ? null : words(failure, t`The number could not be saved.`);
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        name={`tracking-${recipient}`}
        id={`tracking-${demandId}-${recipient}`}
        label={<Trans>Tracking number of the letter to {name}</Trans>}
        hint={t`It is on the post office receipt.`}
        width="medium"
        autoComplete="off"
        maxLength={60}
        value={number}
        onChange={setNumber}
        error={wrong === 'number' ? failure?.message : undefined}
      />
      <DateField
        name={`mailed-${recipient}`}
        id={`mailed-${demandId}-${recipient}`}
        label={t`What day did you mail it?`}
        optional
        value={day}
        onChange={setDay}
        error={wrong === 'day' ? failure?.message : undefined}
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="ghost" size="small" busy={isBusy} busyText={t`Saving...`}>
          {t`Save the number`}
        </Button>
        <span role="status">{isSaved ? t`The tracking number is saved with your case.` : ''}</span>
      </div>
      {said === null ? null : (
        <Alert tone="error" live="alert" title={said.title}>
          {said.detail === '' ? null : <p>{said.detail}</p>}
        </Alert>
      )}
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { CoSigningAnswer, SigningYes } from '@plainclaim/contract';
import { parseCalendarDate, type SignatureMethod } from '@plainclaim/domain';
import { useState } from 'react';
import { coSign } from '../../api/co-sign.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { SignaturePad } from '../../components/signature/signature-pad.tsx';
import { StatementBoxes, untickedOf } from '../../components/documents/statement-boxes.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { formatDay } from '../../i18n/formatters.ts';

export type CoSignFormProps = {
  readonly token: string;
  readonly reading: CoSigningAnswer;
  readonly onSigned: (message: string) => void;
};

/** The statements, the name as the complaint has it, the mark, and the button that signs. */
export function CoSignForm({ token, reading, onSigned }: CoSignFormProps) {
  const { t, i18n } = useLingui();
  const { read_sha256, statements, open_boxes, signer, signing_day } = reading;
  const [ticked, setTicked] = useState<ReadonlySet<SigningYes>>(new Set());
  const [name, setName] = useState('');
  const [mark, setMark] = useState<string | null>(null);
  const [method, setMethod] = useState<SignatureMethod>('drawn');
  const [attempt, setAttempt] = useState(0);
  const { trouble, isBusy, submit } = useSubmission<ApiFailure>();
  const day = parseCalendarDate(signing_day);
  const date = day.ok ? formatDay(day.value, i18n.locale) : signing_day;
  const isTried = attempt > 0;
  const nameError = isTried && name.trim() === '' ? t`Please type your name.` : undefined;
  const markError = isTried && mark === null ? t`Please sign in the box.` : undefined;
  const further = [
    { field: 'signer', message: nameError },
    { field: 'signature', message: markError },
  ].flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }]));
  const sign = () => {
    if (untickedOf(statements, ticked).length > 0 || name.trim() === '' || mark === null) {
      setAttempt(attempt + 1);
      return;
    }
    void submit(async () => {
      const agreed = statements.map(({ code }) => code);
      const signed = await coSign({ token, read_sha256, agreed, name, mark, method });
      if (!signed.ok) return signed.error;
      onSigned(signed.value.message);
      return null;
    });
  };
  return (
    <Card title={t`Sign`}>
      <StatementBoxes
        statements={statements}
        openBoxes={open_boxes}
        readWords={t`I read the whole complaint above.`}
        ticked={ticked}
        onChange={setTicked}
        attempt={attempt}
        further={further}
      />
      <TextField
        name="signer"
        label={t`Your name, as it is written in the complaint`}
        hint={signer}
        autoComplete="name"
        maxLength={300}
        value={name}
        onChange={setName}
        error={nameError}
      />
      <SignaturePad
        name="signature"
        value={mark}
        suggestedName={signer}
        onChange={(picture, way) => {
          setMark(picture);
          setMethod(way);
        }}
        error={markError}
      />
      <p>
        <Trans>
          When you press the button, we put your signature and the date {date} on the complaint. We keep the exact text,
          its fingerprint, what you ticked, and the time. Nothing is sent to the court.
        </Trans>
      </p>
      {trouble === null ? null : <TroubleAlert title={t`The complaint could not be signed.`} failure={trouble} />}
      <div>
        <Button busy={isBusy} busyText={t`Signing...`} onClick={sign}>
          {t`Sign the complaint`}
        </Button>
      </div>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { SIGNATURE_METHODS, type SignatureMethod } from '@plainclaim/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { RadioCards } from '../choices/choice-cards.tsx';
import { classNames } from '../styling/class-names.ts';
import { controlId, errorId, FieldError } from '../fields/field.tsx';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, savedFromName } from './signature-drawing.ts';
import styles from './signature-pad.module.css';
import { SignatureUpload } from './signature-upload.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useSignatureCanvas } from './use-signature-canvas.ts';

export type SignaturePadProps = {
  readonly name: string;
  /** A PNG data address, or null when there is no signature. */
  readonly value: string | null;
  readonly onChange: (value: string | null, method: SignatureMethod) => void;
  /** How the saved signature was made; absent or '' when that is not known. */
  readonly madeBy?: SignatureMethod | '' | undefined;
  /** The name to start from when it is typed. */
  readonly suggestedName?: string | undefined;
  readonly error?: string | undefined;
};

/**
 * A signature: drawn with finger, pen or mouse, typed, or photographed. The typed and the photographed way need no
 * pointer at all.
 */
export function SignaturePad({ name, value, onChange, madeBy, suggestedName = '', error }: SignaturePadProps) {
  const { t } = useLingui();
  const [method, setMethod] = useState<SignatureMethod>(madeBy || 'drawn');
  const [typedName, setTypedName] = useState(suggestedName);
  const { canvas, isReady } = useSignatureCanvas({
    value,
    isDrawing: method === 'drawn',
    startsAnew: madeBy !== undefined && madeBy !== '' && madeBy !== 'drawn',
    onDrawn: (drawn) => onChange(drawn, 'drawn'),
  });
  const latestName = useRef(typedName);
  const writeName = async (text: string) => {
    setTypedName(text);
    latestName.current = text;
    const written = text.trim() === '' ? null : await savedFromName(text.trim());
    // The face loads at the first letter; a slower earlier name must not replace a later one.
    if (latestName.current === text) onChange(written, 'typed');
  };
  const stateId = `${controlId(name)}-state`;
  const clear = () => {
    setTypedName('');
    latestName.current = '';
    onChange(null, method);
  };
  return (
    <div className={styles['pad']}>
      <RadioCards
        name={`${name}Method`}
        legend={t`How do you want to sign?`}
        layout="inline"
        value={method}
        onChange={(way) => {
          const chosen = SIGNATURE_METHODS.find((one) => one === way) ?? 'drawn';
          setMethod(chosen);
          if (chosen === 'typed' && typedName.trim() !== '') void writeName(typedName);
        }}
        options={[
          { value: 'drawn', label: t`Draw it` },
          { value: 'typed', label: t`Type your name instead` },
          { value: 'uploaded', label: t`Upload a picture` },
        ]}
      />
      {method === 'typed' ? (
        <TextField
          name={`${name}Name`}
          label={t`Your full name`}
          autoComplete="name"
          maxLength={80}
          value={typedName}
          onChange={(text) => void writeName(text)}
        />
      ) : null}
      {method === 'uploaded' ? (
        <SignatureUpload name={name} onRead={(picture) => onChange(picture, 'uploaded')} />
      ) : null}
      <div className={classNames(styles['paper'], error !== undefined && styles['invalid'])}>
        <canvas
          ref={canvas}
          id={controlId(name)}
          className={classNames(styles['canvas'], method !== 'drawn' && styles['still'])}
          width={SIGNATURE_WIDTH}
          height={SIGNATURE_HEIGHT}
          role="img"
          tabIndex={-1}
          aria-label={value === null ? t`Box for your signature, empty` : t`Your signature`}
          aria-describedby={classNames(stateId, error !== undefined && errorId(name))}
        />
        <span className={styles['line']} aria-hidden="true" />
      </div>
      {error ? <FieldError id={errorId(name)}>{error}</FieldError> : null}
      <div className={styles['foot']}>
        <p className={styles['state']} id={stateId} role="status">
          {value === null ? (
            method === 'drawn' && isReady ? (
              t`Sign with your finger, pen or mouse.`
            ) : (
              ''
            )
          ) : (
            <>
              <IconCircleCheck size={20} aria-hidden="true" /> {t`Signature saved`}
            </>
          )}
        </p>
        <Button variant="link" onClick={clear} disabled={value === null}>
          {t`Clear Signature`}
        </Button>
      </div>
    </div>
  );
}

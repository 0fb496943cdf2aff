import { useLingui } from '@lingui/react/macro';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { Button } from '../buttons/button.tsx';
import styles from './dictation-button.module.css';
import { FieldError } from '../fields/field.tsx';
import { Why } from '../fields/why.tsx';
import { type DictationError, recognizerClass, useDictation } from './use-dictation.ts';

export type DictationButtonProps = {
  /** A spoken sentence; add it to what is already written. */
  readonly onText: (text: string) => void;
  /** The button's text, such as "Talk to explain your calculation." */
  readonly label: string;
};

/** Writes down what people say. Where the browser cannot, a sentence says so and no button shows. */
export function DictationButton({ onText, label }: DictationButtonProps) {
  const { isListening, error, start, stop } = useDictation(onText);
  if (!recognizerClass()) return <NoDictation />;
  return <DictationTool label={label} isListening={isListening} error={error} onPress={isListening ? stop : start} />;
}

/** Where the browser cannot. */
export function NoDictation() {
  const { t } = useLingui();
  return (
    <p className={styles['note']}>
      {t`This browser cannot turn speech into text. You can type, or open this page in Chrome, Edge or Safari.`}
    </p>
  );
}

export type DictationToolProps = {
  readonly label: string;
  readonly isListening: boolean;
  readonly error: DictationError | undefined;
  readonly onPress: () => void;
};

/** The button with what it says, without a microphone. */
export function DictationTool({ label, isListening, error, onPress }: DictationToolProps) {
  const { t, i18n } = useLingui();
  const messages = {
    'not-allowed': t`The microphone is blocked. Allow it in your browser's settings and try again.`,
    'no-speech': t`We did not hear anything. Try again and speak a little louder.`,
    'audio-capture': t`No microphone was found. Connect one and try again.`,
    network: t`Speech to text needs a connection. Check yours and try again.`,
    language: t`Your browser cannot listen in English. Please type instead.`,
    other: t`Speech to text stopped working. Please try again or type instead.`,
  } satisfies Record<DictationError, string>;
  return (
    <div className={styles['dictation']}>
      <div className={isListening ? styles['listening'] : undefined}>
        <Button
          variant="ghost"
          size="small"
          onClick={onPress}
          iconStart={
            isListening ? (
              <IconPlayerStopFilled size={20} aria-hidden="true" />
            ) : (
              <IconMicrophone size={20} aria-hidden="true" />
            )
          }
        >
          {isListening ? t`Listening... (Click to stop)` : label}
        </Button>
      </div>
      <div role="status" className={styles['note']}>
        {isListening ? t`Please speak clearly. Your speech will be converted to text...` : null}
        {error ? <FieldError>{messages[error]}</FieldError> : null}
      </div>
      {i18n.locale.startsWith('en') ? null : (
        <p className={styles['note']}>
          {t`Please speak English here: your letter is in English. To use another language, type instead.`}
        </p>
      )}
      <Why label={t`Who hears it?`} about={label}>
        <p>
          {t`Your browser turns your voice into text. Its maker, such as Google, Microsoft or Apple, may get the sound to do that. We only get the text.`}
        </p>
      </Why>
    </div>
  );
}

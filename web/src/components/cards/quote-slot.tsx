import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { CARD_LIMITS, type SlotValue } from '@plainclaim/domain';
import fieldStyles from '../fields/field.module.css';
import { Field } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { SlotProps } from './slot-props.ts';
import styles from './slots.module.css';
import { useSeemsOther } from './use-seems-other.ts';

/** The letter is English, and so are its quotation marks. */
const [QUOTE_OPENS, QUOTE_CLOSES] = ['“', '”'];

/** Plain words stay a string: only words in another language have a meaning beside them. */
const quoteOf = (text: string, meaning: string): SlotValue | null => {
  if (meaning !== '') return { text, meaning };
  return text === '' ? null : text;
};

/** Somebody's exact words, in whatever language, and what they mean in English where they are not. */
export function QuoteSlot({ slot, field, language, value, error, onChange }: SlotProps) {
  const { t, i18n } = useLingui();
  const isPair = typeof value === 'object' && 'text' in value;
  const text = typeof value === 'string' ? value : isPair ? value.text : '';
  const meaning = isPair ? (value.meaning ?? '') : '';
  const seemsOther = useSeemsOther(text);
  const isMeaningAsked = meaning !== '' || seemsOther || (text !== '' && i18n.locale !== DEFAULT_LANGUAGE);
  return (
    <div className={styles['slot']}>
      <Field
        name={field}
        label={slot.label[language]}
        hint={t`Any language. It is printed exactly as you type it.`}
        error={error}
      >
        {(control) => (
          <span className={styles['quote']}>
            <span aria-hidden="true">{QUOTE_OPENS}</span>
            <input
              {...control}
              className={fieldStyles['control']}
              maxLength={CARD_LIMITS.quote}
              autoCapitalize="none"
              placeholder={slot.example}
              value={text}
              onChange={(event) => onChange(quoteOf(event.target.value, meaning))}
            />
            <span aria-hidden="true">{QUOTE_CLOSES}</span>
          </span>
        )}
      </Field>
      {isMeaningAsked ? (
        <TextField
          name={`${field}.meaning`}
          label={t`If these words are not English: what do they mean in English?`}
          hint={t`The letter prints it behind their words.`}
          maxLength={CARD_LIMITS.quote}
          autoCapitalize="none"
          spellCheck
          value={meaning}
          onChange={(typed) => onChange(quoteOf(text, typed))}
        />
      ) : null}
    </div>
  );
}

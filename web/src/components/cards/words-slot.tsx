import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { asksArticle, CARD_LIMITS, longestOf, sayStart } from '@plainclaim/domain';
import { classNames } from '../styling/class-names.ts';
import { FieldGroup } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ArticleChoices } from './article-choices.tsx';
import { EnglishMeaning } from './english-meaning.tsx';
import { goesOn, nameOfSlot, type SlotProps } from './slot-props.ts';
import styles from './slots.module.css';
import { ThingPicker } from './thing-picker.tsx';

/** A few words of the sentence: a common answer or a thing, whose English is fixed, or typed English. */
export function WordsSlot(props: SlotProps) {
  const { slot, read, speaker, field, language, value, error, things, onChange } = props;
  const { t, i18n } = useLingui();
  const common = slot.common ?? [];
  const isObject = value !== undefined && typeof value !== 'string';
  const picked = isObject && 'pick' in value ? value : null;
  const pick = picked?.pick ?? '';
  /** A thing that was chosen in another language, for who now reads English. */
  const other = common.some((option) => option.value === pick) ? undefined : things.find(({ id }) => id === pick);
  const text = isObject && 'text' in value ? value.text : typeof value === 'string' ? value : '';
  const meaning = isObject && 'text' in value ? (value.meaning ?? '') : '';
  const label = slot.label[language];
  const telling = { speaker, language: DEFAULT_LANGUAGE, mentionedDay: null } as const;
  const start = sayStart(read, slot, telling, (one) => nameOfSlot(one, 'en'));
  const over = text.length - longestOf(slot);
  const isTranslated = i18n.locale !== DEFAULT_LANGUAGE;
  const person = speaker.isWe
    ? t`Write “you” for the other side and “we” for your own.`
    : t`Write “you” for the other side and “I” for yourself.`;
  const ask = isTranslated ? t`In your language or in English.` : slot.kind === 'words' ? person : undefined;
  const type = (typed: string, english: string) =>
    onChange(typed === '' ? null : english === '' ? { text: typed } : { text: typed, meaning: english });
  const typedField = (
    <div>
      {start === '' ? null : (
        <p className={styles['start']} lang={DEFAULT_LANGUAGE}>
          {goesOn(start)}
        </p>
      )}
      <TextField
        name={field}
        label={common.length > 0 ? t`Or in your own words` : label}
        hint={over > 0 ? t`${over} letters too long for one sentence.` : ask}
        error={error}
        maxLength={CARD_LIMITS.value}
        autoCapitalize="none"
        spellCheck
        placeholder={slot.example}
        value={text}
        onChange={(typed) => type(typed, meaning)}
      />
      <EnglishMeaning
        field={field}
        text={text}
        meaning={meaning}
        onChange={(english) => type(text, english)}
        onLeaveOut={() => onChange(null)}
      />
      {asksArticle(slot) ? (
        <ArticleChoices
          typed={meaning === '' ? text : meaning}
          isWe={speaker.isWe}
          onChange={(words) => (meaning === '' ? type(words, '') : type(text, words))}
        />
      ) : null}
    </div>
  );
  if (common.length === 0) return typedField;
  return (
    <FieldGroup name={`${field}.answers`} label={label}>
      <div className={styles['chips']}>
        {common.map((option) => (
          <button
            key={option.value}
            type="button"
            className={classNames(styles['chip'], pick === option.value && styles['pressed'])}
            aria-pressed={pick === option.value}
            onClick={() => onChange(pick === option.value ? null : { pick: option.value })}
          >
            {option[language]}
          </button>
        ))}
        {other === undefined || isTranslated ? null : (
          <button
            type="button"
            className={classNames(styles['chip'], styles['pressed'])}
            aria-pressed
            onClick={() => onChange(null)}
          >
            {other[language]}
          </button>
        )}
      </div>
      {slot.things !== undefined && isTranslated && things.length > 0 ? (
        <ThingPicker
          field={field}
          language={language}
          slotThings={slot.things}
          common={common}
          things={things}
          value={picked}
          isAnswered={picked !== null || text !== ''}
          onChange={onChange}
        />
      ) : null}
      {typedField}
    </FieldGroup>
  );
}

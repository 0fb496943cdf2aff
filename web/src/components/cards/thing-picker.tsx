import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import {
  type CardLanguage,
  type CardOption,
  findByName,
  type Findable,
  labelOf,
  namesOf,
  searchNames,
  type SlotThings,
  takesCount,
  type Thing,
  thingsFor,
  wordsOf,
} from '@plainclaim/domain';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import listStyles from '../address/address-field.module.css';
import { DigitsField } from '../fields/digits-field.tsx';
import { controlId, Field } from '../fields/field.tsx';
import fieldStyles from '../fields/field.module.css';
import { stepInList } from '../address/step-in-list.ts';
import { onceByLabel } from './once-by-label.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import styles from './slots.module.css';

/** More than this nobody reads; a letter more makes the list shorter. */
const MOST_SHOWN = 12;
/** Up to 9,999 of one thing. */
const LONGEST_COUNT = 4;
/** Stands for an answer that is no pick. */
const OWN_WORDS = Symbol('own words');

export type Picked = { readonly pick: string; readonly count?: string | undefined };

/** An answer to choose: one of the slot's own, or a thing. */
type Choice = { readonly id: string; readonly label: string; readonly english: string; readonly thing: Thing | null };

export type ThingPickerProps = {
  readonly field: string;
  readonly language: CardLanguage;
  readonly slotThings: SlotThings;
  readonly common: readonly CardOption[];
  readonly things: readonly Thing[];
  readonly value: Picked | null;
  /** The slot has an answer: picked, or in words of the person's own. */
  readonly isAnswered: boolean;
  readonly onChange: (value: Picked | null) => void;
};

const withoutTokens = (letter: string): string => letter.replaceAll(/[{}]/g, '');

/** Everything a slot can be answered with, and the names it is found by. */
function choicesOf(
  { common, things, slotThings }: Pick<ThingPickerProps, 'common' | 'things' | 'slotThings'>,
  language: CardLanguage,
): readonly Findable<Choice>[] {
  const own = common.map((option) => ({
    item: { id: option.value, label: option[language], english: withoutTokens(option.letter), thing: null },
    names: searchNames([option[language]]),
  }));
  const more = thingsFor(things, slotThings).map((thing) => ({
    item: {
      id: thing.id,
      label: labelOf(thing, language, slotThings),
      english: withoutTokens(wordsOf(thing, slotThings.form).letter),
      thing,
    },
    names: namesOf(thing, language, slotThings),
  }));
  return [...own, ...more];
}

/**
 * Finds an answer by its name in the person's own language: an editable combobox after the ARIA pattern. What is chosen
 * has fixed English; nothing typed here is in the letter.
 */
export function ThingPicker({ field, language, slotThings, common, things, ...slot }: ThingPickerProps) {
  const { value, isAnswered, onChange } = slot;
  const { t } = useLingui();
  const choices = useMemo(
    () => choicesOf({ common, things, slotThings }, language),
    [common, things, slotThings, language],
  );
  /** What is being typed; null shows what is chosen. */
  const [query, setQuery] = useState<string | null>(null);
  /** The answer that stood when this was last drawn: one that came since then goes before what is half typed here. */
  const answer = value?.pick ?? (isAnswered ? OWN_WORDS : null);
  const [knownAnswer, setKnownAnswer] = useState(answer);
  if (knownAnswer !== answer) {
    setKnownAnswer(answer);
    if (answer !== null) setQuery(null);
  }
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const chosen = choices.find(({ item }) => item.id === value?.pick)?.item ?? null;
  const found = query === null || query.trim() === '' ? [] : onceByLabel(findByName(choices, query, MOST_SHOWN));
  const shows = isOpen && found.length > 0;
  const isUnanswered = query !== null && query.trim() !== '';
  const name = `${field}.find`;
  const listId = `${controlId(name)}-list`;
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (choice: Choice) => {
    setQuery(null);
    setOpen(false);
    setActive(-1);
    onChange({ pick: choice.id });
  };
  const type = (typed: string) => {
    setQuery(typed);
    setOpen(true);
    setActive(-1);
    // Only a pick is taken back here: words of the person's own are in their own field.
    if (typed === '' && value !== null) onChange(null);
  };
  const leave = () => {
    setOpen(false);
    setActive(-1);
    // What is half typed stays only where nothing else is the answer.
    if (!isUnanswered || isAnswered) setQuery(null);
    // Somebody who typed the whole name has chosen it.
    const [only] = found;
    if (only !== undefined && only.label.toLocaleLowerCase(language) === query?.trim().toLocaleLowerCase(language))
      choose(only);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = found[active];
    // Enter belongs to the list while something is typed; else it would close the card with nothing chosen.
    if (event.key === 'Enter' && isUnanswered) {
      event.preventDefault();
      event.stopPropagation();
      if (option !== undefined && shows) choose(option);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(stepInList(active, event.key === 'ArrowDown' ? 1 : -1, found.length));
    } else if (event.key === 'Escape' && shows) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  };

  const matches = found.length;
  return (
    <div className={styles['slot']}>
      <Field name={name} label={t`Find an answer by its name`} hint={t`Type in your own language, then choose.`}>
        {(control) => (
          <div className={listStyles['anchor']}>
            <input
              {...control}
              className={fieldStyles['control']}
              role="combobox"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={shows}
              aria-controls={listId}
              aria-activedescendant={shows && active >= 0 ? `${listId}-${active}` : undefined}
              value={query ?? chosen?.label ?? ''}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={leave}
            />
            {/* The press must not take the focus from the field, or the list would close before the choice. */}
            <div className={listStyles['list']} hidden={!shows} onPointerDown={(event) => event.preventDefault()}>
              <ul ref={list} id={listId} role="listbox" aria-label={t`Answers that fit`}>
                {found.map((choice, index) => (
                  <li
                    key={choice.id}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    className={listStyles['option']}
                    onPointerMove={() => setActive(index)}
                    onClick={() => choose(choice)}
                  >
                    <span>
                      {choice.label}
                      <span className={listStyles['rest']} lang={DEFAULT_LANGUAGE}>
                        {choice.english}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </Field>
      <div role="status">
        {isUnanswered && matches === 0 ? (
          <p>{t`Nothing found. Try another word, write it in English below, or leave it empty.`}</p>
        ) : isUnanswered && !isAnswered && !isOpen ? (
          <p>{t`Not chosen yet. Choose from the list, or write it in English below.`}</p>
        ) : (
          <VisuallyHidden>
            {shows
              ? t`${plural(matches, { one: '# answer found.', other: '# answers found.' })} Use the up and down arrow keys.`
              : ''}
          </VisuallyHidden>
        )}
      </div>
      {chosen?.thing && takesCount(chosen.thing, slotThings) ? (
        <DigitsField
          name={`${field}.count`}
          label={t`How many?`}
          hint={t`Leave it empty for one.`}
          maxLength={LONGEST_COUNT}
          width="short"
          value={value?.count ?? ''}
          onChange={(count) => onChange(count === '' ? { pick: chosen.id } : { pick: chosen.id, count })}
        />
      ) : null}
    </div>
  );
}

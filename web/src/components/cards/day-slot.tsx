import { useLingui } from '@lingui/react/macro';
import { takesSpan } from '@plainclaim/domain';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { RadioCards } from '../choices/choice-cards.tsx';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import { DayPartsField } from './day-parts-field.tsx';
import { aboutText, type DayMode, halvesOf, inMode, innerOfAbout, modeOf, twoDaysText } from './day-value.ts';
import { type DaySlotProps, textOf } from './slot-props.ts';
import styles from './slots.module.css';

/** When it was, as exactly as somebody knows it. Days given before are offered, and never put in by themselves. */
export function DaySlot({ slot, read, field, language, value, error, onChange, days }: DaySlotProps) {
  const { t, i18n } = useLingui();
  const text = textOf(value);
  const [chosen, setChosen] = useState<DayMode>(() => modeOf(text));
  // The way of saying it is not kept by itself; a value from elsewhere brings its own.
  const mode = text !== '' && modeOf(text) !== chosen && !fits(text, chosen) ? modeOf(text) : chosen;
  const label = slot.label[language];
  const change = (next: string) => onChange(next === '' ? null : next);
  const choose = (next: DayMode) => {
    setChosen(next);
    change(inMode(text, next));
  };
  const modes: readonly { value: DayMode; label: string }[] = [
    { value: 'day', label: t`A day` },
    { value: 'month', label: t`A month` },
    { value: 'about', label: t`About` },
    ...(takesSpan(read.card, slot)
      ? ([
          { value: 'between', label: t`One day between two` },
          { value: 'span', label: t`From – to` },
        ] as const)
      : []),
    { value: 'unsure', label: t`Not sure` },
  ];
  const [from, to] = halvesOf(text);
  return (
    <div className={styles['slot']}>
      <div className={styles['kinds']}>
        <RadioCards
          name={`${field}.kind`}
          legend={label}
          layout="inline"
          options={modes}
          value={mode}
          onChange={(next) => {
            const found = modes.find((one) => one.value === next);
            if (found !== undefined) choose(found.value);
          }}
        />
      </div>
      {mode === 'day' ? (
        <DayPartsField
          name={field}
          label={<VisuallyHidden>{t`The day`}</VisuallyHidden>}
          withDay
          value={text}
          error={error}
          onChange={change}
        />
      ) : null}
      {mode === 'month' ? (
        <DayPartsField
          name={field}
          label={<VisuallyHidden>{t`The month`}</VisuallyHidden>}
          withDay={false}
          value={text}
          error={error}
          onChange={change}
        />
      ) : null}
      {mode === 'about' ? (
        <DayPartsField
          name={field}
          label={t`About when`}
          hint={t`A year alone is fine.`}
          withDay={false}
          value={innerOfAbout(text)}
          error={error}
          onChange={(next) => change(aboutText(next))}
        />
      ) : null}
      {mode === 'span' || mode === 'between' ? (
        <>
          <DayPartsField
            name={field}
            label={mode === 'span' ? t`From` : t`The earliest possible day`}
            withDay
            value={from}
            error={error}
            onChange={(next) => change(twoDaysText(mode, next, to))}
          />
          <DayPartsField
            name={`${field}.to`}
            label={mode === 'span' ? t`To` : t`The latest possible day`}
            withDay
            value={to}
            onChange={(next) => change(twoDaysText(mode, from, next))}
          />
        </>
      ) : null}
      {days.length > 0 && mode !== 'unsure' ? (
        <ul className={styles['days']} aria-label={t`Days you told us before`}>
          {days.map(({ day, from: place }) => {
            const shown = formatDay(day, i18n.locale);
            return (
              <li key={day}>
                <Button
                  variant="link"
                  iconStart={<IconCalendarEvent size={19} aria-hidden="true" />}
                  onClick={() => {
                    const isTwo = mode === 'span' || mode === 'between';
                    setChosen(isTwo ? mode : 'day');
                    if (!isTwo) change(day);
                    else change(from === '' ? twoDaysText(mode, day, to) : twoDaysText(mode, from, day));
                  }}
                >
                  {t`Use ${shown} (${place})`}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

/** Whether a text may be typed in a mode: a half-typed day looks like a month, and a year like either. */
function fits(text: string, mode: DayMode): boolean {
  const isOne = (one: DayMode): boolean => one === 'day' || one === 'month';
  return mode === modeOf(text) || (isOne(mode) && isOne(modeOf(text)));
}

import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './choice-cards.module.css';
import { classNames } from '../styling/class-names.ts';
import { controlId, describedBy, errorId, FieldError, Hint, hintId } from '../fields/field.tsx';

export type ChoiceOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
};

/** "tiles" is the picture grid, "pair" two tiles, "rows" full lines (two columns when wide), "single" one column, "inline" short answers. */
export type ChoiceLayout = 'tiles' | 'pair' | 'rows' | 'single' | 'inline';

type ChoiceGroupProps = {
  readonly name: string;
  readonly id?: string | undefined;
  /** The question. A heading may be here, such as a `ScreenTitle`. */
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** An `ErrorSummary` in place of `error`, when the question is the whole screen. */
  readonly summary?: ReactNode;
  readonly options: readonly ChoiceOption[];
  readonly layout?: ChoiceLayout | undefined;
};

export type RadioCardsProps = ChoiceGroupProps & {
  /** '' when nothing is chosen yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export type ChoiceListProps = ChoiceGroupProps & {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

const LAYOUT_CLASSES = {
  tiles: [styles['tiles']],
  pair: [styles['tiles'], styles['pair']],
  rows: [styles['rows']],
  single: [styles['rows'], styles['single']],
  inline: [styles['inline']],
} satisfies Record<ChoiceLayout, readonly (string | undefined)[]>;

type CardsProps = ChoiceGroupProps & {
  readonly type: 'radio' | 'checkbox';
  readonly isChecked: (value: string) => boolean;
  readonly onToggle: (value: string, checked: boolean) => void;
};

function Cards(props: CardsProps) {
  const { name, id = name, legend, hint, error, summary, options, layout = 'rows', type, isChecked, onToggle } = props;
  return (
    <fieldset aria-describedby={describedBy(id, hint, error)}>
      <legend className={classNames(styles['legend'], typeof legend === 'string' && styles['text'])}>{legend}</legend>
      {hint || error || summary ? (
        <div className={styles['below']}>
          {typeof hint === 'string' ? <Hint id={hintId(id)}>{hint}</Hint> : <div id={hintId(id)}>{hint}</div>}
          {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
          {summary}
        </div>
      ) : null}
      <div
        className={classNames(
          styles['grid'],
          ...LAYOUT_CLASSES[layout],
          error || summary ? styles['invalid'] : undefined,
        )}
      >
        {options.map((option, index) => {
          const inputId = index === 0 ? controlId(id) : `${controlId(id)}-${index}`;
          return (
            <label key={option.value} className={styles['card']}>
              <input
                className={styles['input']}
                type={type}
                id={inputId}
                name={name}
                value={option.value}
                checked={isChecked(option.value)}
                disabled={option.disabled}
                aria-labelledby={`${inputId}-name`}
                aria-describedby={option.hint ? `${inputId}-hint` : undefined}
                onChange={(event) => onToggle(option.value, event.target.checked)}
              />
              {option.icon ? <span className={styles['icon']}>{option.icon}</span> : null}
              {layout === 'tiles' || layout === 'pair' ? null : <Mark type={type} />}
              <span className={styles['words']}>
                <span className={styles['name']} id={`${inputId}-name`}>
                  {option.label}
                </span>
                {option.hint ? (
                  <span className={styles['hint']} id={`${inputId}-hint`}>
                    {option.hint}
                  </span>
                ) : null}
              </span>
              {layout === 'tiles' || layout === 'pair' ? <Mark type={type} /> : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Mark({ type }: { readonly type: 'radio' | 'checkbox' }) {
  return (
    <span className={classNames(styles['mark'], type === 'checkbox' && styles['square'])} aria-hidden="true">
      <IconCheck stroke={3} />
    </span>
  );
}

/** One choice among cards: native radio buttons, so arrow keys and autofill work. */
export function RadioCards({ value, onChange, ...group }: RadioCardsProps) {
  return (
    <Cards {...group} type="radio" isChecked={(option) => option === value} onToggle={(option) => onChange(option)} />
  );
}

/** Any number of choices among cards: native checkboxes. Chosen values keep the order of the options. */
export function ChoiceList({ values, onChange, ...group }: ChoiceListProps) {
  const toggle = (value: string, checked: boolean) => {
    const chosen = checked ? [...values, value] : values.filter((one) => one !== value);
    onChange(group.options.map((option) => option.value).filter((option) => chosen.includes(option)));
  };
  return <Cards {...group} type="checkbox" isChecked={(option) => values.includes(option)} onToggle={toggle} />;
}

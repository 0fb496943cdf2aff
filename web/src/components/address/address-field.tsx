import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import styles from './address-field.module.css';
import { controlId, Field, type FieldProps } from '../fields/field.tsx';
import fieldStyles from '../fields/field.module.css';
import { stepInList } from './step-in-list.ts';
import {
  type AddressParts,
  type AddressSuggestion,
  cachedSuggest,
  lookUpSoon,
  NOTHING_SUGGESTED,
  streetOf,
  type Suggest,
} from './suggestions.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';

export type AddressFieldProps = FieldProps & {
  /** The street as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Looks for places. Must be the same function at every render. */
  readonly suggest: Suggest;
  /** The parts of a chosen place; undefined when the look-up fails, then the chosen line's street is kept. */
  readonly details: (placeId: string) => Promise<AddressParts | undefined>;
  /**
   * The rest of the address as it is. When it or the street changes while the parts of a chosen place are looked up,
   * the answer comes too late and is dropped.
   */
  readonly rest?: string | undefined;
  /** What a chosen place puts into this field; its street unless another is given. */
  readonly textOf?: ((place: AddressSuggestion) => string) | undefined;
  /** A place was chosen and its parts are known. Fill street, city, ZIP and state from it. */
  readonly onPick: (address: AddressParts) => void;
  /** What the browser may fill in here; absent: nothing. */
  readonly autoComplete?: string | undefined;
};

const pageClock = (): number => performance.now();

/** A street with suggestions: an editable combobox after the ARIA pattern. Typing it all by hand always works. */
export function AddressField(props: AddressFieldProps) {
  const {
    value,
    onChange,
    suggest,
    details,
    textOf = streetOf,
    onPick,
    rest = '',
    autoComplete = 'off',
    ...field
  } = props;
  const { t } = useLingui();
  const ask = useMemo(() => cachedSuggest(suggest, pageClock), [suggest]);
  const [{ places: found, attribution, townsOnly }, setFound] = useState(NOTHING_SUGGESTED);
  const [active, setActive] = useState(-1);
  const [typing, setTyping] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = field.id ?? field.name;
  const listId = `${controlId(id)}-list`;
  const open = typing && found.length > 0;

  useEffect(() => {
    if (!typing) return undefined;
    return lookUpSoon(value, ask, (suggested) => {
      setFound(suggested);
      setActive(-1);
    });
  }, [value, typing, ask]);

  const typed = useRef({ value, rest });
  useEffect(() => {
    typed.current = { value, rest };
  }, [value, rest]);
  /** The choice whose parts may still be filled in; null when there is none. */
  const pending = useRef<AddressSuggestion | null>(null);
  useEffect(
    () => () => {
      pending.current = null;
    },
    [],
  );

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setTyping(false);
    setFound(NOTHING_SUGGESTED);
    setActive(-1);
  };
  const choose = async (place: AddressSuggestion | undefined) => {
    if (!place) return;
    close();
    const text = textOf(place);
    onChange(text);
    pending.current = place;
    const parts = await details(place.place_id);
    const isLate = pending.current !== place || typed.current.value !== text || typed.current.rest !== rest;
    if (parts && !isLate) onPick(parts);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(stepInList(active, event.key === 'ArrowDown' ? 1 : -1, found.length));
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      void choose(found[active]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };

  const places = found.length;
  const addressesFound = t`${plural(places, { one: '# address found.', other: '# addresses found.' })} Use the up and down arrow keys.`;
  const townsFound = t`${plural(places, { one: '# town found.', other: '# towns found.' })} Streets are not checked. Use the up and down arrow keys.`;
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles['anchor']}>
          <input
            {...control}
            className={fieldStyles['control']}
            role="combobox"
            autoComplete={autoComplete}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => {
              setTyping(true);
              onChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {/* The press must not take the focus from the field, or the list would close before the choice. */}
          <div className={styles['list']} hidden={!open} onPointerDown={(event) => event.preventDefault()}>
            <ul ref={list} id={listId} role="listbox" aria-label={t`Suggested addresses`}>
              {found.map((place, index) => {
                const [street, ...rest] = place.description.split(', ');
                const counties = place.counties?.join(' / ') ?? '';
                return (
                  <li
                    key={place.place_id}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    className={styles['option']}
                    onPointerMove={() => setActive(index)}
                    onClick={() => void choose(place)}
                  >
                    <IconMapPin size={20} aria-hidden="true" />
                    <span>
                      {place.counties === undefined ? street : place.description}
                      <span className={styles['rest']}>
                        {place.counties === undefined ? rest.join(', ') : counties === '' ? '' : t`${counties} County`}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
            {attribution === undefined ? null : <p className={styles['source']}>{t`Powered by ${attribution}`}</p>}
            {townsOnly === true ? (
              <p className={styles['note']}>{t`This list has towns and ZIP codes, but no streets.`}</p>
            ) : null}
          </div>
          <div role="status">
            <VisuallyHidden>{open ? (townsOnly === true ? townsFound : addressesFound) : ''}</VisuallyHidden>
          </div>
        </div>
      )}
    </Field>
  );
}

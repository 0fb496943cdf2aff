import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type FoundCaseWire,
  LONGEST_SEARCH,
  SEARCH_GROUPS,
  type SearchedField,
  type SearchGroup,
  SHORTEST_SEARCH,
} from '@plainclaim/contract';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { searchCases } from '../../api/cases/case-search.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { formatTypedMoney } from '../../i18n/formatters.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { stepInList } from '../address/step-in-list.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import styles from './case-search.module.css';

/** Milliseconds without a key before the server is asked. */
const PAUSE_MS = 200;

/** What is typed, once nobody typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Finds the person's own cases, letters and papers; with nothing typed it offers the newest cases. */
export function CaseSearch() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const textOf = useFailureMessage();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const wanted = useSettled(typed.trim());
  const isTooShort = wanted.length > 0 && wanted.length < SHORTEST_SEARCH;
  const { data, error } = useQuery({
    ...serverQuery(['case-search', wanted, i18n.locale], (options) => searchCases(wanted, options)),
    enabled: isOpen && !isTooShort,
  });
  const found = isTooShort ? [] : inGroups(data?.found ?? []);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (active >= 0) list.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const go = (one: FoundCaseWire | undefined) => {
    if (one === undefined) return;
    close();
    setTyped('');
    const { to, state } = placeOf(one);
    void navigate(to, { state });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(stepInList(active, event.key === 'ArrowDown' ? 1 : -1, found.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      // Without a choice made, the first is meant; not before it belongs to what is typed.
      if (active >= 0 || wanted === typed.trim()) go(found[Math.max(active, 0)]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const count = found.length;
  const said = data === undefined || wanted === '' ? '' : t`${plural(count, { one: '# found', other: '# found' })}`;

  return (
    <search className={styles['search']} onBlur={leave}>
      <label className={styles['field']}>
        <IconSearch size={20} aria-hidden="true" />
        <VisuallyHidden>{t`Search cases, letters, papers`}</VisuallyHidden>
        <input
          role="combobox"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          placeholder={t`Search cases, letters, papers`}
          aria-autocomplete="list"
          aria-expanded={isOpen && count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 && active < count ? optionId(active) : undefined}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <VisuallyHidden>
        <span role="status">{isOpen ? said : ''}</span>
      </VisuallyHidden>
      <div className={isOpen ? styles['results'] : styles['hidden']}>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={t`What was found`}>
          <Found found={found} active={active} isNewest={wanted === ''} optionId={optionId} onPick={go} />
        </div>
        {isTooShort ? <p className={styles['say']}>{t`Type one more letter.`}</p> : null}
        {error === null ? null : <p className={styles['say']}>{textOf(error)}</p>}
        {data !== undefined && !isTooShort && count === 0 && wanted !== '' ? (
          <p className={styles['say']}>
            {t`No match for “${wanted}”.`} <Link to="/dashboard" onClick={close}>{t`See all cases`}</Link>
          </p>
        ) : null}
        {data?.has_more ? <p className={styles['say']}>{t`There are more. Type another word to narrow it.`}</p> : null}
      </div>
    </search>
  );
}

/** One group after the other; within a group as the server sends them. */
const inGroups = (found: readonly FoundCaseWire[]): readonly FoundCaseWire[] =>
  SEARCH_GROUPS.flatMap((group) => found.filter((one) => one.group === group));

type Place = { readonly to: string; readonly state?: unknown };

/** A draft goes on in the wizard; court papers have a page of their own. */
function placeOf({ case_id: caseId, group, status }: FoundCaseWire): Place {
  if (status === 'draft') return { to: '/', state: { claim: { id: caseId } } };
  return { to: group === 'papers' ? `/court-documents?case=${caseId}` : `/case?case=${caseId}` };
}

type FoundProps = {
  readonly found: readonly FoundCaseWire[];
  readonly active: number;
  readonly isNewest: boolean;
  readonly optionId: (index: number) => string;
  readonly onPick: (one: FoundCaseWire) => void;
};

function Found({ found, active, isNewest, optionId, onPick }: FoundProps) {
  const { t } = useLingui();
  const fields = useFieldWords();
  const groups: Readonly<Record<SearchGroup, string>> = {
    cases: isNewest ? t`Newest cases` : t`Cases`,
    letters: t`Letters`,
    papers: t`Court papers`,
  };
  return SEARCH_GROUPS.map((group) => {
    const first = found.findIndex((one) => one.group === group);
    if (first < 0) return null;
    return (
      <div key={group} role="group" aria-label={groups[group]}>
        <p className={styles['group']} aria-hidden="true">
          {groups[group]}
        </p>
        {found
          .filter((one) => one.group === group)
          .map((one, place) => {
            const index = first + place;
            const { matched } = one;
            const isPlain = matched === null || matched.field === 'defendant';
            return (
              // The field keeps the focus; its keys choose.
              <div
                key={one.case_id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles['option']}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onPick(one)}
                onKeyDown={() => {}}
              >
                <strong>{one.defendant_name || t`Not named yet`}</strong>
                <span>
                  {isPlain ? one.package_title || t`Draft` : `${fields[matched.field]}: ${shownText(matched)}`}
                </span>
              </div>
            );
          })}
      </div>
    );
  });
}

/** Money is shown as everywhere else; everything else is as it is kept. */
const shownText = ({ field, text }: NonNullable<FoundCaseWire['matched']>): string =>
  field === 'amount' ? formatTypedMoney(text) : text;

function useFieldWords(): Readonly<Record<SearchedField, string>> {
  const { t } = useLingui();
  return {
    defendant: t`Defendant`,
    claimant: t`Your name`,
    docket: t`Docket number`,
    letter_number: t`Letter number`,
    tracking: t`Tracking number`,
    order_number: t`Order number`,
    amount: t`Amount`,
    category: t`About`,
    package: t`Package`,
    papers: t`Court papers`,
  };
}

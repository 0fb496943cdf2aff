import { Plural, useLingui } from '@lingui/react/macro';
import type { ExhibitWire } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { IconCircleCheck, IconGripVertical } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import { controlId } from '../../../components/fields/field.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { formatDay } from '../../../i18n/formatters.ts';
import { descriptionField, ExhibitForm } from './exhibit-form.tsx';
import styles from './exhibit-list.module.css';
import { ExhibitPicture } from './exhibit-picture.tsx';
import { fileSize } from '../add/file-size.ts';
import { MoveButtons } from '../../../components/buttons/move-buttons.tsx';
import { RemoveExhibit } from './remove-exhibit.tsx';
import type { Draft } from '../use-drafts.ts';
import { type Drag, HANDLE } from './use-drag-order.ts';
import type { Exhibits } from '../use-exhibits.ts';
import { ViewExhibit } from './view-exhibit.tsx';

export type ExhibitItemProps = {
  readonly caseId: string;
  readonly exhibit: ExhibitWire;
  /** Its place, counted from 0, and how many there are. */
  readonly index: number;
  readonly most: number;
  readonly drag: Drag | null;
  readonly draft: Draft | null;
  readonly onDraft: (draft: Draft | null) => void;
  readonly onMove: (from: number, to: number) => void;
  /** Something to say politely. */
  readonly onNews: (words: string) => void;
  readonly change: Exhibits['change'];
};

/** Where the dragged exhibit would stand, shown at the edge of the row it would push aside. */
function dropClass(index: number, drag: Drag | null): string | undefined {
  if (drag === null) return undefined;
  if (index === drag.from) return styles['dragged'];
  if (index !== drag.to) return undefined;
  return drag.to < drag.from ? styles['before'] : styles['after'];
}

/** The form takes the place of the Edit button and gives it back: the focus goes along, once somebody asked for it. */
function useSwitchedFocus(isOpen: boolean, edit: RefObject<HTMLElement | null>, field: string): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    const next = isOpen ? document.getElementById(controlId(field)) : edit.current;
    next?.focus();
  }, [isOpen, edit, field]);
  return () => {
    isExpected.current = true;
  };
}

/** One exhibit: what it is, what it shows, and what can be done with it. */
export function ExhibitItem(props: ExhibitItemProps) {
  const { caseId, exhibit, index, most, drag, draft, onDraft, onMove, onNews, change } = props;
  const { t } = useLingui();
  const [isSaved, setSaved] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { id, mark, description } = exhibit;
  const asItIs: Draft = { description, happenedOn: exhibit.happened_on, receiptOf: '' };
  const isOpen = draft !== null || description === '';
  const expectFocus = useSwitchedFocus(isOpen, edit, descriptionField(id));
  const open = () => {
    expectFocus();
    onDraft(asItIs);
  };
  const close = () => {
    expectFocus();
    onDraft(null);
  };
  return (
    <li className={classNames(styles['item'], dropClass(index, drag))}>
      <span className={styles['handle']} aria-hidden="true" {...HANDLE}>
        <IconGripVertical size={22} />
      </span>
      <ExhibitPicture caseId={caseId} exhibit={exhibit} />
      <div className={styles['body']}>
        <h3>
          <span className={styles['mark']}>{mark}</span> {description || t`No description yet`}
        </h3>
        <Facts exhibit={exhibit} />
      </div>
      {isOpen ? (
        <ExhibitForm
          caseId={caseId}
          exhibit={exhibit}
          draft={draft ?? asItIs}
          onDraft={(next) => {
            setSaved(false);
            onDraft(next);
          }}
          onCancel={description === '' ? undefined : close}
          onSaved={() => {
            setSaved(true);
            onNews(t`${mark} is saved.`);
            close();
          }}
          change={change}
        />
      ) : null}
      <div className={styles['buttons']}>
        <MoveButtons mark={mark} index={index} most={most} onMove={onMove} />
        <ViewExhibit caseId={caseId} exhibit={exhibit} />
        {isOpen ? null : (
          <Button ref={edit} variant="ghost" size="small" onClick={open}>
            {t`Edit`}
            <VisuallyHidden> {mark}</VisuallyHidden>
          </Button>
        )}
        <RemoveExhibit
          caseId={caseId}
          exhibit={exhibit}
          change={change}
          onRemoved={() => {
            onDraft(null);
            onNews(t`${mark} was removed.`);
          }}
        />
        {isSaved && !isOpen ? (
          <span className={styles['saved']}>
            <IconCircleCheck size={20} aria-hidden="true" />
            {t`Saved`}
          </span>
        ) : null}
      </div>
    </li>
  );
}

/** The day it happened, and what kind of file it is. */
function Facts({ exhibit }: { readonly exhibit: ExhibitWire }) {
  const { t, i18n } = useLingui();
  const { kind, page_count: pages, size, happened_on, file_name: fileName, receipt_of: receiptOf } = exhibit;
  const day = parseCalendarDate(happened_on);
  return (
    <div className={styles['facts']}>
      {day.ok ? (
        <p>
          <time dateTime={day.value}>{formatDay(day.value, i18n.locale)}</time>
        </p>
      ) : null}
      <p>
        {kind === 'image' ? t`Picture` : t`PDF`}, <Plural value={pages} one="# page" other="# pages" />,{' '}
        {fileSize(size, i18n.locale)}
      </p>
      {receiptOf === null ? null : <p>{t`Return receipt of the certified letter to ${receiptOf}`}</p>}
      {fileName === '' ? null : <p>{t`Your file: ${fileName}`}</p>}
      <p>{exhibit.scan === 'clean' ? t`Checked for viruses: none found.` : t`Not checked for viruses.`}</p>
      <DrawnPages pages={exhibit.drawn_pages} />
    </div>
  );
}

/** Which pages are pictures of what was uploaded, and why. */
function DrawnPages({ pages }: { readonly pages: readonly number[] }) {
  const { t, i18n } = useLingui();
  if (pages.length === 0) return null;
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(pages.map(String));
  return (
    <p>
      {pages.length === 1
        ? t`Page ${list} was turned into a picture. It had parts that are not safe to pass on. It looks the same; please check it.`
        : t`Pages ${list} were turned into pictures. They had parts that are not safe to pass on. They look the same; please check them.`}
    </p>
  );
}

import { useLingui } from '@lingui/react/macro';
import { exhibitMark } from '@plainclaim/domain';
import { useRef, useState } from 'react';
import { ExhibitItem } from './exhibit-item.tsx';
import styles from './exhibit-list.module.css';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';
import type { Drafts } from '../use-drafts.ts';
import { useDragOrder } from './use-drag-order.ts';
import type { Exhibits } from '../use-exhibits.ts';
import type { Order } from './use-order.ts';

export type ExhibitListProps = {
  readonly caseId: string;
  readonly order: Order;
  readonly drafts: Drafts;
  readonly change: Exhibits['change'];
};

/** The exhibits in their order. What was done to one of them is said once, politely. */
export function ExhibitList({ caseId, order, drafts, change }: ExhibitListProps) {
  const { t } = useLingui();
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { shown, failure } = order;
  const most = shown.length;
  const move = (from: number, to: number) => {
    const name = shown[from]?.description || t`The exhibit without a description`;
    const mark = exhibitMark(to);
    order.move(from, to);
    setNews(t`${name}: now ${mark} of ${most}.`);
  };
  const drag = useDragOrder(list, move);
  return (
    <>
      <p>
        {most === 0
          ? t`There are no exhibits yet. The files you add are shown here.`
          : t`Say what each one shows. Put first what the judge should see first. You can drag an exhibit by its handle, or move it with the arrows.`}
      </p>
      <OrderTrouble order={order} isConflict={failure?.code === 'exhibits.order_changed'} />
      <div className={styles['shown']}>
        <ol ref={list} className={styles['list']}>
          {shown.map((exhibit, index) => (
            <ExhibitItem
              key={exhibit.id}
              caseId={caseId}
              exhibit={exhibit}
              index={index}
              most={most}
              drag={drag}
              draft={drafts.of(exhibit.id)}
              onDraft={(draft) => drafts.set(exhibit.id, draft)}
              onMove={move}
              onNews={setNews}
              change={change}
            />
          ))}
        </ol>
        <p role="status" className={styles['news']}>
          {news}
        </p>
      </div>
    </>
  );
}

function OrderTrouble({ order, isConflict }: { readonly order: Order; readonly isConflict: boolean }) {
  const { t } = useLingui();
  const { failure } = order;
  if (failure === null) return null;
  if (isConflict) {
    const message = t`The list was changed in another window. This is the list now. Please put it in order again.`;
    return <TroubleAlert title={t`The new order was not saved.`} failure={{ ...failure, message }} />;
  }
  const again = { words: t`Save the order`, onPress: order.saveAgain };
  return <TroubleAlert title={t`The new order is not saved yet.`} failure={failure} again={again} />;
}

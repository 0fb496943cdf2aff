import { useLingui } from '@lingui/react/macro';
import type { ExhibitsAnswer } from '@plainclaim/contract';
import { AddFiles } from './add/add-files.tsx';
import { DeliveryRecordButton } from './add/delivery-record-button.tsx';
import { BeforeYouStart } from './before-you-start.tsx';
import { ExhibitList } from './list/exhibit-list.tsx';
import { LeaveExhibitsDialog } from './leave-exhibits-dialog.tsx';
import { PacketSection } from './packet/packet-section.tsx';
import { Section } from '../../components/sections/section.tsx';
import { useDrafts } from './use-drafts.ts';
import type { Exhibits } from './use-exhibits.ts';
import { useOrder } from './list/use-order.ts';
import { useUploads } from './add/use-uploads.ts';

export type CaseExhibitsProps = Pick<Exhibits, 'change' | 'packetWork'> & { readonly answer: ExhibitsAnswer };

/** Adding, describing and ordering the exhibits of one case, and the packet made of them. */
export function CaseExhibits({ answer, change, packetWork }: CaseExhibitsProps) {
  const { t } = useLingui();
  const { case_id: caseId, limits, exhibits, packet } = answer;
  const uploads = useUploads(answer, change);
  const order = useOrder(caseId, exhibits, change);
  const drafts = useDrafts(exhibits);
  const isSending = uploads.uploads.some(({ state }) => state !== 'stopped');
  return (
    <>
      <BeforeYouStart />
      <Section title={t`Add files`}>
        <AddFiles uploads={uploads} limits={limits} count={exhibits.length} />
        <DeliveryRecordButton caseId={caseId} change={change} count={exhibits.length} />
      </Section>
      <Section title={t`Your exhibits`}>
        <ExhibitList caseId={caseId} order={order} drafts={drafts} change={change} />
      </Section>
      <Section title={t`Exhibit packet`}>
        <PacketSection
          caseId={caseId}
          packet={packet}
          exhibits={order.shown}
          unsavedIds={drafts.unsavedIds}
          isOrderUnsaved={order.isUnsaved}
          packetWork={packetWork}
        />
      </Section>
      <LeaveExhibitsDialog isSending={isSending} hasUnsaved={drafts.unsavedIds.length > 0 || order.isUnsaved} />
    </>
  );
}

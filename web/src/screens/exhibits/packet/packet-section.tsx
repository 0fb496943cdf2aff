import { Plural, useLingui } from '@lingui/react/macro';
import type { ExhibitPacketWire, ExhibitWire } from '@plainclaim/contract';
import { useState } from 'react';
import { makeExhibitPacket } from '../../../api/exhibits.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { ErrorSummary, type SummaryProblem } from '../../../components/feedback/error-summary.tsx';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { useSubmission } from '../../../components/feedback/use-submission.ts';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { descriptionField } from '../list/exhibit-form.tsx';
import styles from '../exhibits.module.css';
import { PacketFile } from './packet-file.tsx';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';
import type { Exhibits } from '../use-exhibits.ts';
import { usePacketLook } from './use-packet-look.ts';

export type PacketSectionProps = {
  readonly caseId: string;
  readonly packet: ExhibitPacketWire;
  readonly exhibits: readonly ExhibitWire[];
  readonly unsavedIds: readonly string[];
  readonly isOrderUnsaved: boolean;
  readonly packetWork: Exhibits['packetWork'];
};

type Trouble = { readonly problems: readonly SummaryProblem[] } | { readonly failure: ApiFailure };

const PERCENT = 100;

/** The one PDF of all exhibits: asked for, followed while it is made, and opened. */
export function PacketSection(props: PacketSectionProps) {
  const { caseId, packet, exhibits, packetWork } = props;
  const { t } = useLingui();
  const { trouble, attempt, isBusy, submit } = useSubmission<Trouble>();
  const problemsNow = usePacketProblems(props);
  const isMaking = packet.state === 'making';
  const make = async (): Promise<Trouble | null> => {
    const problems = problemsNow();
    if (problems.length > 0) return { problems };
    const got = await packetWork(() => makeExhibitPacket(caseId));
    return got.ok ? null : { failure: got.error };
  };
  const words = { none: t`Make the packet`, failed: t`Try Again`, ready: t`Make it again`, making: '' };
  const isUpToDate = packet.state === 'ready' && packet.is_current;
  return (
    <>
      <PacketStatus caseId={caseId} packet={packet} packetWork={packetWork} />
      {trouble !== null && 'problems' in trouble ? (
        <ErrorSummary title={t`The packet cannot be made yet`} problems={trouble.problems} attempt={attempt} />
      ) : null}
      {trouble !== null && 'failure' in trouble ? (
        <TroubleAlert title={t`Your request for the packet did not go through.`} failure={trouble.failure} />
      ) : null}
      {exhibits.length === 0 ? <p className={styles['quiet']}>{t`Add a file first.`}</p> : null}
      {isMaking || isUpToDate || exhibits.length === 0 ? null : (
        <div>
          <Button busy={isBusy} onClick={() => void submit(make)}>
            {words[packet.state]}
          </Button>
        </div>
      )}
      {packet.state === 'ready' ? <PacketFile caseId={caseId} isCurrent={packet.is_current} /> : null}
    </>
  );
}

/** What must be done before a packet can be made that holds all the person sees here. */
function usePacketProblems({ exhibits, unsavedIds, isOrderUnsaved }: PacketSectionProps) {
  const { t } = useLingui();
  return (): readonly SummaryProblem[] => [
    ...exhibits
      .filter(({ id, description }) => description === '' || unsavedIds.includes(id))
      .map(({ id, mark, description }) => ({
        field: descriptionField(id),
        label: mark,
        message: description === '' ? t`Say what it shows, and save.` : t`Save your change, or cancel it.`,
      })),
    ...(isOrderUnsaved ? [{ message: t`The new order of your exhibits is not saved yet.` }] : []),
  ];
}

type PacketStatusProps = Pick<PacketSectionProps, 'caseId' | 'packet' | 'packetWork'>;

/** Where the packet stands. That it is being made, and that it is ready, is said once. */
function PacketStatus({ caseId, packet, packetWork }: PacketStatusProps) {
  const { t } = useLingui();
  const { state, page_count: pages, is_current: isCurrent, reason } = packet;
  const [wasMaking, setWasMaking] = useState(state === 'making');
  if (state === 'making' && !wasMaking) setWasMaking(true);
  const isReady = state === 'ready' && isCurrent;
  return (
    <>
      <div className={styles['about']}>
        <p>{t`The packet is one PDF to print: a list of your exhibits, a cover page for each, and a number on every page.`}</p>
        <p role="status">
          {state === 'making' ? t`The packet is being made. You can keep working in the meantime.` : null}
          {isReady && wasMaking ? <VisuallyHidden>{t`The packet is ready.`}</VisuallyHidden> : null}
        </p>
      </div>
      {state === 'making' ? <PacketProgress caseId={caseId} packet={packet} packetWork={packetWork} /> : null}
      {isReady ? (
        <Alert tone="success">
          <p>
            <Plural value={pages ?? 0} one="Your exhibit packet has # page." other="Your exhibit packet has # pages." />
          </p>
        </Alert>
      ) : null}
      {state === 'ready' && !isCurrent ? (
        <Alert tone="warning" title={t`The packet is out of date.`}>
          <p>{t`Your exhibits were changed since it was made. Make it again before you print it.`}</p>
        </Alert>
      ) : null}
      {state === 'failed' ? (
        <Alert tone="error" live="alert" title={t`The packet was not made.`}>
          <p>{reason}</p>
        </Alert>
      ) : null}
    </>
  );
}

/** How far the packet is, looked at again while this is on the page. */
function PacketProgress({ caseId, packet, packetWork }: PacketStatusProps) {
  const { t } = useLingui();
  const { steps_done: done, steps_all: all } = packet;
  const isCutOff = usePacketLook(caseId, packetWork);
  return (
    <>
      <ProgressBar label={t`Exhibits added`} percent={all === 0 ? 0 : (done / all) * PERCENT} />
      {isCutOff ? <p>{t`We cannot reach the server right now. We will keep trying.`}</p> : null}
    </>
  );
}

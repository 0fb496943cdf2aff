import { useLingui } from '@lingui/react/macro';
import type { PostPieceWire } from '@plainclaim/contract';
import type { PillTone } from '../feedback/pill.tsx';

type Event = PostPieceWire['events'][number];
type Standing = PostPieceWire['standing'];

export const POST_TONES: Readonly<Record<Standing, PillTone>> = {
  queued: 'waiting',
  handed_over: 'going',
  accepted: 'going',
  on_its_way: 'going',
  forwarded: 'going',
  issue: 'waiting',
  pickup_available: 'waiting',
  delivered: 'good',
  signed: 'good',
  returned: 'bad',
  stopped: 'quiet',
  failed: 'bad',
};

/** What is known of an envelope, in a few words. Each says what was reported, and nothing that might follow from it. */
export function useStandingWords(): Readonly<Record<Standing, string>> {
  const { t } = useLingui();
  return {
    queued: t`Waiting to be mailed`,
    handed_over: t`With the mailing company`,
    accepted: t`At the post office`,
    on_its_way: t`On its way`,
    forwarded: t`Sent on to a new address`,
    issue: t`Trouble on the way`,
    pickup_available: t`Ready to be picked up`,
    delivered: t`Delivered`,
    signed: t`Signed for`,
    returned: t`Came back`,
    stopped: t`Stopped`,
    failed: t`Not mailed`,
  };
}

/** Who says so. */
export function useSourceWords(): Readonly<Record<Event['source'], string>> {
  const { t } = useLingui();
  return {
    site: t`our own record`,
    carrier: t`the mailing company`,
    post_office: t`the post office`,
    claimant: t`you`,
    mail_server: t`the mail server`,
    return_receipt: t`the return receipt you added`,
  };
}

/** The warning before a letter that nobody picked up goes back. */
export function usePickupWarning(): string {
  const { t } = useLingui();
  return t`It has waited at the post office for ten days. The post office will soon send it back. You can tell the other side that it is there.`;
}

/** Why, where a reason was given that a person can do something with. */
export function useReasonWords(): (reason: string | null) => string | null {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    unclaimed: t`Nobody picked it up.`,
    undeliverable: t`It could not be delivered there.`,
    address: t`Something is wrong with the address.`,
    no_access: t`The carrier could not reach the door.`,
    damaged: t`It was damaged.`,
    lost: t`It was lost.`,
    held: t`The post office holds it.`,
    notice_left: t`A notice was left.`,
    newer: t`You approved a newer letter first.`,
  };
  return (reason) => (reason === null ? null : (words[reason] ?? null));
}

/** What a person can do now; null where there is nothing to do. */
export function usePostAdvice(): (piece: PostPieceWire) => string | null {
  const { t } = useLingui();
  const pickupWarning = usePickupWarning();
  return ({ standing, pickup_is_late, service }) => {
    if (pickup_is_late) return pickupWarning;
    if (standing === 'returned' && service === 'certified') {
      return t`People often do not pick up certified mail. Look whether the first-class copy came back too. If it did, check the address.`;
    }
    if (standing === 'returned')
      return t`Check the address. You can correct it in your answers and approve the letter again.`;
    if (standing === 'issue') return t`Look up the tracking number at the post office.`;
    return null;
  };
}

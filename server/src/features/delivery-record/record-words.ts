import type { DispatchChannel } from '@plainclaim/contract';
import type { DeliveryEvent, DeliveryEventKind } from '../dispatch/index.ts';

/** What happened, for a court's reader: never more than the source knows. */
const EVENTS: Readonly<Record<DeliveryEventKind, string>> = {
  queued: 'Approved by the sender for sending',
  stopped: 'Stopped before it was sent',
  failed: 'Could not be sent',
  issue: 'A problem on the way was reported',
  handed_over: 'Handed to the mailing service',
  accepted: 'Accepted by the post office',
  on_its_way: 'On its way',
  forwarded: 'Forwarded to another address',
  pickup_available: 'Ready for pickup at the post office',
  delivered: 'Delivered',
  signed: 'Signed for',
  returned: 'Returned to the sender',
  emailed: 'Accepted by the email server of the recipient',
  mailed: 'Mailed by the sender',
};

const CHANNELS: Readonly<Record<DispatchChannel, string>> = {
  email: 'Email',
  self_mail: 'Mailed by the sender',
  post: 'U.S. Mail, through a mailing service',
};
const SERVICES: Readonly<Record<NonNullable<DeliveryEvent['service']>, string>> = {
  certified: 'Certified Mail with electronic return receipt',
  first_class: 'First-Class Mail',
};

export const whatOf = ({ kind, reason }: DeliveryEvent): string =>
  reason === null ? EVENTS[kind] : `${EVENTS[kind]} (${reason.replaceAll('_', ' ')})`;

export const howOf = ({ channel, service }: DeliveryEvent): string =>
  service === null ? CHANNELS[channel] : SERVICES[service];

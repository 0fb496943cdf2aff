import type { FakeScan } from './letters.ts';

/** One thing that happens to a letter: the message's type, and the scan behind it, if any. */
export type Happening = {
  readonly type: string;
  readonly scan?: Pick<FakeScan, 'name' | 'event'>;
  readonly isEnd?: true;
};

const scan = (type: string, name: FakeScan['name'], event: string): Happening => ({ type, scan: { name, event } });
const printed: readonly Happening[] = [{ type: 'created' }, { type: 'rendered_pdf' }];
const begun: readonly Happening[] = [
  ...printed,
  scan('mailed', 'Mailed', 'package_accepted'),
  scan('in_transit', 'In Transit', 'package_departed'),
  scan('in_local_area', 'In Local Area', 'package_in_local_area'),
];

/** What becomes of a letter, by the first word of its street after the number: "1 Returned Way". */
export const SCRIPTS = {
  happy: [
    ...begun,
    scan('processed_for_delivery', 'Processed for Delivery', 'out_for_delivery'),
    scan('delivered', 'Delivered', 'delivered'),
  ],
  returned: [...begun, scan('returned_to_sender', 'Returned to Sender', 'package_undeliverable')],
  forwarded: [
    ...begun,
    scan('re-routed', 'Re-Routed', 'package_forwarded'),
    scan('delivered', 'Delivered', 'delivered'),
  ],
  unclaimed: [
    ...begun,
    scan('pickup_available', 'Pickup Available', 'pickup_available'),
    scan('returned_to_sender', 'Returned to Sender', 'package_unclaimed'),
  ],
  waiting: [...begun, scan('pickup_available', 'Pickup Available', 'pickup_available')],
  unprintable: [{ type: 'created' }, { type: 'rejected' }, { type: 'deleted', isEnd: true }],
} as const satisfies Readonly<Record<string, readonly Happening[]>>;
export type ScriptName = keyof typeof SCRIPTS;

export const scriptFor = (street: string): ScriptName => {
  const word = street
    .toLowerCase()
    .split(/\s+/)
    .find((one) => one in SCRIPTS);
  return (word as ScriptName | undefined) ?? 'happy';
};

/** What the check says of magic streets, as Lob's own test addresses do; all others are known. */
export const MAGIC_STREETS: Readonly<Record<string, string>> = {
  'missing unit': 'deliverable_missing_unit',
  'incorrect unit': 'deliverable_incorrect_unit',
  'unnecessary unit': 'deliverable_unnecessary_unit',
  'undeliverable block match': 'undeliverable',
  'undeliverable no match': 'undeliverable',
};

import { PUBLIC_BODY_PROBES } from './public-body-probes.ts';
import { PEOPLE_PROBES } from './people-probes.ts';
import { CASE_PROBES } from './case-probes.ts';
import { RENTING_PROBES } from './renting-probes.ts';
import { GOODS_PROBES } from './goods-probes.ts';
import { WORK_PROBES } from './work-probes.ts';
import { ORDINARY_PROBES } from './ordinary-probes.ts';
import type { Probe } from './probe.ts';

export type { Probe } from './probe.ts';

/** Every claim is of a person against Tom Lee, of June 1, 2026, and looked at on November 21, 2026, unless said. */
export const PROBES: readonly Probe[] = [
  ...PUBLIC_BODY_PROBES,
  ...PEOPLE_PROBES,
  ...CASE_PROBES,
  ...RENTING_PROBES,
  ...GOODS_PROBES,
  ...WORK_PROBES,
  ...ORDINARY_PROBES,
];

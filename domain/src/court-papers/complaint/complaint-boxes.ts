import * as complaint from '../wording/complaint.ts';
import { PARTY } from '../wording/forms.ts';

const { VEHICLE } = complaint;

/** What the lines and boxes of a complaint that may be left open are called. Not for the browser: see `PAPER_TITLES`. */
export const COMPLAINT_BOXES: readonly string[] = [
  ...Object.values(complaint.QUESTIONS),
  complaint.KIND_LABEL,
  complaint.EVENT.date,
  complaint.EVENT.place,
  VEHICLE.date,
  VEHICLE.time,
  VEHICLE.place,
  VEHICLE.ownVehicle,
  VEHICLE.ownDriver,
  VEHICLE.otherVehicle,
  VEHICLE.otherDriver,
  complaint.DAMAGE_LABEL,
  PARTY.name,
  PARTY.entity,
  PARTY.street,
  PARTY.city,
];

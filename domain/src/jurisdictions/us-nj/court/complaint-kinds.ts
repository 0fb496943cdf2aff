import type { FitClaim } from '../../../claims/claim.ts';
import { DEPOSIT_REASONS } from '../../../claims/questions/questions-asked.ts';
import { VEHICLE_REASONS } from '../../../claims/vehicle-accidents.ts';
import type { ComplaintKind, PapersPart } from '../../pack.ts';
import { lawOfReason } from '../law/reason-law-keys.ts';

const RENT_REASONS = ['tenant-owes-rent'];

/** When reasons differ, a vehicle accident has a complaint of its own, and then the narrower kind is first. */
const FIRST_WINS: readonly ComplaintKind[] = ['motor_vehicle', 'security_deposit', 'rent'];

/** The box of the complaint that a claim's reasons point to; null when there is no reason to go by. */
export function complaintKindOf({ reasons }: FitClaim): ComplaintKind | null {
  const kinds = reasons.map(kindOf).filter((kind) => kind !== null);
  return FIRST_WINS.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? null;
}

function kindOf(reason: string): ComplaintKind | null {
  if (VEHICLE_REASONS.includes(reason)) return 'motor_vehicle';
  if (DEPOSIT_REASONS.includes(reason)) return 'security_deposit';
  if (RENT_REASONS.includes(reason)) return 'rent';
  const limitation = lawOfReason(reason)?.limitation ?? null;
  if (limitation === null) return null;
  return limitation === 'property-6y' || limitation === 'injury-2y' ? 'tort' : 'contract';
}

/** As CN 10532 offers them. */
const SMALL_CLAIMS_BOXES = [
  { kind: 'contract', label: 'Contract' },
  { kind: 'security_deposit', label: 'Security deposit' },
  { kind: 'rent', label: 'Rent' },
  { kind: 'tort', label: 'Tort (personal injury or property damage, no motor vehicle accident)' },
] as const;

/** Small Claims has a complaint of its own for it. */
const VEHICLE_BOX = [{ kind: 'motor_vehicle', label: 'Motor vehicle accident' }] as const;

/** The regular docket knows contract, auto and other (the case actions of its filing guide). */
const SPECIAL_CIVIL_BOXES = [
  { kind: 'contract', label: 'Contract (a security deposit or rent too)' },
  { kind: 'motor_vehicle', label: 'Motor vehicle accident' },
  { kind: 'tort', label: 'Other (personal injury or property damage)' },
] as const;

export const complaintKinds = (
  part: PapersPart,
  kind: ComplaintKind | null,
): readonly { readonly kind: ComplaintKind; readonly label: string }[] =>
  part === 'special_civil' ? SPECIAL_CIVIL_BOXES : kind === 'motor_vehicle' ? VEHICLE_BOX : SMALL_CLAIMS_BOXES;

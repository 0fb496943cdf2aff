/** Reasons that are a vehicle accident: a court has a complaint of its own for it. */
export const VEHICLE_REASONS: readonly string[] = ['car-crash', 'parked-car', 'crash-injury'];

export const isVehicleAccident = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => VEHICLE_REASONS.includes(reason));

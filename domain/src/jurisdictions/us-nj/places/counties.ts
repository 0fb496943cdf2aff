import { municipalitiesByCounty } from './municipalities.ts';

export type County = keyof typeof municipalitiesByCounty;

const isCounty = (name: string): name is County => Object.hasOwn(municipalitiesByCounty, name);

/** The 21 counties, in alphabetical order. */
export const counties: readonly County[] = Object.keys(municipalitiesByCounty).filter(isCounty).sort();

export type { AddressDetails } from './address-answer.ts';
export { embeddedPlaces, type Places, type Suggestions } from './places.ts';
export { addressLookupRoutes } from './routes.ts';

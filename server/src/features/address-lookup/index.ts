export type { AddressDetails } from './address-answer.ts';
export { googlePlaces } from './google-places.ts';
export { embeddedPlaces, type Places, type Suggestions } from './places.ts';
export { withFallback } from './places-fallback.ts';
export { addressLookupRoutes } from './routes.ts';

/**
 * The court system this deployment serves, without its tables: the browser holds it too. Its whole pack is what
 * `main.ts` of the server hands to the app.
 */
export { locality as served } from './us-nj/places/locality.ts';
/** The state's name alone, for the first screen. */
export { stateName as courtState } from './us-nj/state-name.ts';

/** What is said in Portuguese about where a claim stands. */
export { claimFitMessages as sentences } from '../claim-fit.ts';

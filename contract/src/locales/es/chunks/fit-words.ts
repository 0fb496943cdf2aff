/** What is said in Spanish about where a claim stands. */
export { claimFitMessages as sentences } from '../claim-fit.ts';

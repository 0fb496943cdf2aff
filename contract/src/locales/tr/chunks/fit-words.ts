/** What is said in Turkish about where a claim stands. */
export { claimFitMessages as sentences } from '../claim-fit.ts';

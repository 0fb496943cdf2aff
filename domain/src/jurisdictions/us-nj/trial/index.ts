import type { TrialInterest, TrialRules } from '../../pack.ts';
import { rowOn } from '../../pack/dated-rows.ts';
import { interestBandOf, interestRows, simpleInterest } from '../law/interest-rates.ts';
import { theoriesOf, TRIAL_POINTS } from './theories.ts';
import { trialFigure } from './trial-figures.ts';
import { trialText } from './trial-texts.ts';

export { theories, TRIAL_POINTS } from './theories.ts';
export { trialFigureRows } from './trial-figures.ts';
export { trialTextRows } from './trial-texts.ts';

/** What preparing somebody for a trial in Small Claims or the Special Civil Part rests on. */
export const trial: TrialRules = {
  figure: trialFigure,
  text: trialText,
  theoriesOf,
  point: (key) => TRIAL_POINTS.find((one) => one.key === key) ?? null,
  interestOn: (whole, sum, from, to): TrialInterest | null => {
    // The rate goes by the whole claim: a payment does not move it to the lower band.
    const worked = simpleInterest(sum, from, to, from, interestBandOf(whole, to));
    return worked.ok ? worked.value : null;
  },
  judgmentRate: (sum, on) => rowOn(interestRows[interestBandOf(sum, on)], on),
};

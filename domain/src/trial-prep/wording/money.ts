import { type CalendarDate, formatLongEnglish } from '../../calendar/index.ts';

export const LINES = {
  payment: (day: CalendarDate): string => `Payment on ${formatLongEnglish(day)}`,
} as const;

export const MONEY = {
  title: 'Money Worksheet',
  footer: 'To hand over, with copies. Not a court form',
  intro: 'Every line adds up to the cent. Hand a copy to the judge when you speak about the money.',
  claimHeading: 'A. What the claim is made of',
  heads: ['Line', 'Amount'],
  demand: 'A. Sum claimed',
  paidHeading: 'B. What was paid since',
  none: 'No payment was noted.',
  paid: 'B. Payments',
  open: 'A less B: still open',
  costsHeading: 'C. Court costs',
  costs: 'C. Costs to file and serve',
  costsNote:
    'Costs as known on the day of these papers. Write in what you really paid. Courts most often add these costs to a judgment when the plaintiff wins.',
  totalHeading: 'In all',
  total: 'Still open, with court costs',
  interestHeading: 'D. Interest you may ask for',
  /** "From June 1, 2026, at 4.5 percent in 2026: 91 days on $2,000.00". */
  step: (from: string, year: number, days: number, sum: string, percent: string): string =>
    `From ${from}, at ${percent} percent in ${year}: ${days} ${days === 1 ? 'day' : 'days'} on ${sum}`,
  interest: 'D. Interest to this day',
  withInterest: 'In all, with this interest',
  basis: (cite: string, from: string, to: string): string =>
    `Simple interest at the court’s rate of each year (${cite}), from ${from} to ${to}, on what was open on each day. The judge decides if it is given. It is not part of the sum above.`,
  fromClock: (day: string): string =>
    `It starts on ${day}, the day after the time to give the deposit back was over. Only the deposit bears it, and not what the law adds to it.`,
  fromDue:
    'Each part starts on the day it was due, as you told it. Nothing that a law adds bears it, and no interest or charge that was agreed.',
  onWhole:
    'It is worked out on the whole claim, from the day it was due, as you told it. No lines of your answers add up to that sum. If a late charge or a cost is in it, tell the judge: no interest is asked for on that part.',
  inRows: 'Interest that was agreed stands among the lines above. None is added to it here.',
  inTypedRows: 'Interest stands among the lines above. None is added to it here.',
  noDay:
    'These papers do not know the day the money was due back, so no sum is shown. Tell the judge that day, and ask.',
  noBase:
    'The lines above do not show which part bears interest, so no sum is shown. You can still ask the judge for it.',
  unspent:
    'The lines above are estimates of costs you have not had yet, so there is no interest to work out. Once you paid a bill, tell the judge the day.',
  notDue: 'No part was due before the day of these papers, so there is no interest yet.',
  harm: (months: number, cite: string): string =>
    `For harm to a person or to property, interest runs from the day of filing, or from ${months} months after it happened if that is later (${cite}). These papers do not know the day of filing, so no sum is shown. Ask the judge for it.`,
  noRate: 'The court’s rate for part of this time is not known here, so no sum is shown. The clerk can tell the rate.',
  notWanted:
    'You did not ask for interest in your notes. The complaint asks for it, and you can still speak of it in court.',
  proofHeading: 'Bring for the money',
  proof: [
    'The bill, receipt or bank record for each line',
    'Proof of each payment that came in',
    'Receipts for the court costs',
  ],
} as const;

import type { CalendarDate } from '../../../calendar/index.ts';
import { dayOf, rowOn } from '../../pack/dated-rows.ts';
import type { Certainty, DatedRow, TrialTextKey } from '../../pack.ts';

const CHECKED_ON = '2026-11-21';
const FROM_MEMORY = 'From memory; not read in a source';
const SUBPOENA_RULES = 'R. 1:9-1 and R. 1:9-3, as quoted by dgrlegal.com (2016)';
const APPLESEED = 'New Jersey Appleseed guide (2025)';

/** Rules of the courtroom and of collecting, in plain words, and the names of forms. */
export const trialTextRows: Readonly<Record<TrialTextKey, readonly DatedRow<string>[]>> = {
  subpoenaIssued: [
    row(
      'subpoena-issued',
      'A subpoena goes out in the name of the court clerk. The clerk can issue it, or a party can in the clerk’s name.',
      SUBPOENA_RULES,
      'official-copy',
    ),
  ],
  subpoenaServed: [
    row(
      'subpoena-served',
      'Any person who is 18 or older may serve it. It is handed to the witness in person, with the fee.',
      SUBPOENA_RULES,
      'official-copy',
    ),
  ],
  subpoenaRecords: [
    row(
      'subpoena-records',
      'A subpoena that asks only for papers may be mailed. It binds only when the signed receipt comes back.',
      SUBPOENA_RULES,
      'official-copy',
    ),
  ],
  settleSmallClaims: [
    row(
      'settle-small-claims',
      'Before the trial, a person from the court first tries to settle the case with both sides.',
      'R. 6:11, in a third party copy',
      'official-copy',
    ),
  ],
  settleSpecialCivil: [
    row(
      'settle-special-civil',
      'On the trial day a mediator first tries to settle the case with both sides.',
      APPLESEED,
      'secondary',
    ),
  ],
  absent: [
    row(
      'absent',
      'If the plaintiff does not come, the case is dismissed. If the defendant does not come, the court can enter a default, and the plaintiff then proves the claim.',
      'CN 10914 default judgment kit (2018), in a third party copy',
      'official-copy',
    ),
  ],
  talksPrivate: [
    row(
      'talks-private',
      'What people say to settle a case is most often not used as proof later (N.J.R.E. 408).',
      FROM_MEMORY,
      'unverified',
    ),
  ],
  minorSettles: [
    row(
      'minor-settles',
      'A court must approve a settlement for a person under 18 (R. 4:44).',
      FROM_MEMORY,
      'unverified',
    ),
  ],
  discoverySmallClaims: [
    row(
      'discovery-small-claims',
      'In Small Claims there are no written questions before the trial.',
      APPLESEED,
      'secondary',
    ),
  ],
  discoverySpecialCivil: [
    row(
      'discovery-special-civil',
      'In the Special Civil Part each side may send the other a few written questions before the trial.',
      APPLESEED,
      'secondary',
    ),
  ],
  interpreter: [
    row(
      'interpreter',
      'A court interpreter is free of charge. Ask on the complaint, or call the office early.',
      FROM_MEMORY,
      'unverified',
    ),
  ],
  questionsForm: [row('questions-form', 'Information Subpoena (CN 11840)', APPLESEED, 'secondary')],
  writForm: [row('writ-form', 'Writ of Execution (CN 11711)', APPLESEED, 'secondary')],
  wageForm: [
    row(
      'wage-form',
      'How to File a Wage Execution (CN 10548)',
      'New Jersey Courts, Collecting Money in a Civil Case',
      'official',
    ),
  ],
  noRealEstate: [
    row(
      'no-real-estate',
      'A judgment of the Special Civil Part does not reach land or a house until it is docketed with the Superior Court Clerk in Trenton. It is then a lien on all land that the debtor owns in the State.',
      'Judiciary brochures 10282, Collecting a Money Judgment, and How to Enforce and Collect a Judgment (copies)',
      'official-copy',
    ),
  ],
  satisfied: [
    row(
      'satisfied',
      'Once all is paid, tell the court in writing that the judgment is satisfied. This form is called a Warrant to Satisfy Judgment.',
      FROM_MEMORY,
      'unverified',
    ),
  ],
};

export function trialText(key: TrialTextKey, on: CalendarDate): DatedRow<string> {
  const text = rowOn(trialTextRows[key], on);
  if (text === null) throw new RangeError('every text covers every day');
  return text;
}

function row(name: string, value: string, source: string, certainty: Certainty): DatedRow<string> {
  const id = `trial-text.${name}@${CHECKED_ON}`;
  return { id, value, from: null, to: null, source, checkedOn: dayOf(CHECKED_ON), certainty };
}

import type { Claim } from '../../claims/claim.ts';
import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import type { PaperParties, PaperParty } from '../../court-papers/packet/paper-parties.ts';
import { hasPrivateNumber } from '../../court-papers/complaint/kept-out.ts';
import { formValue } from '../../letters/wording/form-value.ts';
import { formatUsd } from '../../money/index.ts';
import type { MoneyLine } from '../money.ts';
import type { PointProof } from '../proofs.ts';
import type { TrialCase } from '../trial-context.ts';
import { MEDIATION } from '../wording/mediation.ts';
import type { TrialWords } from '../wording/trial-words.ts';

export const namesOf = (side: readonly PaperParty[]): string => side.map(({ caption }) => caption).join(', ');

/** For a name or a saying before a period of ours. */
export const withoutPeriod = (text: string): string => text.replace(/\.$/, '');

/** Longer names would push the outline to a second page; the papers to file print them in full. */
const LONGEST_NAME = 60;

/** "Ana Reyes v. Tom Lee and others". */
export function caseName({ plaintiffs, defendants }: PaperParties): string {
  const side = ([first, ...others]: readonly PaperParty[]): string => {
    const name = first?.caption ?? '';
    const short = name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME).trimEnd()}…`;
    return others.length === 0 ? short : `${short} and others`;
  };
  return `${side(plaintiffs)} v. ${side(defendants)}`;
}

/** For the judge, for each defendant and for oneself. */
export const copiesOf = ({ paper }: Pick<TrialCase, 'paper'>): number => paper.parties.defendants.length + 2;

export const amountRow = ({ label, cents, rowId }: MoneyLine, isTotal = false) => ({
  label,
  amount: formatUsd(cents),
  rowId,
  isTotal,
});

export const heading = (text: string): PaperBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): PaperBlock => ({ kind: 'paragraph', text });

/** A block when there is something to put in it. */
export const when = (isThere: boolean, ...blocks: readonly PaperBlock[]): readonly PaperBlock[] =>
  isThere ? blocks : [];

/** Exhibits and witnesses of a point by name; '' when there are none. */
export const shownWords = ({ exhibits, witnesses }: PointProof, HEARING: TrialWords['HEARING']): string =>
  [
    ...exhibits.map(({ mark, description }) => HEARING.exhibit(mark, description.replace(/(?<![.\s])[.\s]+$/, ''))),
    ...witnesses.map(({ name }) => HEARING.witness(name)),
  ].join(' ');

/** "Check, Cash, Venmo @ana": as the claimant would like to be paid; '' when nothing was chosen. */
export function waysOf(
  { payment }: Pick<Claim, 'payment'>,
  way: Readonly<Record<string, string>> = MEDIATION.way,
): string {
  const handle = (typed: string): string => (hasPrivateNumber(typed) ? '' : formValue(typed));
  const apps = [
    ['Venmo', handle(payment.venmo)],
    ['Cash App', handle(payment.cashapp)],
    ['Zelle', handle(payment.zelle)],
  ].flatMap(([app = '', at = '']) => (at === '' ? [] : [`${app} ${at}`]));
  return [...payment.types.map((type) => way[type] ?? type), ...apps].join(', ');
}

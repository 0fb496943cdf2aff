import { cents, formatUsd } from '../../money/index.ts';
import type { CourtFigureKey, TrialElement } from '../../jurisdictions/pack.ts';
import { askedBeside } from '../court-interest.ts';
import { courtLines, courtMultiple, hasSumTable } from '../court-sums.ts';
import type { PaperCase } from '../paper-context.ts';
import type { PaperParty } from '../paper-parties.ts';
import { isHealthExpected } from '../kept-out.ts';
import { longNames } from '../long-names.ts';
import { waivedText } from '../official-form.ts';
import { complaintTitle, multipliedText, questions } from '../sheets/complaint.ts';
import { feeLines } from '../sheets/costs-and-filing.ts';
import { speaksOf } from '../speaks-of.ts';
import type { PrintedSum, ReadingFacts } from './reading-facts.ts';
import * as words from '../wording/complaint.ts';
import { STEPS } from '../wording/cover.ts';
import { SUMMONS } from '../wording/guides.ts';

const BYTES_A_MEGABYTE = 1024 * 1024;

/** What the three readings hold the made papers against. It comes from the claim, never from the sheets. */
export function readingFacts(paper: PaperCase): ReadingFacts {
  const { rules, part, today, claim, fit, fees, parties, kind, told, facts } = paper;
  const figure = (key: CourtFigureKey): number => rules.figure(key, today)?.value ?? Number.MAX_SAFE_INTEGER;
  const all = [...parties.plaintiffs, ...parties.defendants];
  return {
    titles: { complaint: complaintTitle(paper), summons: SUMMONS.title(rules.captionOf(part).partName) },
    copies: STEPS.copies(parties.defendants.length + 1),
    fees: feeLines(paper).map(({ label, amount }) => ({ label, amount })),
    summonsTotal: { label: SUMMONS.total, amount: formatUsd(cents(fit.demand + fees.total)) },
    largestFileBytes: Math.min(figure('fileMegabytes') * BYTES_A_MEGABYTE, Number.MAX_SAFE_INTEGER),
    longestFileName: figure('fileNameLetters'),
    sums: hasSumTable(told.amounts)
      ? [...courtLines(claim, told.amounts, fit.demand), { label: words.SUMS.total, cents: fit.demand }].map(
          (line) => ({ label: line.label, amount: formatUsd(line.cents) }),
        )
      : [],
    explanations: [...facts.reckoning, multipliedText(paper), waivedText(paper)].filter((text) => text !== ''),
    asked: askedBeside(paper),
    statutes: statutesOf(paper),
    defendantNames: parties.defendants.map(callNames),
    plaintiffNames: parties.plaintiffs.flatMap(({ name, caption }) => [name, caption]),
    untoldElements: untoldOf(paper),
    isKindOpen: kind === null,
    hasOpenQuestion: questions(paper).some(({ answer }) => answer === null),
    hasOpenEntity: all.some(({ entity }) => entity === ''),
    hasLongName: longNames(paper, figure).length > 0,
    isCountyOpen: fit.countyToConfirm,
    isHealthExpected: isHealthExpected(claim),
    findings: [...new Set(fit.findings.map(({ code }) => code))],
  };
}

/** A multiple among the rows, and one that only the court is asked for. */
function statutesOf({ claim, told }: PaperCase): readonly PrintedSum[] {
  const only = courtMultiple(claim, told.amounts);
  const { multiple } = told.amounts;
  return [
    ...(multiple?.choice === 'now' && hasSumTable(told.amounts)
      ? [{ label: multiple.rule.cite, amount: formatUsd(multiple.added) }]
      : []),
    ...(only === null ? [] : [{ label: only.cite, amount: formatUsd(only.added) }]),
  ];
}

/** "Tom Lee" is told of as Tom or as Lee, "Northfield Painting LLC" as Northfield Painting. */
const callNames = ({ name, caption }: PaperParty): readonly string[] =>
  [caption, name, ...name.split(/\s+/).filter((part) => part.length > 2)].filter((text) => text !== '');

/** What follows from a part payment tells that the rest did not come, and is no card. */
const UNPAID = /\bunpaid\b/;

/** What the kind of claim needs and no card tells. Own words are nobody's to sort, so where there are some, nothing is said. */
function untoldOf({ claim, pack, sentences }: PaperCase): readonly string[] {
  if (sentences.length === 0 || sentences.some(({ entry }) => entry === null)) return [];
  const [theory] = pack.trial?.theoriesOf(claim) ?? [];
  const isNamed = ({ told }: TrialElement): boolean => Object.keys(told).length > 0;
  return (theory?.elements ?? [])
    .filter((element) => isNamed(element))
    .filter((element) => !sentences.some(({ entry }) => entry !== null && speaksOf(element, entry.card)))
    .filter(({ told }) => told.phases?.includes('breach') !== true || !sentences.some(({ text }) => UNPAID.test(text)))
    .map(({ key }) => key);
}

import { isAfter } from '../../calendar/index.ts';
import { MEGABYTE } from '../../jurisdictions/pack/filing-rules.ts';
import { cents, formatUsd } from '../../money/index.ts';
import type { CourtFigureKey, TrialElement } from '../../jurisdictions/pack.ts';
import { PARTIAL_CLAIMS } from '../../claims/questions/questions.ts';
import { catalogueOf } from '../../fact-cards/catalogue/index.ts';
import { isGeneral } from '../../fact-cards/general-cards.ts';
import { type Card, rowsOfCards } from '../../fact-cards/index.ts';
import { courtSpeaker } from '../complaint/complaint-facts.ts';
import { askedBeside } from '../complaint/court-interest.ts';
import { isCountyOpen } from '../packet/county-open.ts';
import { courtLines, courtMultiple, hasSumTable } from '../complaint/court-sums.ts';
import type { PaperCase } from '../packet/paper-context.ts';
import type { PaperParty } from '../packet/paper-parties.ts';
import { isHealthExpected } from '../complaint/kept-out.ts';
import { longNames } from '../packet/long-names.ts';
import { waivedText } from '../official-form/official-form.ts';
import { complaintTitle, multipliedText, questions } from '../sheets/complaint.ts';
import { copiesStep } from '../sheets/copies-and-outside.ts';
import { feeLines } from '../sheets/costs-and-filing.ts';
import { matters, speaksOf, tells } from '../packet/speaks-of.ts';
import { isAnswerForUnstated, unstatedReasons } from './untold-links.ts';
import { typedTexts } from '../complaint/typed-texts.ts';
import { unequalPay } from './pay-sums.ts';
import type { PrintedSum, ReadingFacts } from './reading-facts.ts';
import * as words from '../wording/complaint.ts';
import { SUMMONS } from '../wording/guides.ts';

/** A card of what it cost, or of who was asked before: neither tells what anybody did. */
const isNoDeed = ({ phase, feeds }: Card): boolean =>
  phase === 'loss' || (phase === 'request' && feeds.notice !== undefined);

/** What the three readings compare the made papers with. It comes from the claim, never from the sheets. */
export function readingFacts(paper: PaperCase): ReadingFacts {
  const { rules, part, today, claim, fit, fees, parties, kind, cardFacts, facts } = paper;
  const figure = (key: CourtFigureKey): number => rules.figure(key, today)?.value ?? Number.MAX_SAFE_INTEGER;
  const all = [...parties.plaintiffs, ...parties.defendants];
  return {
    titles: { complaint: complaintTitle(paper), summons: SUMMONS.title(rules.captionOf(part).partName) },
    copies: copiesStep(paper).text,
    fees: feeLines(paper).map(({ label, amount }) => ({ label, amount })),
    summonsTotal: { label: SUMMONS.total, amount: formatUsd(cents(fit.demand + fees.total)) },
    largestFileBytes: Math.min(figure('fileMegabytes') * MEGABYTE, Number.MAX_SAFE_INTEGER),
    longestFileName: figure('fileNameLetters'),
    sums: hasSumTable(cardFacts.amounts)
      ? [...courtLines(claim, cardFacts.amounts, fit.demand), { label: words.SUMS.total, cents: fit.demand }].map(
          (line) => ({ label: line.label, amount: formatUsd(line.cents) }),
        )
      : [],
    explanations: [...facts.calculation, multipliedText(paper), waivedText(paper)].filter((text) => text !== ''),
    hasCalculation: facts.calculation.length > 0,
    asked: askedBeside(paper),
    statutes: statutesOf(paper),
    notAsked: notAskedIn(paper),
    defendantNames: callNames(parties.defendants),
    plaintiffNames: parties.plaintiffs.flatMap(({ name, caption }) => [name, caption]),
    untoldElements: unstatedElements(paper),
    untoldReasons: unstatedReasons(paper),
    isAnswerForUntold: paper.sentences.some(({ entry }) => entry !== null && isAnswerForUnstated(entry)),
    ofLoss: paper.sentences.flatMap(({ text, entry }) => (entry !== null && isNoDeed(entry.card) ? [text] : [])),
    unequalPay: unequalPay(cardFacts.entries),
    isPartNotDue: isPartNotDue(paper),
    isKindOpen: kind === null,
    hasOpenQuestion: questions(paper).some(({ answer }) => answer === null),
    hasOpenEntity: all.some(({ entity }) => entity === ''),
    hasLongName: longNames(paper, figure).length > 0,
    isCountyOpen: isCountyOpen(paper),
    isHealthExpected: isHealthExpected(claim),
    typed: typedTexts(paper).flatMap(({ kind, text }) => (kind === 'part' ? [text] : [])),
    findings: [...new Set(fit.findings.map(({ code }) => code))],
  };
}

/**
 * What would be a row of the sum and was taken out of it, where the person says that nothing is left for later: the other
 * side will say that it is given up, or that the claim is split.
 */
function notAskedIn({ claim, cardFacts }: PaperCase): readonly string[] {
  if (claim.answers.partialClaim !== undefined && claim.answers.partialClaim !== PARTIAL_CLAIMS[0]) return [];
  const telling = { speaker: courtSpeaker(claim), language: 'en', mentionedDay: null } as const;
  const entries = cardFacts.entries.filter(({ isComplete }) => isComplete);
  return entries
    .filter(({ entry, card }) => entry.counts === 'no' && card.counts?.sign === 1)
    .flatMap(({ entry: { id } }) => {
      const asked = entries.map((one) =>
        one.entry.id === id ? { ...one, entry: { ...one.entry, counts: '' as const } } : one,
      );
      const row = rowsOfCards(asked, claim.reasons, telling).find((one) => one.id === id);
      return row?.counts === true ? [formatUsd(row.cents)] : [];
    });
}

/** A multiple among the rows, and one that only the court is asked for. */
function statutesOf({ claim, cardFacts }: PaperCase): readonly PrintedSum[] {
  const only = courtMultiple(claim, cardFacts.amounts);
  const { multiple } = cardFacts.amounts;
  return [
    ...(multiple?.choice === 'now' && hasSumTable(cardFacts.amounts)
      ? [{ label: multiple.rule.cite, amount: formatUsd(multiple.added) }]
      : []),
    ...(only === null ? [] : [{ label: only.cite, amount: formatUsd(only.added) }]),
  ];
}

/** Where the agreement makes all of it due, no part is early. */
const isPartNotDue = ({ cardFacts: { amounts, entries }, today }: PaperCase): boolean =>
  hasSumTable(amounts) &&
  !entries.some(({ card, isComplete }) => isComplete && card.key === 'debt.all-due') &&
  amounts.rows.some(({ parts = [] }) => parts.some(({ day }) => isAfter(day, today)));

const ENTITY_WORD = 'PLLC|LLC|LLLP|LLP|LP|Inc|Incorporated|Corp|Corporation|Co|Company|Ltd|Limited|PC|PA|Partnership';
const ENTITY_END = new RegExp(`[\\s,](?:${ENTITY_WORD})\\.?$`, 'i');
/** A part of a name that identifies no party: "LLC", "The", "and". */
const NAMES_NOBODY = new RegExp(`^(?:${ENTITY_WORD}|the|and|for|of)$`, 'i');

/**
 * "Tom Lee" is referred to as Tom or as Lee, "Northfield Painting LLC" as Northfield Painting. A name that several
 * share identifies none of them: two Lees are known by their first names only.
 */
function callNames(defendants: readonly PaperParty[]): readonly (readonly string[])[] {
  const partsOf = (name: string): readonly string[] => name.split(/[\s,.]+/).filter((part) => part !== '');
  const asCompared = (name: string): string => ` ${partsOf(name).join(' ').toLowerCase()} `;
  const isShared = (called: string): boolean =>
    defendants.filter(({ name }) => asCompared(name).includes(asCompared(called))).length > 1;
  return defendants.map(({ name, caption }) => {
    const parts = partsOf(name).filter((part) => part.length > 2 && !NAMES_NOBODY.test(part));
    const own = [name.replace(ENTITY_END, '').replace(/[\s,]$/, ''), ...parts].filter((called) => !isShared(called));
    return [caption, name, ...own].filter((text) => text !== '');
  });
}

/** What follows from a part payment tells that the rest did not come, and is no card. */
const UNPAID = /\bunpaid\b/;

/**
 * What the kind of claim needs and no card covers, where a card for the ticked reasons could. No program sorts a
 * person's own words, so where there are some, nothing is reported.
 */
function unstatedElements({ claim, pack, sentences }: PaperCase): readonly string[] {
  if (sentences.length === 0 || sentences.some(({ entry }) => entry === null)) return [];
  const [theory] = pack.trial?.theoriesOf(claim) ?? [];
  const entries = sentences.flatMap(({ entry }) => entry ?? []);
  const isNamed = ({ statedBy }: TrialElement): boolean => Object.keys(statedBy).length > 0;
  const offered = catalogueOf(claim.situation).cards.filter(
    (card) => !isGeneral(card) && card.reasons.some((reason) => claim.reasons.includes(reason)),
  );
  return (theory?.elements ?? [])
    .filter((element) => isNamed(element) && element.statedBy.isTheirsToShow !== true && matters(element, entries))
    .filter((element) => offered.some((card) => speaksOf(element, card)))
    .filter((element) => !sentences.some(({ entry }) => entry !== null && tells(element, entry)))
    .filter(
      ({ statedBy }) =>
        statedBy.phases?.includes('breach') !== true || !sentences.some(({ text }) => UNPAID.test(text)),
    )
    .map(({ key }) => key);
}

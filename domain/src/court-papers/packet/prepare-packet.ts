import type { CalendarDate } from '../../calendar/index.ts';
import type { ClaimFit } from '../../claim-fit/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { stopsFor } from '../../jurisdictions/pack/stops.ts';
import type { Finding, JurisdictionPack } from '../../jurisdictions/pack.ts';
import { type LetterDecisions, noDecisions } from '../../letters/compose/letter-decisions.ts';
import { formatUsd } from '../../money/index.ts';
import { err, ok, type Result } from '../../result/index.ts';
import { cleanDetails } from '../complaint/clean-details.ts';
import { type ComplaintFacts, courtHearing } from '../complaint/complaint-facts.ts';
import { hasPrivateNumber } from '../complaint/kept-out.ts';
import { officialFormData } from '../official-form/official-form.ts';
import type { CourtPacket, PaperFile, PaperFileKind, Sheet } from './paper-blocks.ts';
import { ENGLISH_GUIDES, type Guides, type PaperCase } from './paper-context.ts';
import { withSettledParts } from './open-parts.ts';
import { type PaperParty, paperParties, type PartyProblem } from './paper-parties.ts';
import { readingFacts } from '../readings/make-reading-facts.ts';
import { complaintSheets, complaintTitle, paragraphCount } from '../sheets/complaint.ts';
import { servedOn } from '../sheets/copies-and-outside.ts';
import { feeSheet, filingSheet, serviceSheet } from '../sheets/costs-and-filing.ts';
import { afterFilingSheet } from '../sheets/after-filing.ts';
import { coverSheet } from '../sheets/cover.ts';
import { courtHelpSheet, feeWaiverSheet, proofSheet } from '../sheets/help-sheets.ts';
import { defaultProofSheet, militarySheet } from '../sheets/later-stage.ts';
import { summonsSheet } from '../sheets/summons.ts';
import * as coverWords from '../wording/cover.ts';
import { runningHead } from '../wording/forms.ts';
import { guideWordsIn } from '../wording/guide-words.ts';

/** Why no court papers are made. Each has a sentence in the catalogues. */
export type PaperStop =
  | { readonly code: 'papers.not_here' }
  /** General rules of the court prevent it; the sentences of those rules say which. */
  | { readonly code: 'papers.stopped'; readonly findings: readonly Finding[] }
  | { readonly code: 'papers.law_division'; readonly findings: readonly Finding[] }
  /** No address tells a county, and the claimant named none. */
  | { readonly code: 'papers.county_needed' }
  | { readonly code: 'papers.story_not_english' }
  | { readonly code: 'papers.no_facts' }
  | { readonly code: 'papers.private_number' }
  | { readonly code: PartyProblem };

export type PaperStopCode = PaperStop['code'];

export const PAPER_STOP_CODES = [
  'papers.not_here',
  'papers.stopped',
  'papers.law_division',
  'papers.county_needed',
  'papers.story_not_english',
  'papers.no_facts',
  'papers.private_number',
  'papers.first_owner_needed',
  'papers.name_missing',
  'papers.guardian_needed',
] as const satisfies readonly PaperStopCode[];

/** Who reads what is kept, and the pack's words for them. */
export type GuideReader = Omit<Guides, 'words'>;

export type PacketInput = {
  readonly claim: Claim;
  /** The claim's fit on `today`. */
  readonly fit: ClaimFit;
  readonly pack: JurisdictionPack;
  readonly today: CalendarDate;
  /** What the person settled for the letter applies to the complaint. */
  readonly decisions?: LetterDecisions;
  /** Facts the person approved for the complaint; absent: those of the cards and the story, as the letter holds them. */
  readonly approvedFacts?: ComplaintFacts;
  /** The last day to pay that the approved letter names. */
  readonly payBy?: CalendarDate | null;
  /** The language of what the person keeps; absent: English. */
  readonly reader?: GuideReader;
  /** Some sign of the answers cannot be printed and shows as a question mark. */
  readonly hasReplacedSigns?: boolean;
};

/**
 * Writes the court papers of a claim: the packet to read, the files for the court, and what is kept for a later step.
 * The same input always gives the same papers. Nothing in them is signed, and what only the court fills stays blank.
 */
export function preparePacket(input: PacketInput): Result<CourtPacket, PaperStop> {
  const opened = openCase(input);
  if (!opened.ok) return opened;
  const paper = opened.value;
  const complaint = complaintSheets(paper);
  const summons = summonsSheet(paper);
  const service = serviceSheet(paper);
  const military = militarySheet(paper);
  const filed = fileOf('complaint', 'file', nameOf(paper, 'Complaint'), complaintTitle(paper), complaint);
  const summoned = fileOf('summons', 'read', nameOf(paper, 'Facts-for-the-Summons'), summons.title, [summons]);
  const served = fileOf('service', 'file', nameOf(paper, 'Request-for-Service'), service.title, [service]);
  const sheets: readonly Sheet[] = [
    ...complaint,
    summons,
    feeSheet(paper),
    filingSheet(paper, [filed, served]),
    service,
    afterFilingSheet(paper),
    feeWaiverSheet(paper),
    proofSheet(paper),
    courtHelpSheet(paper),
  ];
  const cover = coverSheet(paper, sheets);
  const proof = defaultProofSheet(paper);
  const files: readonly PaperFile[] = [
    fileOf(
      'packet',
      'read',
      nameOf(paper, 'Filing-Packet'),
      coverWords.title(paper.rules.captionOf(paper.part).partName),
      [cover, ...sheets],
    ),
    filed,
    summoned,
    served,
    ...(military === null
      ? []
      : [fileOf('military', 'later', 'Later-Non-Military-Certification', military.title, [military])]),
    fileOf('default_proof', 'later', 'Later-Certification-of-Proof', proof.title, [proof]),
  ];
  return ok({
    part: paper.part,
    county: paper.county,
    author: paper.parties.plaintiffs.map(({ name }) => name).join(', '),
    runningHead: runningHead(namesOf(paper.parties.plaintiffs), namesOf(paper.parties.defendants)),
    preparedOn: paper.today,
    files,
    signedCover: coverSheet(paper, sheets, true),
    facts: factsOf(paper),
    readings: readingFacts(paper),
    officialForm: officialFormData(paper),
    rowIds: [...new Set(files.flatMap((file) => file.sheets.flatMap(({ rowIds }) => rowIds)))],
  });
}

/** What all papers of a case are written from, or why none are. */
export function openCase(input: PacketInput): Result<PaperCase, PaperStop> {
  const { claim, fit, pack, today, decisions = noDecisions } = input;
  const rules = pack.courtPapers;
  if (rules === undefined) return err({ code: 'papers.not_here' });
  const findings = stopsFor(fit.findings, 'papers');
  const { courtPart: part, fees } = fit;
  if (part === 'law_division') return err({ code: 'papers.law_division', findings });
  if (findings.length > 0) return err({ code: 'papers.stopped', findings });
  // The one the claimant confirmed, else the likeliest; the cover says when it is not settled.
  const county = fit.counties[0] ?? null;
  const office = county === null ? null : rules.officeOf(county, today);
  if (county === null || office === null) return err({ code: 'papers.county_needed' });
  if (fees === null) return err({ code: 'papers.not_here' });
  const parties = paperParties(claim, decisions);
  if (typeof parties === 'string') return err({ code: parties });
  const named = [...parties.plaintiffs, ...parties.defendants].flatMap(({ caption, contact, addressLines }) => [
    caption,
    contact,
    ...addressLines,
  ]);
  if ([...named, parties.signer.name].some(hasPrivateNumber)) {
    return err({ code: 'papers.private_number' });
  }
  const { cardFacts, sentences, ...heard } = courtHearing({ claim, pack, today, decisions });
  const facts = input.approvedFacts ?? heard.facts;
  if (!facts.isEnglish) return err({ code: 'papers.story_not_english' });
  if (facts.story.length === 0) return err({ code: 'papers.no_facts' });
  const kind = rules.complaintKindOf(claim) ?? facts.kind ?? null;
  const details = cleanDetails(claim);
  const hasReplacedSigns = input.hasReplacedSigns ?? false;
  return ok({
    claim,
    fit,
    pack,
    rules,
    today,
    part,
    county,
    office,
    fees,
    kind,
    parties: withSettledParts(parties, facts),
    facts,
    cardFacts,
    sentences,
    details,
    decisions,
    guides:
      input.reader === undefined ? ENGLISH_GUIDES : { ...input.reader, words: guideWordsIn(input.reader.language) },
    payBy: input.payBy ?? null,
    hasReplacedSigns,
  });
}

const nameOf = ({ rules, part }: PaperCase, what: string): string =>
  `${rules.captionOf(part).partName.replaceAll(' ', '-')}-${what}`;

const fileOf = (
  kind: PaperFileKind,
  stage: PaperFile['stage'],
  name: string,
  title: string,
  sheets: readonly Sheet[],
): PaperFile => ({ kind, stage, fileName: `${name}.pdf`, title, sheets });

const namesOf = (side: readonly PaperParty[]): readonly string[] => side.map(({ caption }) => caption);

function factsOf(paper: PaperCase): CourtPacket['facts'] {
  const { parties, county, fit, pack, part, today } = paper;
  const all = [...parties.plaintiffs, ...parties.defendants];
  return {
    plaintiffs: namesOf(parties.plaintiffs),
    defendants: namesOf(parties.defendants),
    addresses: all.map(({ addressLines }) => addressLines),
    served: servedOn(paper).map(({ addressLines }) => addressLines),
    county,
    demand: formatUsd(fit.demand),
    demandCents: fit.demand,
    limitCents: pack.courtParts(today).find((one) => one.part === part)?.upTo ?? null,
    countyIsAllowed: [...fit.counties, ...fit.countyChoices].includes(county),
    lastParagraph: paragraphCount(paper),
  };
}

import type { ClaimFit } from '../../claim-fit/index.ts';
import type { Claim } from '../../claims/claim.ts';
import type { ComplaintKind, JurisdictionPack } from '../../jurisdictions/pack.ts';
import type { ComplaintFacts } from '../complaint/complaint-facts.ts';
import type { PaperParties, PaperParty } from './paper-parties.ts';
import { paperParties } from './paper-parties.ts';
import { noDecisions } from '../../letters/compose/letter-decisions.ts';
import { KIND_LABELS } from '../wording/official-form.ts';
import { formValue } from '../../letters/wording/form-value.ts';
import { ENTITIES, tradingAs } from '../wording/parties.ts';

/** What answers alone leave open in a complaint and a person settles before signing. `key`: the party's name. */
export type OpenPart = {
  readonly thing: 'entity' | 'kind' | 'trade_name';
  readonly key: string;
  /** Null for a line to type. */
  readonly options: readonly string[] | null;
  /** As it was settled; '' while it is open. */
  readonly value: string;
};

/** What of a complaint answers alone do not tell. */
export type SettledParts = Pick<ComplaintFacts, 'entities' | 'kind' | 'tradeNames'>;

/** A business is one of these; a person is none. */
const BUSINESS_KINDS = Object.keys(ENTITIES).filter((kind) => kind !== 'individual');
const isKind = (text: string): text is ComplaintKind => Object.hasOwn(KIND_LABELS, text);
const isEntity = (text: string): text is keyof typeof ENTITIES => Object.hasOwn(ENTITIES, text);

/**
 * Kinds of business that the name does not say, a kind of case that the reasons leave open, and the name that a defendant
 * trades under; also what the person settled of them before.
 */
export function openComplaintParts(
  claim: Claim,
  { courtPart }: Pick<ClaimFit, 'courtPart'>,
  { courtPapers }: Pick<JurisdictionPack, 'courtPapers'>,
  settled: SettledParts,
): readonly OpenPart[] {
  const parties = paperParties(claim, noDecisions);
  const [plaintiffs, defendants] = typeof parties === 'string' ? [[], []] : [parties.plaintiffs, parties.defendants];
  const entities = [...plaintiffs, ...defendants]
    .filter(({ entity }) => entity === '')
    .map(({ name }) => ({
      thing: 'entity' as const,
      key: name,
      options: BUSINESS_KINDS,
      value: settled.entities?.[name] ?? '',
    }));
  const tradeNames = defendants.map(({ name }) => ({
    thing: 'trade_name' as const,
    key: name,
    options: null,
    value: settled.tradeNames?.[name] ?? '',
  }));
  const ofParties = [...entities, ...tradeNames];
  if (courtPapers === undefined || courtPart === 'law_division' || courtPapers.complaintKindOf(claim) !== null) {
    return ofParties;
  }
  // A vehicle accident has its own papers, which its reason asks for.
  const options = courtPapers
    .complaintKinds(courtPart, null)
    .flatMap(({ kind }) => (kind === 'motor_vehicle' ? [] : kind));
  return [...ofParties, { thing: 'kind', key: '', options, value: settled.kind ?? '' }];
}

/** With one of them settled again; '' opens it again. */
export function withOpenParts(
  settled: SettledParts,
  thing: OpenPart['thing'],
  key: string,
  value: string,
): SettledParts {
  if (thing === 'kind') return { ...settled, kind: isKind(value) ? value : undefined };
  const field = thing === 'entity' ? 'entities' : 'tradeNames';
  const { [key]: _before, ...others } = settled[field] ?? {};
  const now = formValue(value);
  return { ...settled, [field]: now === '' ? others : { ...others, [key]: now } };
}

/** The parties as they print, each with its kind and the name it trades under where a person settled them. */
export const withSettledParts = (
  parties: PaperParties,
  { entities = {}, tradeNames = {} }: SettledParts,
): PaperParties => {
  const settled = (party: PaperParty): PaperParty => {
    const kind = entities[party.name] ?? '';
    return party.entity === '' && isEntity(kind) ? { ...party, entity: ENTITIES[kind] } : party;
  };
  const trading = (party: PaperParty): PaperParty => {
    const trade = tradeNames[party.name] ?? '';
    return trade === '' ? party : { ...party, caption: tradingAs(party.caption, trade) };
  };
  return {
    ...parties,
    plaintiffs: parties.plaintiffs.map(settled),
    defendants: parties.defendants.map(settled).map(trading),
  };
};

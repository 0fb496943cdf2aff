import type { ClaimFit } from '../../claim-fit/index.ts';
import type { Claim } from '../../claims/claim.ts';
import type { ComplaintKind, JurisdictionPack } from '../../jurisdictions/pack.ts';
import type { ComplaintFacts } from '../complaint/complaint-facts.ts';
import type { PaperParties, PaperParty } from './paper-parties.ts';
import { paperParties } from './paper-parties.ts';
import { noDecisions } from '../../letters/compose/letter-decisions.ts';
import { KIND_LABELS } from '../wording/official-form.ts';
import { ENTITIES } from '../wording/parties.ts';

/** What answers alone leave open in a complaint and a person settles before signing. `key`: the party's name. */
export type OpenPart = {
  readonly thing: 'entity' | 'kind';
  readonly key: string;
  readonly options: readonly string[];
  /** As it was settled; '' while it is open. */
  readonly value: string;
};

type Settled = Pick<ComplaintFacts, 'entities' | 'kind'>;

/** A business is one of these; a person is none. */
const BUSINESS_KINDS = Object.keys(ENTITIES).filter((kind) => kind !== 'individual');
const isKind = (text: string): text is ComplaintKind => Object.hasOwn(KIND_LABELS, text);
const isEntity = (text: string): text is keyof typeof ENTITIES => Object.hasOwn(ENTITIES, text);

/**
 * Kinds of business that the name does not say, and a kind of case that the reasons leave open; also what the person
 * settled of them before.
 */
export function openComplaintParts(
  claim: Claim,
  { courtPart }: Pick<ClaimFit, 'courtPart'>,
  { courtPapers }: Pick<JurisdictionPack, 'courtPapers'>,
  settled: Settled,
): readonly OpenPart[] {
  const parties = paperParties(claim, noDecisions);
  const named = typeof parties === 'string' ? [] : [...parties.plaintiffs, ...parties.defendants];
  const entities = named
    .filter(({ entity }) => entity === '')
    .map(({ name }) => ({
      thing: 'entity' as const,
      key: name,
      options: BUSINESS_KINDS,
      value: settled.entities?.[name] ?? '',
    }));
  if (courtPapers === undefined || courtPart === 'law_division' || courtPapers.complaintKindOf(claim) !== null) {
    return entities;
  }
  // A vehicle accident has its own papers, which its reason asks for.
  const options = courtPapers
    .complaintKinds(courtPart, null)
    .flatMap(({ kind }) => (kind === 'motor_vehicle' ? [] : kind));
  return [...entities, { thing: 'kind', key: '', options, value: settled.kind ?? '' }];
}

/** With one of them settled again; '' opens it again. */
export function withOpenParts(settled: Settled, thing: OpenPart['thing'], key: string, value: string): Settled {
  if (thing === 'kind') return { ...settled, kind: isKind(value) ? value : undefined };
  const { [key]: _before, ...others } = settled.entities ?? {};
  return { ...settled, entities: value === '' ? others : { ...others, [key]: value } };
}

/** The parties as they print, each with its kind where a person settled it. */
export const withEntities = (parties: PaperParties, { entities = {} }: Settled): PaperParties => {
  const settled = (party: PaperParty): PaperParty => {
    const kind = entities[party.name] ?? '';
    return party.entity === '' && isEntity(kind) ? { ...party, entity: ENTITIES[kind] } : party;
  };
  return { ...parties, plaintiffs: parties.plaintiffs.map(settled), defendants: parties.defendants.map(settled) };
};

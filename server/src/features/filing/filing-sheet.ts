import { FILING_TICKS, type FilingSheetWire } from '@plainclaim/contract';
import {
  assessClaim,
  type CalendarDate,
  type Claim,
  copiesOf,
  type CourtFees,
  type CourtOffice,
  type ElectronicFiling,
  FILED_KINDS,
  type FiledKind,
  filingFields,
  type FilingRules,
  fileProblems,
  FILING_LIMIT_KEYS,
  isToConfirm,
  type JurisdictionPack,
  PAYMENT_WAYS,
  streetLineOf,
} from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import { messageFor, spokenLanguage } from '../../platform/language/index.ts';
import type { CourtPaperRepository, SignatureState } from '../court-papers/index.ts';
import type { Owner } from '../sessions/index.ts';

type Deps = { readonly db: Db; readonly pack: JurisdictionPack; readonly courtPapers: CourtPaperRepository };

export type SheetBasis = {
  readonly owner: Owner;
  readonly signatureState: SignatureState;
  readonly claim: Claim;
  readonly rules: FilingRules;
  readonly today: CalendarDate;
};

/** Everything to lie beside the court's screens. Null when the papers are no set that can be filed. */
export async function filingSheet(deps: Deps, basis: SheetBasis): Promise<FilingSheetWire | null> {
  const { pack } = deps;
  const { signatureState, claim, rules, today } = basis;
  const { papers, packet } = signatureState;
  const { part } = papers ?? {};
  const fees = assessClaim(claim, pack, today).fees;
  if (papers === null || part === undefined || pack.courtPapers === undefined || fees === null) return null;
  const { county, plaintiffs, defendants, demandCents } = papers.facts;
  const office = pack.courtPapers.officeOf(county, today);
  if (office === null) return null;
  const electronic = rules.electronic(part, today);
  const files = await filesOf(deps, basis, electronic);
  const groups = filingFields({
    claim,
    rules,
    today,
    county,
    caseType: electronic?.caseType.value ?? '',
    demand: (demandCents / 100).toFixed(2),
    plaintiffs,
    defendants,
  });
  return {
    version: packet.version,
    court: messageFor(`court.name.${part}`),
    county,
    is_signed: signatureState.signing === 'signed',
    electronic:
      electronic === null
        ? null
        : electronicWire(electronic, today, pack.courtPapers.text('electronicFilingPage', today).value),
    files,
    groups: groups.map(({ side, number, fields }) => ({
      side,
      title: messageFor(`filing.side.${side}`, { number: String(number) }),
      fields: fields.map(({ key, value, cut, most }) => ({
        key,
        label: messageFor(`filing.field.${key}`),
        value,
        cut,
        most,
      })),
    })),
    fees: feesWire(fees, pack.courtPapers.text('payee', today).value),
    paper: paperWire(basis, office, pack.state, files),
    ticks: FILING_TICKS.map((key) => ({ key, text: messageFor(`filing.tick.${key}`) })),
  };
}

const feesWire = (fees: CourtFees, payee: string): FilingSheetWire['fees'] => ({
  filing: fees.filing,
  further: fees.extraDefendants,
  service: fees.service,
  mailed: fees.mailed,
  total: fees.total,
  payee,
  confirm: fees.certainty !== 'official' && fees.certainty !== 'official-copy',
});

function electronicWire(
  electronic: ElectronicFiling,
  today: CalendarDate,
  page: string,
): NonNullable<FilingSheetWire['electronic']> {
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(spokenLanguage(), { type: 'disjunction' }).format(words);
  const shown = (value: ElectronicFiling[(typeof FILING_LIMIT_KEYS)[number]]['value']): string => {
    if (!Array.isArray(value)) return String(value);
    return list(
      value.map((one: string) => {
        const way = PAYMENT_WAYS.find((known) => known === one);
        return way === undefined ? one.toUpperCase() : messageFor(`filing.way.${way}`);
      }),
    );
  };
  return {
    name: electronic.name.value,
    page,
    limits: FILING_LIMIT_KEYS.map((key) => ({
      key,
      text: messageFor(`filing.limit.${key}`, { value: shown(electronic[key].value) }),
      said_on: electronic[key].saidOn,
      source: electronic[key].source,
      confirm: isToConfirm(electronic[key], today),
    })),
    types_confirm: isToConfirm(electronic.documentTypes, today),
  };
}

/** A court's own form that we filled in is a complaint too. */
const filedKindOf = (kind: string): FiledKind | null =>
  FILED_KINDS.find((known) => kind === known || kind === `official_${known}`) ?? null;

/** The files that go to the court, each read as it is stored and held against the limits. */
async function filesOf(
  { db, courtPapers }: Deps,
  { owner, signatureState }: SheetBasis,
  electronic: ElectronicFiling | null,
): Promise<FilingSheetWire['files']> {
  const filed = signatureState.documents.filter(({ stage }) => stage === 'file');
  return Promise.all(
    filed.map(async ({ id, kind, title, file_name, page_count }) => {
      const paper = await courtPapers.findOwnedPaper(db, owner, id);
      if (paper === null) throw new Error('a paper was removed while it was read');
      const bytes = paper.pdf.byteLength;
      const file = { name: file_name, bytes, isLocked: isLocked(paper.pdf), isEvidence: false };
      const known = filedKindOf(kind);
      return {
        id,
        title,
        file_name,
        page_count,
        bytes,
        document_type: known === null ? null : (electronic?.documentTypes.value[known] ?? null),
        problems: (electronic === null ? [] : fileProblems(file, electronic)).map((code) => ({
          code,
          text: messageFor(code),
        })),
      };
    }),
  );
}

/** A PDF that wants a password names its lock in the clear, in the last of its parts. */
const isLocked = (pdf: Buffer): boolean => pdf.includes('/Encrypt');

function paperWire(
  { claim, signatureState, rules, today }: SheetBasis,
  office: CourtOffice,
  state: string,
  files: FilingSheetWire['files'],
): FilingSheetWire['paper'] {
  const cityLine = `${office.city}, ${office.state} ${office.zip}`;
  const outside = claim.defendants.map(({ address }) => address.state !== '' && address.state !== state);
  const steps = rules.outsideSteps(today);
  const names = signatureState.papers?.facts.defendants ?? [];
  const linesOf = ({ address }: Claim['claimant']) => [
    streetLineOf(address),
    `${address.city}, ${address.state} ${address.zip}`,
  ];
  const { plaintiffs = [] } = signatureState.papers?.facts ?? {};
  return {
    ...copiesOf(rules.copies(today).value, claim.defendants.length),
    pages: files.reduce((sum, { page_count }) => sum + page_count, 0),
    office: [office.name, office.building, office.street, cityLine],
    mail_to: [office.name, office.box === '' ? office.street : office.box, cityLine],
    phone: office.phone,
    has_summons: signatureState.documents.some(
      ({ stage, kind }) => stage === 'file' && filedKindOf(kind) === 'summons',
    ),
    own_address: [plaintiffs[0] ?? '', ...linesOf(claim.claimant)],
    defendants: claim.defendants.map((one, index) => ({
      name: names[index] ?? '',
      lines: linesOf(one),
      is_outside: outside[index] === true,
    })),
    outside_steps: outside.includes(true) ? steps.value.map((step) => messageFor(`filing.outside.${step}`)) : [],
    outside_source: outside.includes(true) ? steps.source : '',
  };
}

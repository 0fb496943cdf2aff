import {
  assessClaim,
  type CalendarDate,
  type CaseDelivery,
  type CaseFacts,
  type CaseLine,
  type Cents,
  cents,
  costsOf,
  courtDaysWith,
  dayAt,
  err,
  type JurisdictionPack,
  ok,
  outcomesOf,
  type OutcomeLine,
  type PapersState,
  parseCalendarDate,
  parseUsd,
  type Result,
} from '@plainclaim/domain';
import { type Clock, COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { OrderRepository, PlacedOrder } from '../checkout/index.ts';
import { type SignatureState, type SignatureStateDeps, signatureStateOf } from '../court-papers/index.ts';
import { type Dispatch, type DispatchRepository, presentPosted } from '../dispatch/index.ts';
import { type ClaimRepository, openFitClaim, type StoredClaim } from '../drafts/index.ts';
import type { FilingRepository, StoredFiling } from '../filing/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type MadeParts, madePartsOf } from './made-parts.ts';
import type { OutcomeRepository } from './outcome-repository.ts';

export type CasePageError = { readonly code: 'case.unknown' };

export type CasePageDeps = SignatureStateDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly pack: JurisdictionPack;
  readonly claims: ClaimRepository;
  readonly orders: OrderRepository;
  readonly dispatches: DispatchRepository;
  readonly pieces: Parameters<typeof presentPosted>[0]['pieces'];
  readonly carrier: Parameters<typeof presentPosted>[0]['carrier'];
  readonly filings: FilingRepository;
  readonly outcomes: OutcomeRepository;
};

type Version = Awaited<ReturnType<SignatureStateDeps['letters']['listVersions']>>[number];

type Posted = Awaited<ReturnType<typeof presentPosted>>;

/** Everything that is kept about one paid case, and what follows from it. */
export type CasePage = {
  readonly stored: StoredClaim;
  readonly order: PlacedOrder;
  readonly facts: CaseFacts;
  readonly lines: readonly OutcomeLine[];
  readonly costs: readonly CaseLine[];
  readonly versions: readonly Version[];
  readonly deliveries: readonly Dispatch[];
  /** Of those by post, by the dispatch. */
  readonly posted: Posted;
  readonly docketNumber: string;
  /** The made court papers, by name. */
  readonly paperTitles: readonly string[];
  readonly made: MadeParts;
};

/** The caller's own paid case. Somebody else's, and a draft, look like a missing one. */
export async function openCasePage(
  deps: CasePageDeps,
  db: Db,
  owner: Owner,
  caseId: string,
): Promise<Result<CasePage, CasePageError>> {
  const { clock, claims, orders, letters, dispatches, filings, outcomes } = deps;
  const stored = await claims.findPaidOwned(db, owner, caseId);
  const order = stored === null ? null : await orders.findPaidOfClaim(db, stored.id);
  if (stored === null || order === null) return err({ code: 'case.unknown' });
  const versions = await letters.listVersions(db, stored.id);
  const signed = versions.find(({ isApproved }) => isApproved);
  const deliveries = signed === undefined ? [] : await dispatches.listOfVersion(db, signed.id);
  const posted = await presentPosted(deps, db, deliveries, clock.now());
  const lines = await outcomes.list(db, stored.id);
  const filing = await filings.find(db, stored.id);
  const signatureState = await signatureStateOf(deps, db, stored.id, stored.draft);
  const known = await knownOfClaim(deps, db, stored);
  const happened = outcomesOf(lines);
  const facts: CaseFacts = {
    ...known,
    today: clock.today(),
    paidOn: dayAt(order.paidAtMs ?? stored.savedAtMs, COURT_TIME_ZONE),
    writtenOn: versions.at(-1)?.issuedOn ?? null,
    approvedOn: signed?.issuedOn ?? null,
    answerBy: signed?.deadline ?? null,
    deliveries: deliveries.map((dispatch) => deliveryOf(dispatch, posted)),
    papers: papersState(order, signatureState),
    court: courtDaysWith(courtDaysOf(filing), happened),
    outcomes: happened,
  };
  return ok({
    stored,
    order,
    facts,
    lines,
    costs: costsOf(lines),
    versions,
    deliveries,
    posted,
    docketNumber: filing.record.docketNumber || (happened.findLast(({ kind }) => kind === 'filed')?.words ?? ''),
    made: await madePartsOf(db, stored.id),
    paperTitles: signatureState?.documents.map(({ title }) => title) ?? [],
  });
}

/** What the answers tell: the sum, the day it happened, and how long there is to file. */
async function knownOfClaim(
  { clock, pack }: Pick<CasePageDeps, 'clock' | 'pack'>,
  db: Db,
  stored: Pick<StoredClaim, 'draft' | 'status'>,
): Promise<Pick<CaseFacts, 'asked' | 'incidentOn' | 'lastDayToFile'>> {
  const incident = parseCalendarDate(stored.draft.date);
  const incidentOn = incident.ok ? incident.value : null;
  const claim = await openFitClaim(db, { clock, pack }, stored);
  if (claim.ok) {
    const { demand, limit } = assessClaim(claim.value, pack, clock.today());
    return { asked: demand, incidentOn, lastDayToFile: limit.lastDay };
  }
  const typed = parseUsd(stored.draft.amount);
  return { asked: typed.ok ? typed.value : cents(0), incidentOn, lastDayToFile: null };
}

/**
 * The sum a claim asks for, as its page counts it. What it is matters to a status only where a part was paid; elsewhere
 * what was typed does, which needs no look at the lists of questions.
 */
export async function askedOf(
  deps: Pick<CasePageDeps, 'clock' | 'pack'>,
  db: Db,
  claim: Pick<StoredClaim, 'draft' | 'status'>,
  outcomes: CaseFacts['outcomes'],
): Promise<Cents> {
  const isPart = outcomes.some(({ kind }) => kind === 'paid_part' || kind === 'collected');
  if (isPart) return (await knownOfClaim(deps, db, claim)).asked;
  const typed = parseUsd(claim.draft.amount);
  // Never nothing: a claim of which nothing was paid is not paid.
  return typed.ok && typed.value > 0 ? typed.value : cents(1);
}

export const deliveryDay = ({ channel, mailedOn, sentAtMs }: Dispatch): CalendarDate | null => {
  const sentOn = sentAtMs === null ? null : dayAt(sentAtMs, COURT_TIME_ZONE);
  return channel === 'self_mail' ? (mailedOn ?? sentOn) : sentOn;
};

const ARRIVED: ReadonlySet<string> = new Set(['delivered', 'signed']);

/** The day the carrier said that the first envelope arrived. */
function arrivalDay(dispatch: Dispatch, posted: Posted): CalendarDate | null {
  const pieces = posted.get(dispatch.id)?.pieces.filter(({ standing }) => standing !== 'returned') ?? [];
  const arrivals = pieces
    .flatMap(({ events }) => events)
    .filter(({ kind, source }) => ARRIVED.has(kind) && source !== 'return_receipt')
    .map(({ at }) => Date.parse(at));
  return arrivals.length === 0 ? null : dayAt(Math.min(...arrivals), COURT_TIME_ZONE);
}

const deliveryOf = (dispatch: Dispatch, posted: Posted): CaseDelivery => ({
  channel: dispatch.channel,
  state: dispatch.state,
  on: deliveryDay(dispatch),
  arrivedOn: arrivalDay(dispatch, posted),
  isReturned: posted.get(dispatch.id)?.standing === 'returned',
});

function papersState({ packageContains }: PlacedOrder, signatureState: SignatureState | null): PapersState {
  if (!packageContains.includes('court_papers')) return 'not_bought';
  if (signatureState === null) return 'none';
  const { packet, change, signing } = signatureState;
  if (packet.state !== 'ready') return packet.state;
  if (change !== null) return 'out_of_date';
  return signing === 'signed' ? 'signed' : 'ready';
}

const courtDaysOf = ({ record }: StoredFiling): CaseFacts['court'] => ({
  filedOn: record.filedOn,
  servedOn: record.servedOn,
  hearingOn: record.hearingOn,
  judgmentOn: record.judgmentOn,
});

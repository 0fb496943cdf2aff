import type { FilingAnswer } from '@plainclaim/contract';
import { ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { defendantsOf } from '../cases/index.ts';
import { openClaim, type SignatureIntake } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type FilingAccessDeps, type FilingAccessError, type FilingCase, openFilingCase } from './filing-case.ts';
import { dayWire, daysOf } from './filing-days.ts';
import { entryWire } from './filing-record.ts';
import type { FilingRepository } from './filing-repository.ts';
import { filingSheet } from './filing-sheet.ts';

type Deps = FilingAccessDeps &
  SignatureIntake & { readonly db: Db; readonly clock: Clock; readonly filings: FilingRepository };

/** What lies beside the court's screens while one of the caller's cases is filed, and the days that follow. */
export async function listFiling(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  message = '',
): Promise<Result<FilingAnswer, FilingAccessError>> {
  const { db, clock, filings } = deps;
  const opened = await openFilingCase(deps, db, owner, caseId);
  if (!opened.ok) return opened;
  const { stored, rules, part, county } = opened.value;
  const today = clock.today();
  const { record, revision, ticked } = await filings.find(db, stored.id);
  const { docketNumber } = record;
  const sheet = await sheetOf(deps, opened.value);
  return ok({
    success: true,
    message,
    case_id: stored.id,
    defendant_name: defendantsOf(stored.draft),
    reason: typeof sheet === 'string' ? messageFor(sheet) : null,
    sheet: typeof sheet === 'string' ? null : sheet,
    revision,
    entry: entryWire(record),
    docket_unusual: docketNumber !== '' && !rules.docketNumber(docketNumber, part, county, today).isUsual,
    ticked: [...ticked],
    days: daysOf(rules, part, record, today).map(dayWire),
  });
}

/** The sheet, or the code of why there is none. */
async function sheetOf(
  deps: Deps,
  { owner, stored, rules, signatureState }: FilingCase,
): Promise<NonNullable<FilingAnswer['sheet']> | 'papers.not_ready' | 'papers.outdated'> {
  if (signatureState === null || signatureState.packet.state !== 'ready') return 'papers.not_ready';
  if (signatureState.change !== null) return 'papers.outdated';
  const claim = await openClaim(deps.db, deps, stored);
  if (!claim.ok) return 'papers.outdated';
  const basis = { owner, signatureState, claim: claim.value, rules, today: deps.clock.today() };
  return (await filingSheet(deps, basis)) ?? 'papers.not_ready';
}

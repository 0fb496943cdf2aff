import type { Language, SaveFilingRequest } from '@plainclaim/contract';
import { type CourtDay, err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import { dayInWords, languageForOwner, messageFor, speaking } from '../../platform/language/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type FilingAccessDeps, type FilingAccessError, openFilingCase } from './filing-case.ts';
import { daysOf } from './filing-days.ts';
import { type EntryProblem, type FilingRecord, readEntry } from './filing-record.ts';
import type { FilingRepository } from './filing-repository.ts';

export type SaveFilingError =
  | FilingAccessError
  | { readonly code: 'filing.changed_elsewhere' }
  | { readonly code: EntryProblem['code']; readonly problems: readonly EntryProblem[] };

type Deps = FilingAccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly filings: FilingRepository;
  readonly mail: Mail;
  readonly addressOf: (db: Db, accountId: string) => Promise<string | null>;
  readonly languageOf: (db: Db, accountId: string) => Promise<Language | null>;
};

/**
 * Keeps what the court said, and counts the days from it. New days go to the proved address of the caller's account.
 * What cannot be is refused whole: nothing is saved. Answers whether a mail goes out.
 */
export async function saveFiling(
  deps: Deps,
  owner: Owner | null,
  request: SaveFilingRequest,
): Promise<Result<{ isMailed: boolean }, SaveFilingError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<{ isMailed: boolean }, SaveFilingError>> => {
    const { clock, filings } = deps;
    const opened = await openFilingCase(deps, trx, owner, request.case_id);
    if (!opened.ok) return opened;
    const { stored, rules, part, county } = opened.value;
    const today = clock.today();
    const read = readEntry(request.entry, part, today);
    if (!read.ok) {
      const [first] = read.error;
      return err({ code: first?.code ?? 'filing.no_day', problems: read.error });
    }
    const record = {
      ...read.value,
      docketNumber: rules.docketNumber(read.value.docketNumber, part, county, today).text,
    };
    const before = await filings.find(trx, stored.id);
    const isSaved = await filings.save(trx, stored.id, { record, revision: request.revision }, clock.now());
    if (!isSaved) return err({ code: 'filing.changed_elsewhere' });
    const event = { kind: 'filing.saved', by: actorOf(opened.value.owner), revision: request.revision + 1 } as const;
    await appendAudit(trx, stored.id, clock.now(), event);
    const days = daysOf(rules, part, record, today);
    const isNew = !isSame(days, daysOf(rules, part, before.record, today));
    return ok({ isMailed: isNew && (await mailDays(deps, trx, opened.value.owner, stored.id, record, days)) });
  });
}

const isSame = (some: readonly CourtDay[], others: readonly CourtDay[]): boolean => {
  const named = (days: readonly CourtDay[]) => days.map(({ key, day, until }) => `${key} ${day} ${until}`).join('\n');
  return named(some) === named(others);
};

async function mailDays(
  { mail, addressOf, languageOf }: Deps,
  trx: DbTransaction,
  { accountId }: Owner,
  caseId: string,
  { docketNumber }: FilingRecord,
  days: readonly CourtDay[],
): Promise<boolean> {
  const to = accountId === null || days.length === 0 ? null : await addressOf(trx, accountId);
  if (accountId === null || to === null) return false;
  const locale = languageForOwner(await languageOf(trx, accountId));
  const message = speaking(locale, () =>
    days.map(({ key, day, until, isExpected }) => ({
      title: messageFor(`filing.day.${key}`),
      day: until === null ? dayInWords(day) : `${dayInWords(day)} - ${dayInWords(until)}`,
      isExpected,
    })),
  );
  await mail.enqueue(trx, {
    to,
    locale,
    template: 'court-days',
    params: { caseId, docket: docketNumber, days: message },
  });
  return true;
}

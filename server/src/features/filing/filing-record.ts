import type { FilingEntryWire } from '@plainclaim/contract';
import {
  type CalendarDate,
  err,
  type FilingDays,
  ok,
  parseCalendarDate,
  type Result,
  ENTERED_DAYS,
  type EnteredDay,
  type EnteredDayProblem,
  enteredDayProblems,
} from '@plainclaim/domain';

/** What a person tells of the court's answers. Numbers are as typed, or as the court writes them. */
export type FilingRecord = Omit<FilingDays, 'part'> & {
  readonly confirmation: string;
  readonly docketNumber: string;
};

export const NOTHING_FILED: FilingRecord = {
  confirmation: '',
  docketNumber: '',
  filedOn: null,
  mailedOn: null,
  servedOn: null,
  mailBackOn: null,
  hearingOn: null,
  defaultOn: null,
  judgmentOn: null,
};

/** The days' names on the wire. */
const WIRE = {
  filedOn: 'filed_on',
  mailedOn: 'mailed_on',
  servedOn: 'served_on',
  mailBackOn: 'mail_back_on',
  hearingOn: 'hearing_on',
  defaultOn: 'default_on',
  judgmentOn: 'judgment_on',
} as const satisfies Record<EnteredDay, keyof FilingEntryWire>;

export type EntryProblem = {
  readonly field: keyof FilingEntryWire;
  readonly code: EnteredDayProblem['code'] | 'filing.no_day';
};

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim();

/** Reads what was typed, or tells every field that is wrong. */
export function readEntry(
  entry: FilingEntryWire,
  part: FilingDays['part'],
  today: CalendarDate,
): Result<FilingRecord, readonly EntryProblem[]> {
  const read = ENTERED_DAYS.map((day) => ({ day, typed: entry[WIRE[day]].trim() })).map(({ day, typed }) => ({
    day,
    parsed: typed === '' ? ok(null) : parseCalendarDate(typed),
  }));
  const unread = read.filter(({ parsed }) => !parsed.ok);
  if (unread.length > 0) return err(unread.map(({ day }) => ({ field: WIRE[day], code: 'filing.no_day' })));
  const record = read.reduce<FilingRecord>(
    (known, { day, parsed }) => ({ ...known, [day]: parsed.ok ? parsed.value : null }),
    {
      ...NOTHING_FILED,
      confirmation: oneLine(entry.confirmation),
      docketNumber: oneLine(entry.docket_number),
    },
  );
  const problems = enteredDayProblems({ part, ...record }, today);
  return problems.length === 0 ? ok(record) : err(problems.map(({ day, code }) => ({ field: WIRE[day], code })));
}

export const entryWire = (record: FilingRecord): FilingEntryWire => ({
  confirmation: record.confirmation,
  docket_number: record.docketNumber,
  filed_on: record.filedOn ?? '',
  mailed_on: record.mailedOn ?? '',
  served_on: record.servedOn ?? '',
  mail_back_on: record.mailBackOn ?? '',
  hearing_on: record.hearingOn ?? '',
  default_on: record.defaultOn ?? '',
  judgment_on: record.judgmentOn ?? '',
});

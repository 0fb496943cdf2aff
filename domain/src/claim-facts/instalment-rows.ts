import type { CalendarDate } from '../calendar/index.ts';
import {
  type AmountRow,
  type AmountTable,
  CARD_WORDS,
  type CardLanguage,
  type ReadEntry,
  sayDay,
} from '../fact-cards/index.ts';
import { inLanguages } from '../languages.ts';
import { type Cents, cents, formatUsd, sumCents } from '../money/index.ts';
import { groupedByPlan, type Plan, planOf } from './due-days.ts';

/** So many parts are in the table each in a row of its own. More share one row with their days. */
const MOST_ROWS = 12;

/** Parts that share a row: equal ones in the steps of a long plan, or those that fall due on one day. */
type PlanParts = Plan['parts'];

/**
 * The one table with what was to be paid in parts as a row for each part and its day. The sum stays what it was: the
 * parts of a plan come to its rows. Several bills under one plan are the rows of that plan, where the first of them stood.
 * A plan that nobody can count leaves its rows as they are.
 */
export function withInstalments(amounts: AmountTable, entries: readonly ReadEntry[]): AmountTable {
  const planned = [...groupedByPlan(amounts.rows.filter(isBill)).values()].flatMap((bills) => {
    const plan = planOf(bills, entries);
    return typeof plan === 'string' ? [] : [{ plan, ids: bills.map(({ id }) => id) }];
  });
  const rowsIn = (language: CardLanguage): readonly AmountRow[] =>
    amounts.copies[language].flatMap((row) => {
      const found = isBill(row) ? planned.find(({ ids }) => ids.includes(row.id)) : undefined;
      if (found === undefined) return [row];
      const { plan, ids } = found;
      const label = ids.length > 1 ? CARD_WORDS[language].instalments.plan : row.label;
      return ids[0] === row.id ? partRows({ ...row, label }, plan, language) : [];
    });
  const copies = inLanguages(rowsIn);
  return { ...amounts, rows: copies.en, copies };
}

const isBill = (row: AmountRow): boolean => row.from === 'card' && row.cents > 0;

const partRows = (row: AmountRow, plan: Plan, language: CardLanguage): readonly AmountRow[] =>
  partsByDay(plan).map((parts) => ({
    ...row,
    label: labelOf(row.label, parts, plan.every, language),
    cents: sumOf(parts),
    parts: parts.map(({ day, cents: sum }) => ({ day, cents: sum })),
  }));

const sumOf = (parts: PlanParts): Cents => sumCents(parts.map((part) => part.cents));

function labelOf(label: string, parts: PlanParts, every: string, language: CardLanguage): string {
  const words = CARD_WORDS[language].instalments;
  const say = (day: CalendarDate): string => sayDay({ kind: 'day', day }, language);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return label;
  return first.day === last.day
    ? words.one(label, say(first.day))
    : words.all(label, parts.length, eachOf(parts), words.every[every] ?? '', say(first.day), say(last.day));
}

const eachOf = (parts: PlanParts): string => formatUsd(cents(parts[0]?.cents ?? 0));

function partsByDay({ parts }: Plan): readonly PlanParts[] {
  const days = new Set(parts.map(({ day }) => day)).size;
  const groups: (readonly Plan['parts'][number][])[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isSameDay = before?.day === part.day && !(before.isOnPlan && last !== undefined && last.length > 1);
    const isStep = days > MOST_ROWS && part.isOnPlan && before?.isOnPlan === true && before.cents === part.cents;
    if (last !== undefined && (isSameDay || isStep)) groups[groups.length - 1] = [...last, part];
    else groups.push([part]);
  }
  return groups;
}

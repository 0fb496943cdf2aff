import type { CaseWire } from '@plainclaim/contract';
import { dayInWords, messageFor } from '../../platform/language/index.ts';
import {
  type CaseStatus,
  type ClaimDraft,
  dayAt,
  DEFENDANT,
  parseUsd,
  typedName,
  typedParty,
} from '@plainclaim/domain';
import { categories } from '@plainclaim/domain/taxonomy';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import { categoryInWords, titleInWords } from '../reference-data/index.ts';
import type { ListedCase } from './case-repository.ts';

/** Everyone a claim is against, by name; empty when nobody was named yet. */
export const defendantsOf = (draft: ClaimDraft): string =>
  [draft, ...draft.additionalDefendants]
    .map((one) => typedName(typedParty(DEFENDANT, one)))
    .filter((name) => name !== '')
    .join(', ');

/** What was typed, as "2450.00"; empty while it is no amount. */
function amountOf({ amount }: ClaimDraft): string {
  const parsed = parseUsd(amount);
  return parsed.ok ? (parsed.value / 100).toFixed(2) : '';
}

/** What the dispute is about, in the language of who asks. */
export function categoryOf({ situation }: Pick<ClaimDraft, 'situation'>): string {
  const category = categories.find(({ value }) => value === situation);
  return category === undefined ? '' : categoryInWords(category).label;
}

/** A case as its owner sees it. `packageTitles` names what a draft may have chosen; `statuses` has every paid case. */
export function presentCase(
  listed: ListedCase,
  packageTitles: ReadonlyMap<string, string>,
  statuses: ReadonlyMap<string, CaseStatus>,
): CaseWire {
  const { draft, createdAtMs } = listed;
  const createdOn = dayAt(createdAtMs, COURT_TIME_ZONE);
  return {
    id: listed.id,
    package_title:
      listed.orderedPackage === null
        ? (packageTitles.get(draft.selectedPackage) ?? messageFor('case.no_package'))
        : titleInWords(listed.orderedPackage),
    contains: [...listed.orderedContains],
    formatted_date: dayInWords(createdOn),
    created_on: createdOn,
    created_at: new Date(createdAtMs).toISOString(),
    defendant_name: defendantsOf(draft),
    claim_amount: amountOf(draft),
    status: listed.isPaid ? (statuses.get(listed.id) ?? 'pending') : 'draft',
    category: categoryOf(draft),
    kept_until: listed.isPaid ? null : dayAt(listed.expiresAtMs, COURT_TIME_ZONE),
    demand_id: listed.letter?.demandId ?? null,
  };
}

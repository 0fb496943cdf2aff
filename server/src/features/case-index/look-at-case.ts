import { LANGUAGES, wordsOfListsIn } from '@plainclaim/contract';
import {
  alertsOf,
  CLAIMANT,
  caseStatusOf,
  type ClaimDraft,
  dayAt,
  draftRemindersOf,
  packagesFor,
  parseUsd,
  typedName,
  typedParty,
} from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { categories } from '@plainclaim/domain/taxonomy';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import { type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { SealedBox } from '../../platform/security/index.ts';
import { type CasePageDeps, openCasePage } from '../case-page/index.ts';
import { defendantsOf } from '../cases/index.ts';
import { orderNumber } from '../checkout/index.ts';
import { openedForm } from '../drafts/index.ts';
import type { IndexedCase, IndexRepository } from './index-repository.ts';
import type { SearchedText } from './search-words.ts';

export type IndexDeps = CasePageDeps & {
  readonly log: Log;
  readonly box: SealedBox;
  readonly caseIndex: IndexRepository;
};

/** Nobody's: what an account owns is found by the account alone. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';
/** A case that cannot be read is left alone for so long. */
const TRY_AGAIN_AFTER_MS = 60 * 60 * 1_000;

type Held = {
  readonly id: string;
  readonly account_id: string;
  readonly status: string;
  readonly form: Buffer;
  readonly expires_at: Date;
};

/** Looks at cases that changed, one after the other. One that cannot be read must not keep the others from it. */
export async function lookAtCases(deps: IndexDeps, claimIds: readonly string[], signal?: AbortSignal): Promise<void> {
  const { db, clock, log, caseIndex } = deps;
  for (const claimId of claimIds) {
    if (signal?.aborted === true) return;
    try {
      await lookAtCase(deps, claimId);
    } catch (error) {
      await caseIndex.postpone(db, claimId, clock.now() + TRY_AGAIN_AFTER_MS);
      log.error({ event: 'cases.look_failed', caseId: claimId, err: error }, 'a case could not be looked at');
    }
  }
}

/** The claim is held first and its change taken before it is read: what changes meanwhile is noted anew. */
async function lookAtCase(deps: IndexDeps, claimId: string): Promise<void> {
  const { db, clock, caseIndex } = deps;
  await inTransaction(db, async (trx) => {
    await caseIndex.waitToLook(trx, claimId);
    const held = await trx
      .selectFrom('claims')
      .select(['id', 'account_id', 'status', 'form', 'expires_at'])
      .where('id', '=', claimId)
      .where('account_id', 'is not', null)
      .$narrowType<{ account_id: string }>()
      .forKeyShare()
      .executeTakeFirst();
    if (!(await caseIndex.takeChange(trx, claimId)) || held === undefined) return;
    await caseIndex.write(trx, await seenOf(deps, trx, held), clock.now());
  });
}

async function seenOf(deps: IndexDeps, trx: DbTransaction, held: Held): Promise<IndexedCase> {
  const { clock, box } = deps;
  const owner = { sessionId: NO_SESSION, accountId: held.account_id };
  const whose = { claimId: held.id, accountId: held.account_id };
  const page = held.status === 'paid' ? await openCasePage(deps, trx, owner, held.id) : null;
  if (page === null || !page.ok) {
    const draft = openedForm(box, held.id, held.form);
    const chosen = packagesFor(served).find(({ id }) => id === draft.selectedPackage)?.title ?? '';
    const endsOn = dayAt(held.expires_at.getTime(), COURT_TIME_ZONE);
    return {
      ...whose,
      // A paid claim without a paid order is one whose money went back.
      status: held.status === 'paid' ? 'pending' : 'draft',
      answerBy: null,
      shown: { defendant: defendantsOf(draft), package: chosen, searched: searchedInDraft(draft, chosen) },
      alerts: held.status === 'paid' ? [] : draftRemindersOf(clock.today(), endsOn),
    };
  }
  const { stored, order, facts, versions, deliveries, docketNumber, paperTitles } = page.value;
  const status = caseStatusOf(facts);
  const found: readonly SearchedText[] = [
    { field: 'docket', texts: [docketNumber] },
    ...versions.map(({ demandId }): SearchedText => ({ field: 'letter_number', texts: [demandId] })),
    ...deliveries.map(({ trackingNumber }): SearchedText => ({ field: 'tracking', texts: [trackingNumber ?? ''] })),
    { field: 'order_number', texts: [orderNumber(order.id)] },
    ...paperTitles.map((title): SearchedText => ({ field: 'papers', texts: [title] })),
  ];
  return {
    ...whose,
    // The day that passes is added when it is asked for.
    status: status === 'answer_day_passed' ? 'completed' : status,
    answerBy: facts.answerBy,
    shown: {
      defendant: defendantsOf(stored.draft),
      package: order.packageTitle,
      searched: withText([...searchedInDraft(stored.draft, order.packageTitle), ...found]),
    },
    alerts: alertsOf(facts),
  };
}

const withText = (searched: readonly SearchedText[]): readonly SearchedText[] =>
  searched.flatMap(({ field, texts }) => {
    const said = texts.filter((text) => text !== '');
    return said.length === 0 ? [] : [{ field, texts: said }];
  });

/** Packages and categories are found by their names in every language. */
function searchedInDraft(draft: ClaimDraft, packageTitle: string): readonly SearchedText[] {
  const amount = parseUsd(draft.amount);
  const category = categories.find(({ value }) => value === draft.situation);
  const sold = packagesFor(served).find(({ title }) => title === packageTitle);
  const listed = LANGUAGES.map((language) => wordsOfListsIn(language));
  const { value: cents } = amount.ok ? amount : { value: null };
  return withText([
    { field: 'defendant', texts: [defendantsOf(draft)] },
    { field: 'claimant', texts: [typedName(typedParty(CLAIMANT, draft))] },
    // "2450" finds 2,450.75 as well.
    { field: 'amount', texts: cents === null ? [] : [(cents / 100).toFixed(2), String(Math.trunc(cents / 100))] },
    {
      field: 'category',
      texts: [category?.label ?? '', ...listed.map((words) => words?.categories[draft.situation]?.label ?? '')],
    },
    {
      field: 'package',
      texts: [
        packageTitle,
        ...listed.map((words) => (sold === undefined ? '' : (words?.packages[sold.id]?.title ?? ''))),
      ],
    },
  ]);
}

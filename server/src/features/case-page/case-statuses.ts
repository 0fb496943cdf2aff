import {
  type CaseStatus,
  caseStatusOf,
  type ClaimDraft,
  courtDaysWith,
  type OutcomeLine,
  outcomesOf,
  parseCalendarDate,
} from '@plainclaim/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import type { SealedBox } from '../../platform/security/index.ts';
import { openedFilingRecord } from '../filing/index.ts';
import { askedOf, type CasePageDeps } from './open-case-page.ts';
import { openedLine } from './outcome-repository.ts';

const linesSchema = z.array(z.object({ id: z.string(), replaces: z.nullable(z.string()), said: z.string() }));

type Row = {
  readonly id: string;
  readonly issued_on: string | null;
  readonly deadline: string | null;
  readonly record: Buffer | null;
  readonly lines: unknown;
};

/** What the statuses of these claims follow from, in one query however many they are. Whose they are must be known before. */
const statusQuery = (claimIds: readonly string[]) => sql<Row>`
  select c.id, letter.issued_on, letter.deadline, filings.record, said.lines
  from unnest(${[...claimIds]}::uuid[]) as c (id)
  left join lateral (
    select issued_on, deadline from letter_versions
    where claim_id = c.id and is_approved order by version desc limit 1
  ) as letter on true
  left join filings on filings.claim_id = c.id
  left join lateral (
    select json_agg(json_build_object('id', o.id, 'replaces', o.replaces, 'said', encode(o.said, 'hex')) order by o.line)
      as lines
    from case_outcomes o where o.claim_id = c.id
  ) as said on true`;

const dayIn = (text: string | null) => {
  const parsed = parseCalendarDate(text ?? '');
  return parsed.ok ? parsed.value : null;
};

/** The status of each of these paid claims, the same that its own page shows. */
export async function caseStatuses(
  deps: Pick<CasePageDeps, 'clock' | 'pack'> & { readonly box: SealedBox },
  db: Db,
  paid: readonly { readonly id: string; readonly draft: ClaimDraft }[],
): Promise<ReadonlyMap<string, CaseStatus>> {
  if (paid.length === 0) return new Map();
  const { rows } = await statusQuery(paid.map(({ id }) => id)).execute(db);
  const drafts = new Map(paid.map(({ id, draft }) => [id, draft]));
  const found = await Promise.all(
    rows.map(
      async ({ id, issued_on, deadline, record, lines }): Promise<readonly (readonly [string, CaseStatus])[]> => {
        const draft = drafts.get(id);
        if (draft === undefined) return [];
        const outcomes = outcomesOf(
          z
            .parse(linesSchema, lines ?? [])
            .map(({ said, ...line }): OutcomeLine => openedLine(deps.box, { ...line, said: Buffer.from(said, 'hex') })),
        );
        const facts = {
          today: deps.clock.today(),
          asked: await askedOf(deps, db, { draft, status: 'paid' }, outcomes),
          approvedOn: dayIn(issued_on),
          answerBy: dayIn(deadline),
          court: courtDaysWith(openedFilingRecord(deps.box, id, record), outcomes),
          outcomes,
        };
        return [[id, caseStatusOf(facts)]];
      },
    ),
  );
  return new Map(found.flat());
}

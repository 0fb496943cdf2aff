import { paths } from '@plainclaim/contract';
import type { Claim } from '@plainclaim/domain';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readFaultRuns } from '../../../config.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { MailCarrier } from '../../../platform/post/index.ts';
import { aGeneratedLetter, must } from '../../../testing/builders/a-draft.ts';
import { REQUEST_FAULTS, type RequestFault } from '../../../testing/fake-carrier/index.ts';
import { type PostedSite, startPostedSite } from '../../../testing/posted-site.ts';
import { insertPieces } from './arrange-post.ts';
import { postPiece } from './post-piece.job.ts';

/** Where a process ends: before and after each request, and before and after its answer is written down. */
const CRASH_POINTS = [
  'none',
  'find before',
  'find after',
  'send before',
  'send after',
  'kept before',
  'kept after',
] as const;
type CrashPoint = (typeof CRASH_POINTS)[number];
const FAULTS = ['none', ...REQUEST_FAULTS] as const;
/** How long it lies until somebody tries again: the carrier forgets the key of a request after a day. */
const WAITS_MS = [121_000, 600_000, 25 * 60 * 60 * 1_000] as const;
/** A hanging request is given up after this. A machine that is slower makes more tries, no other outcome. */
const TIMEOUT_MS = 400;
const MOST_TRIES = 25;
const MOST_MS_A_RUN = 30_000;

let posted: PostedSite;
let versionId: string;
let claimId: string;
let approvedHash: string;
const party = (street: string) => ({
  name: { kind: 'person' as const, person: { first: 'Owen', last: 'Marsh' } },
  address: { street, unit: '', city: 'Trenton', state: 'NJ', zip: '08608' },
});
const claim = { claimant: party('12 Main Street'), defendants: [party('9 Oak Avenue')] } as unknown as Claim;

beforeAll(async () => {
  posted = await startPostedSite({ isOffered: false, timeoutMs: TIMEOUT_MS });
  const browser = posted.site.browser();
  const demand_letter = await aGeneratedLetter(browser);
  must(
    await browser.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery: 'self_mail' }),
  );
  const { pool } = posted.site.database;
  const made = `select d.version_id, d.pdf_sha256, v.claim_id from letter_documents d
    join letter_versions v on v.id = d.version_id where d.status = 'ready'`;
  const document = await vi.waitFor(
    async () => {
      const [row] = (await pool.query(made)).rows;
      if (row === undefined) throw new Error('the PDF is not made yet');
      return row;
    },
    { timeout: 100_000, interval: 200 },
  );
  versionId = document.version_id;
  claimId = document.claim_id;
  approvedHash = document.pdf_sha256;
}, 120_000);
afterAll(() => posted.close());

let recipients = 0;

/** One approval: a letter to one recipient, in two envelopes whose time to be stopped is past. */
async function approvedOnce(): Promise<readonly string[]> {
  const { deps } = posted;
  recipients += 1;
  const dispatchId = deps.ids.uuid();
  await inTransaction(deps.db, async (trx) => {
    const recipient = { name: 'Owen Marsh', lines: ['Owen Marsh', '9 Oak Avenue', 'Trenton, NJ 08608'], email: null };
    const parties = { recipient, sender: recipient, answersTo: null, language: 'en' as const };
    const version = await deps.letters.unsafeFindVersion(trx, versionId);
    const { textSha256 } = version ?? { textSha256: '' };
    const row = { id: dispatchId, versionId, claimId, recipientIndex: recipients, parties, textSha256 };
    await deps.dispatches.insert(trx, {
      ...row,
      channel: 'post',
      createdAtMs: deps.clock.now(),
      isHeld: false,
      mailbox: null,
    });
    await insertPieces(deps, trx, { claim, claimId, dispatchId, recipientIndex: 0 });
  });
  posted.site.clock.advance(31 * 60 * 1_000);
  return (await deps.pieces.listOfDispatches(deps.db, [dispatchId])).map(({ id }) => id);
}

/** A process that ends at one point: nothing of it runs afterwards, not even what should always run. */
function dyingAt(point: CrashPoint, more: Partial<MailCarrier> = {}) {
  const { deps } = posted;
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Error('the process died here');
  };
  const { carrier, pieces } = deps;
  const process = {
    ...deps,
    carrier: {
      ...carrier,
      find: async (id: string) => {
        if (point === 'find before') die();
        const found = await carrier.find(id);
        return point === 'find after' ? die() : found;
      },
      send: async (piece: Parameters<MailCarrier['send']>[0]) => {
        if (point === 'send before') die();
        const sent = await carrier.send(piece);
        return point === 'send after' ? die() : sent;
      },
      ...more,
    },
    pieces: {
      ...pieces,
      noteHandedOver: async (...given: Parameters<typeof pieces.noteHandedOver>) => {
        if (point === 'kept before') die();
        await pieces.noteHandedOver(...given);
        if (point === 'kept after') die();
      },
      letGo: async (db: typeof deps.db, id: string) => {
        if (!isDead) await pieces.letGo(db, id);
      },
    },
  };
  return { process, hasDied: () => isDead };
}

type Outcome = {
  readonly crashed: number;
  readonly tries: number;
  readonly doubled: number;
  readonly lost: number;
  readonly other: number;
};

async function oneRun(point: CrashPoint, fault: RequestFault | 'none', waitMs: number): Promise<Outcome> {
  const { carrier, deps, site } = posted;
  const ids = await approvedOnce();
  let crashed = 0;
  let tries = 0;
  for (const pieceId of ids) {
    // A request of each kind meets the fault: the look, or the sending itself.
    if (fault !== 'none') carrier.failNext(fault, fault === 'busy' ? 3 : 1, tries % 2 === 0 ? 'POST' : '');
    const { process, hasDied } = dyingAt(point);
    await postPiece(process, { pieceId }).catch(() => {});
    if (hasDied()) crashed += 1;
    tries += 1;
    for (let time = 0; time < MOST_TRIES && !(await isHandedOver(pieceId)); time += 1) {
      site.clock.advance(time === 0 ? waitMs : 121_000);
      await postPiece(deps, { pieceId }).catch(() => {});
      tries += 1;
    }
  }
  carrier.failNext('fail', 0);
  return { crashed, tries, ...(await judge(ids)) };
}

const isHandedOver = async (pieceId: string): Promise<boolean> => {
  const { rows } = await posted.site.database.pool.query('select state from post_pieces where id = $1', [pieceId]);
  return rows[0]?.state === 'handed_over';
};

/** The carrier's books against ours: one envelope for each, with the approved bytes in it. */
async function judge(ids: readonly string[]): Promise<Pick<Outcome, 'doubled' | 'lost' | 'other'>> {
  let doubled = 0;
  let lost = 0;
  let other = 0;
  for (const id of ids) {
    const letters = posted.carrier.letters.filter(({ dispatchId, isDeleted }) => dispatchId === id && !isDeleted);
    if (letters.length > 1) doubled += 1;
    if (letters.length === 0 || !(await isHandedOver(id))) lost += 1;
    const isOther = letters.some(({ file }) => createHash('sha256').update(file).digest('hex') !== approvedHash);
    if (isOther) other += 1;
  }
  return { doubled, lost, other };
}

const cells = CRASH_POINTS.flatMap((point) =>
  FAULTS.flatMap((fault) => WAITS_MS.map((waitMs) => ({ point, fault, waitMs }))),
);
const runs = readFaultRuns();
const none: Outcome = { crashed: 0, tries: 0, doubled: 0, lost: 0, other: 0 };
const plus = (one: Outcome, more: Outcome): Outcome => ({
  crashed: one.crashed + more.crashed,
  tries: one.tries + more.tries,
  doubled: one.doubled + more.doubled,
  lost: one.lost + more.lost,
  other: one.other + more.other,
});
const inWords = ({ crashed, tries, doubled, lost, other }: Outcome): string =>
  `${crashed} crashes, ${tries} tries, ${doubled} doubled, ${lost} lost, ${other} with other bytes`;

test(
  'one approval is one piece of each kind, whatever crashes, fails or is tried again after a day',
  async () => {
    const table = new Map<string, Outcome & { readonly runs: number }>();
    let all = none;
    for (let run = 0; run < runs; run += 1) {
      // Without a wish for more, the cells are walked in strides, so that each point, fault and wait comes up.
      const cell = cells[runs < cells.length ? (run * 17) % cells.length : run % cells.length];
      if (cell === undefined) continue;
      const outcome = await oneRun(cell.point, cell.fault, cell.waitMs);
      const name = `${cell.point.padEnd(12)} ${cell.fault}`;
      const before = table.get(name) ?? { ...none, runs: 0 };
      table.set(name, { ...plus(before, outcome), runs: before.runs + 1 });
      all = plus(all, outcome);
      if ((run + 1) % 100 === 0) process.stdout.write(`${run + 1} of ${runs} runs: ${inWords(all)}\n`);
    }
    const lines = [...table].map(([name, cell]) => `${name.padEnd(27)} ${cell.runs} runs: ${inWords(cell)}`);
    process.stdout.write(`${lines.toSorted().join('\n')}\n${runs} runs, ${runs * 2} pieces: ${inWords(all)}\n`);
    expect([...table].filter(([, { doubled, lost, other }]) => doubled + lost + other > 0)).toEqual([]);
    expect(posted.carrier.surprises).toEqual([]);
  },
  Math.max(60_000, runs * MOST_MS_A_RUN),
);

test('whoever does not look before sending again posts a letter twice after a day', async () => {
  const { site } = posted;
  const [pieceId = ''] = await approvedOnce();
  const { process } = dyingAt('send after');
  await postPiece(process, { pieceId }).catch(() => {});
  site.clock.advance(25 * 60 * 60 * 1_000);
  const blind = dyingAt('none', { find: async () => ({ ok: true, value: null }) });
  await postPiece(blind.process, { pieceId });
  expect(await judge([pieceId])).toMatchObject({ doubled: 1 });
});

import { type Delivery, LONGEST_LETTER } from '@plainclaim/contract';
import { checkLetter, err, isBlank, type LetterFinding, ok, type Result, stopsApproval } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import { type GlyphCoverage, MAX_LETTER_LENGTH, sanitizeText } from '../../platform/documents/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { contentHash } from '../../platform/security/index.ts';
import { cleanSignature } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { DocumentRepository } from './document-repository.ts';
import { freezeLetter } from './freeze-letter.ts';
import { type AccessDeps, type AccessError, findPaidClaim } from './letter-access.ts';
import type { FrozenLetter, LetterRepository } from './letter-repository.ts';

export type SaveLetterError =
  | AccessError
  | { readonly code: 'letter.not_generated' }
  | { readonly code: 'letter.empty' }
  | { readonly code: 'letter.too_long' }
  | { readonly code: 'letter.unprintable'; readonly params: { readonly characters: string } }
  | { readonly code: 'letter.residue'; readonly params: { readonly text: string } }
  | { readonly code: 'letter.private_number'; readonly params: { readonly text: string } }
  | { readonly code: 'letter.demand_above_claim'; readonly params: { readonly text: string } }
  | { readonly code: 'letter.first_owner_unknown' }
  | { readonly code: 'letter.delivery_required' }
  | { readonly code: 'letter.signature_missing' };

export type LetterWish =
  | { readonly action: 'save' }
  /** From the order step: nobody has read the text yet, so it is stored unsigned. */
  | { readonly action: 'store_draft' }
  | { readonly action: 'approve'; readonly delivery: Delivery | undefined };

export type SavedLetter = { readonly latest: FrozenLetter | null; readonly savedAtMs: number };

type Deps = AccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly letters: LetterRepository;
  readonly documents: DocumentRepository;
  readonly coverage: GlyphCoverage;
  readonly jobs: Jobs;
  readonly mail: Mail;
  /** The address an account has proved. */
  readonly addressOf: (db: Db, accountId: string) => Promise<string | null>;
};

/** Keeps the letter's text, and freezes it when asked: unsigned from the order step, signed on approval. */
export const makeSaveLetter =
  (deps: Deps) =>
  async (
    owner: Owner | null,
    typed: string,
    wish: LetterWish,
    caseId?: string,
  ): Promise<Result<SavedLetter, SaveLetterError>> =>
    inTransaction(deps.db, async (trx): Promise<Result<SavedLetter, SaveLetterError>> => {
      const { clock, letters } = deps;
      const found = await findPaidClaim(deps, trx, owner, true, caseId);
      if (!found.ok) return found;
      const { stored, claim } = found.value;
      const working = await letters.findWorking(trx, stored.id);
      if (working === null) return err({ code: 'letter.not_generated' });
      const latest = await letters.findLatestVersion(trx, stored.id);
      if (wish.action === 'store_draft' && latest !== null) return ok({ latest, savedAtMs: working.savedAtMs });

      const text = sanitizeText(typed);
      const refusal = textRefusal(text, deps.coverage);
      if (refusal !== null) return err(refusal);

      const nowMs = clock.now();
      if (text !== working.text) {
        await letters.updateText(trx, stored.id, text, nowMs);
        await appendAudit(trx, stored.id, nowMs, { kind: 'letter.saved', textSha256: contentHash(text) });
      }
      const current = { ...working, text, savedAtMs: text === working.text ? working.savedAtMs : nowMs };
      if (wish.action === 'save') return ok({ latest, savedAtMs: nowMs });
      if (text.length > LONGEST_PRINTED) return err({ code: 'letter.too_long' });
      if (wish.action === 'store_draft') {
        return ok({ latest: await freezeLetter(deps, trx, current, latest, null), savedAtMs: nowMs });
      }

      if (wish.delivery === undefined) return err({ code: 'letter.delivery_required' });
      if (claim.answers.assignedClaim === true) return err({ code: 'letter.first_owner_unknown' });
      const [stop] = stopsApproval(checkLetter({ text, amount: claim.amount }));
      if (stop !== undefined) return err(stopError(stop, text));
      if (latest?.isApproved === true && latest.text === text && latest.delivery === wish.delivery) {
        return ok({ latest, savedAtMs: nowMs });
      }
      const signature = stored.draft.signature === null ? null : await cleanSignature(stored.draft.signature);
      if (signature === null) return err({ code: 'letter.signature_missing' });
      const approval = { signature, delivery: wish.delivery };
      const approved = await freezeLetter(deps, trx, current, latest, approval);
      await mailToOwner(deps, trx, found.value.owner, approved);
      return ok({ latest: approved, savedAtMs: nowMs });
    });

/** The signed letter goes to an address its owner has proved, and to no address that was only typed somewhere. */
async function mailToOwner(
  { addressOf, mail }: Pick<Deps, 'addressOf' | 'mail'>,
  trx: DbTransaction,
  { accountId }: Owner,
  { id: versionId, demandId }: FrozenLetter,
): Promise<void> {
  const to = accountId === null ? null : await addressOf(trx, accountId);
  if (to === null) return;
  await mail.enqueue(trx, {
    to,
    template: 'letter-approved',
    params: { reference: demandId },
    attachment: { versionId },
  });
}

/** The pages carry the names, the subject and the reference too, and the engine takes no more than this in all. */
const LONGEST_PRINTED = MAX_LETTER_LENGTH - 4_000;

function textRefusal(text: string, coverage: GlyphCoverage): SaveLetterError | null {
  if (isBlank(text)) return { code: 'letter.empty' };
  if (text.length > LONGEST_LETTER) return { code: 'letter.too_long' };
  const characters = coverage.unprintableCharacters(text);
  return characters.length === 0
    ? null
    : { code: 'letter.unprintable', params: { characters: characters.slice(0, 10).join(' ') } };
}

const LONGEST_QUOTE = 80;

/** The words a place lies in: a lone brace tells nobody what to look for. */
function wholeWords(text: string, { start, end }: LetterFinding['place']): string {
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? '';
  const words = `${before}${text.slice(start, end)}${after}`;
  return words.length > LONGEST_QUOTE ? text.slice(start, end) : words;
}

/** Which check stopped the approval, with the words it stopped at. */
function stopError(stop: LetterFinding, text: string): SaveLetterError {
  const params = { text: wholeWords(text, stop.place) };
  switch (stop.code) {
    case 'letter.private_number':
    case 'letter.demand_above_claim':
    case 'letter.residue':
      return { code: stop.code, params };
    case 'letter.empty':
    case 'letter.too_short':
    case 'letter.too_long':
    case 'letter.improper_threat':
      return { code: 'letter.empty' };
  }
}

import { assessClaim, composeLetter, fullNameOf, type JurisdictionPack, ok, type Result } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { contentHash } from '../../platform/security/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type AccessDeps, type AccessError, findPaidClaim, type PaidClaim } from './letter-access.ts';
import type { LetterRepository, WorkingLetter } from './letter-repository.ts';

type Deps = AccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly letters: LetterRepository;
  readonly pack: JurisdictionPack;
};

export type GeneratedLetter = { readonly paid: PaidClaim; readonly letter: WorkingLetter };

/**
 * Composes the letter of the caller's paid claim. A letter that is there already is given back as it is: composing
 * again would throw away what the person wrote.
 */
export const makeGenerateLetter =
  (deps: Deps) =>
  async (owner: Owner | null): Promise<Result<GeneratedLetter, AccessError>> =>
    inTransaction(deps.db, async (trx): Promise<Result<GeneratedLetter, AccessError>> => {
      const { clock, letters, pack } = deps;
      const found = await findPaidClaim(deps, trx, owner, true);
      if (!found.ok) return found;
      const { stored, claim } = found.value;
      const existing = await letters.findWorking(trx, stored.id);
      if (existing !== null) return ok({ paid: found.value, letter: existing });

      const issuedOn = clock.today();
      const fit = assessClaim(claim, pack, issuedOn);
      const composed = composeLetter({
        claim,
        pack,
        issuedOn,
        deadline: fit.letterDeadline,
        court: { part: fit.courtPart, counties: fit.counties, countyToConfirm: fit.countyToConfirm },
        law: pack.lawFor(claim),
      });
      const letter: WorkingLetter = {
        claimId: stored.id,
        text: composed.text,
        details: {
          subject: composed.subject,
          author: fullNameOf(claim.claimant.name),
          recipientName: claim.defendants.map((defendant) => fullNameOf(defendant.name)).join(', '),
          removed: composed.removed.map(({ kind, text }) => ({ kind, text })),
        },
        issuedOn,
        deadline: fit.letterDeadline,
        rowIds: fit.rowIds,
        savedAtMs: clock.now(),
      };
      await letters.insertWorking(trx, letter);
      await appendAudit(trx, stored.id, clock.now(), {
        kind: 'letter.generated',
        textSha256: contentHash(letter.text),
      });
      return ok({ paid: found.value, letter });
    });

import type { SaveTrialNotesRequest } from '@plainclaim/contract';
import {
  assessClaim,
  err,
  type JurisdictionPack,
  type NotesProblem,
  notesProblem,
  ok,
  type Result,
  trialOffers,
} from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { ClaimRepository } from '../drafts/index.ts';
import type { ReviewRepository } from '../letters/index.ts';
import type { Owner } from '../sessions/index.ts';
import { readNotes, type UnreadableNotes } from './notes-wire.ts';
import { type AccessDeps, type AccessError, trialCaseFile } from './trial-case.ts';

export type SaveNotesError =
  | AccessError
  | NotesProblem
  | UnreadableNotes
  | { readonly code: 'trial.changed_elsewhere' };

type Deps = AccessDeps & {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly reviews: ReviewRepository;
  readonly pack: JurisdictionPack;
};

/** Puts the notes in the place of those they are based on. Notes that are not whole are refused: nothing is saved. */
export async function saveTrialNotes(
  deps: Deps,
  owner: Owner | null,
  request: SaveTrialNotesRequest,
): Promise<Result<null, SaveNotesError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<null, SaveNotesError>> => {
    const { clock, pack, reviews, trialNotes } = deps;
    const { case_id: caseId, revision } = request;
    const file = await trialCaseFile(deps, trx, owner, caseId);
    if (!file.ok) return file;
    const { claim, exhibits } = file.value;
    const elements = pack.trial?.theoriesOf(claim).flatMap((theory) => theory.elements.map(({ key }) => key)) ?? [];
    const { sentences } = trialOffers({
      claim,
      pack,
      today: clock.today(),
      decisions: await reviews.findDecisions(trx, caseId),
    });
    const read = readNotes(request.notes, { elements, exhibitIds: exhibits.map(({ id }) => id), sentences });
    if (!read.ok) return read;
    const { notes, lowest } = read.value;
    const today = clock.today();
    const problem = notesProblem(notes, lowest, assessClaim(claim, pack, today).demand, today);
    if (problem !== null) return err(problem);
    const isSaved = await trialNotes.save(trx, caseId, { notes, lowest, revision }, clock.now());
    if (!isSaved) return err({ code: 'trial.changed_elsewhere' });
    const event = { kind: 'trial.notes_saved', by: actorOf(file.value.owner), revision: revision + 1 } as const;
    await appendAudit(trx, caseId, clock.now(), event);
    return ok(null);
  });
}

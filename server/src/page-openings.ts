import { screenAt } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClaimRepository } from './features/drafts/index.ts';
import type { LetterRepository } from './features/letters/index.ts';
import type { BrowserSessions } from './features/sessions/index.ts';
import type { Db } from './platform/db/index.ts';

type Deps = {
  readonly db: Db;
  readonly sessions: BrowserSessions;
  readonly claims: ClaimRepository;
  readonly letters: LetterRepository;
};

/**
 * Where the pages of this browser open. They are asked for that screen's files with the page; which screen is shown, the
 * page decides from what it reads itself.
 */
export const pageOpenings = ({ db, sessions, claims, letters }: Deps) => ({
  isSignedIn: async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
    ((await sessions.find(request, reply))?.accountId ?? null) !== null,
  wizardScreenOf: async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const owner = await sessions.find(request, reply);
    const claim = owner === null ? null : await claims.findCurrentOwned(db, owner);
    return claim === null ? null : (screenAt(claim.position)?.id ?? null);
  },
  letterStepOf: async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const owner = await sessions.find(request, reply);
    const claim = owner === null ? null : await claims.findPaidOwned(db, owner);
    if (claim === null) return null;
    const latest = await letters.findLatestVersion(db, claim.id);
    if (latest?.isApproved === true) return 'now';
    return (await letters.findWorking(db, claim.id)) === null ? null : 'read';
  },
});

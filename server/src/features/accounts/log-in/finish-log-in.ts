import type { LoginAnswer } from '@plainclaim/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messageFor } from '../../../platform/language/index.ts';
import type { CallDeps } from '../../sessions/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { agreeOnLanguage } from '../account-language.ts';
import { giveOpened } from '../answers.ts';
import { beginPending } from '../second-step/second-step-repository.ts';
import type { FirstStepDone } from './first-step.ts';

type Deps = AccountDeps & CallDeps;

/** Hands out the session of somebody who is signed in now. */
export async function welcome(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  session: BegunSession,
): Promise<LoginAnswer> {
  await giveOpened(deps, request, reply, session);
  await agreeOnLanguage(deps, request, reply, session.owner.accountId);
  return { success: true, message: messageFor('account.logged_in') };
}

/** The same after a first step, or the question for the second one, which this browser alone may answer. */
export async function finishLogIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  done: FirstStepDone,
): Promise<LoginAnswer> {
  if (done.kind === 'signed_in') return welcome(deps, request, reply, done.session);
  const { sessionId } = await deps.sessions.findOrStartAnew(request, reply);
  await beginPending(deps.db, { sessionId, accountId: done.accountId }, deps.clock.now());
  return { success: false, message: messageFor('account.second_step'), second_step: true };
}

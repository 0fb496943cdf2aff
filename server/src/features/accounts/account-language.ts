import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { chosenLanguageOf, rememberLanguage, wishedLanguageOf } from '../../platform/language/index.ts';
import type { AccountRepository } from './account-repository.ts';

export type AccountLanguageDeps = {
  readonly db: Db;
  readonly accounts: AccountRepository;
  readonly publicUrl: string;
};

/**
 * At a sign-in: a browser where no language was chosen gets the account's; an account without one learns that of the
 * browser. Where both chose, each keeps its own. Nothing happens where nobody ever chose. What a browser asks for by its own
 * settings is shown on the first visit and is no choice.
 */
export async function agreeOnLanguage(
  { db, accounts, publicUrl }: AccountLanguageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<void> {
  const here = chosenLanguageOf(request);
  const isChosen = here !== null && here !== wishedLanguageOf(request);
  const known = isChosen ? null : await accounts.findLanguage(db, accountId);
  if (here !== null && known === null) return accounts.learnLanguage(db, accountId, here);
  if (known !== null) rememberLanguage(reply, known, publicUrl.startsWith('https://'));
}

import { accountContactAnswerSchema, accountContactRequestSchema, paths } from '@plainclaim/contract';
import { type AppPlugin } from '../../../platform/http/index.ts';
import { messageFor } from '../../../platform/language/index.ts';
import { type CallDeps, callRoutes, signedIn } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { contactAnswer } from '../settings/settings-answers.ts';
import { saveContact } from './save-contact.ts';

/** How to reach the owner of an account: name, phone number and address. */
export const contactRoutes =
  (deps: AccountDeps & CallDeps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'account');
    const access = signedIn('account.signed_out');

    call.get(paths.accountContact, {
      access,
      answer: accountContactAnswerSchema,
      problems: [401],
      handle: ({ owner }) => contactAnswer(deps, owner.accountId),
    });

    call.post(paths.accountContact, {
      access,
      limit: 'contact-save',
      body: accountContactRequestSchema,
      answer: accountContactAnswerSchema,
      problems: [400, 401, 422, 429],
      failures: { 'account.signed_out': 401, 'account.contact_wrong': 422 },
      handle: async ({ owner, body, valueOf }) => {
        const contact = valueOf(await saveContact(deps, owner, body));
        const message = messageFor('account.contact_kept');
        return { ...(await contactAnswer(deps, owner.accountId)), contact, message };
      },
    });
  };

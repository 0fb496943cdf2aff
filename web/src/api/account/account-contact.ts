import { type AccountContactAnswer, accountContactAnswerSchema, paths } from '@plainclaim/contract';
import type { OwnContact } from '@plainclaim/domain';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** How to reach whoever is signed in, as they saved it. */
export const readContact = (options: ApiOptions = {}): Promise<ApiResult<AccountContactAnswer>> =>
  apiGet(paths.accountContact, accountContactAnswerSchema, options);

export const saveContact = (contact: OwnContact): Promise<ApiResult<AccountContactAnswer>> =>
  apiPost(paths.accountContact, contact, accountContactAnswerSchema);

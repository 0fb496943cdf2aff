import type { Result } from '@plainclaim/domain';
import type { SocialProvider } from '@plainclaim/contract';

/** What must be kept while somebody is away at the other service, and proves that the answer is meant for this browser. */
export type Errand = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** Who somebody is there. Their address counts only where that service says that it was proved. */
export type Identity = {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailProved: boolean;
};

export type IdentityError =
  /** The person said no there, or the answer is not one to the question that was asked. */
  | { readonly code: 'identity.refused' }
  /** The service did not answer, or not as agreed. */
  | { readonly code: 'identity.unreachable' };

/** Another service that tells us who somebody is. */
export type IdentityProvider = {
  readonly name: SocialProvider;
  /** Where the browser goes, and what to keep until it comes back. */
  begin(): Promise<Result<{ readonly url: string; readonly errand: Errand }, IdentityError>>;
  /** Reads the address the browser came back to. */
  finish(cameBackTo: URL, errand: Errand): Promise<Result<Identity, IdentityError>>;
};

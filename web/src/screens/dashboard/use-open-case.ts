import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openCase } from '../../api/cases.ts';
import { confirmOwner } from '../../api/current-user.ts';
import { ownerOf } from '../../api/device-memory.ts';
import { putDraftAside } from '../../api/drafts.ts';
import type { ApiFailure } from '../../api/http-client.ts';

type Going =
  | { readonly to: 'nowhere'; readonly failure: ApiFailure | null }
  | { readonly to: 'case'; readonly id: string }
  | { readonly to: 'new' };

export type OpenCase = {
  readonly going: Going;
  /** Leads to the wizard for a draft, to the letter for a paid case. */
  readonly open: (id: string) => Promise<void>;
  /** Puts an unfinished draft aside, where it stays in the list, and begins an empty one. */
  readonly begin: () => Promise<void>;
};

/** The ways from the list to a claim. `onSignedOut` is called when this person is not signed in any more. */
export function useOpenCase(email: string, onSignedOut: () => void): OpenCase {
  const navigate = useNavigate();
  const [going, setGoing] = useState<Going>({ to: 'nowhere', failure: null });
  const fail = (failure: ApiFailure) => {
    setGoing({ to: 'nowhere', failure });
    if (failure.status === 401) onSignedOut();
  };
  return {
    going,
    open: async (id) => {
      if (going.to !== 'nowhere') return;
      setGoing({ to: 'case', id });
      const opened = await openCase(id);
      if (opened.ok) await navigate(opened.value.path);
      else fail(opened.error);
    },
    begin: async () => {
      if (going.to !== 'nowhere') return;
      setGoing({ to: 'new' });
      // A claim belongs to whoever is signed in, and without a session to an unknown browser: it must be this person.
      const found = await confirmOwner(ownerOf(email), 0);
      if (found !== 'here') {
        if (found === 'gone') onSignedOut();
        else fail(found);
        return;
      }
      const aside = await putDraftAside();
      if (aside.ok) await navigate('/');
      else fail(aside.error);
    },
  };
}

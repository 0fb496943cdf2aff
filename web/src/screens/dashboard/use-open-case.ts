import type { CaseWire } from '@plainclaim/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openCase } from '../../api/cases.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';

type Going =
  | { readonly to: 'nowhere'; readonly failure: ApiFailure | null }
  | { readonly to: 'letter'; readonly id: string };

export type OpenCase = {
  readonly going: Going;
  /** Leads to the letter of a paid case, and to the wizard for a draft. */
  readonly open: (one: Pick<CaseWire, 'id' | 'status'>) => Promise<void>;
  /** Leads to the wizard for a new claim. An unfinished one is put aside and stays in the list. */
  readonly begin: () => void;
};

/** The ways from the list to a claim. `onSignedOut` is called when nobody is signed in any more. */
export function useOpenCase(onSignedOut: () => void): OpenCase {
  const navigate = useNavigate();
  const [going, setGoing] = useState<Going>({ to: 'nowhere', failure: null });
  // The wizard changes claims itself: it may hold answers of the one before that are not saved yet.
  const toWizard = (claim: 'new' | { readonly id: string }) => navigate('/', { state: { claim } });
  return {
    going,
    open: async ({ id, status }) => {
      if (going.to === 'letter') return;
      if (status === 'draft') {
        await toWizard({ id });
        return;
      }
      setGoing({ to: 'letter', id });
      const opened = await openCase(id);
      if (opened.ok) {
        await navigate(opened.value.path);
        return;
      }
      setGoing({ to: 'nowhere', failure: opened.error });
      if (opened.error.status === 401) onSignedOut();
    },
    begin: () => void toWizard('new'),
  };
}

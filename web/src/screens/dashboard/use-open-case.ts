import type { CaseWire } from '@plainclaim/contract';
import { useNavigate } from 'react-router';

export type OpenCase = {
  /** Leads to the wizard, which goes on with this draft. */
  readonly open: (draft: Pick<CaseWire, 'id'>) => Promise<void>;
  /** Leads to the wizard for a new claim. An unfinished one is put aside and stays in the list. */
  readonly begin: () => void;
};

/** The ways from the list into the wizard. It changes claims itself: it may hold answers of the one before not saved yet. */
export function useOpenCase(): OpenCase {
  const navigate = useNavigate();
  const toWizard = async (claim: 'new' | { readonly id: string }) => navigate('/', { state: { claim } });
  return { open: async ({ id }) => toWizard({ id }), begin: () => void toWizard('new') };
}

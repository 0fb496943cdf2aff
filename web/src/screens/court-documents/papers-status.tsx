import { useLingui } from '@lingui/react/macro';
import type { CourtPaperCase } from '@plainclaim/contract';
import { Pill, type PillTone } from '../../components/feedback/pill.tsx';

type StatusFacts = Pick<CourtPaperCase, 'state' | 'signing' | 'letter_approved'>;
type Words = { readonly tone: PillTone; readonly text: string };

/** How the papers of a case stand, in a word or two. */
export function PapersStatus({ one }: { readonly one: StatusFacts }) {
  const { tone, text } = useStatusWords()(one);
  return <Pill tone={tone}>{text}</Pill>;
}

function useStatusWords(): (one: StatusFacts) => Words {
  const { t } = useLingui();
  const signed: Readonly<Record<CourtPaperCase['signing'], Words>> = {
    none: { tone: 'good', text: t`Ready` },
    unsigned: { tone: 'waiting', text: t`Ready, not signed` },
    by_hand: { tone: 'good', text: t`Ready, sign by hand` },
    outdated: { tone: 'waiting', text: t`Out of date` },
    signed: { tone: 'good', text: t`Ready, signed` },
    void: { tone: 'waiting', text: t`Signature no longer valid` },
  };
  return ({ state, signing, letter_approved }) => {
    switch (state) {
      case 'none':
        return { tone: 'waiting', text: letter_approved ? t`Not made yet` : t`Waiting for your letter` };
      case 'making':
        return { tone: 'going', text: t`Being made` };
      case 'failed':
        return { tone: 'bad', text: t`Failed` };
      case 'stopped':
        return { tone: 'waiting', text: t`Stopped` };
      case 'ready':
        return signed[signing];
    }
  };
}

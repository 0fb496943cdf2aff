import { useLingui } from '@lingui/react/macro';
import type { CourtPaperCase } from '@plainclaim/contract';
import { Pill, type PillTone } from '../../components/pill.tsx';

type State = CourtPaperCase['state'];

const TONES: Readonly<Record<State, PillTone>> = {
  none: 'waiting',
  making: 'going',
  ready: 'good',
  failed: 'bad',
  stopped: 'waiting',
};

/** How the papers of a case stand, in a word or two. */
export function PapersStatus({
  state,
  isLetterApproved,
}: {
  readonly state: State;
  readonly isLetterApproved: boolean;
}) {
  const { t } = useLingui();
  const words: Readonly<Record<State, string>> = {
    none: isLetterApproved ? t`Not made yet` : t`Waits for your letter`,
    making: t`Being made`,
    ready: t`Ready`,
    failed: t`Failed`,
    stopped: t`Stopped`,
  };
  return <Pill tone={TONES[state]}>{words[state]}</Pill>;
}

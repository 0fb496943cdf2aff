import { useLingui } from '@lingui/react/macro';
import { Pill, type PillTone } from '../../components/feedback/pill.tsx';

const TONES: Readonly<Record<string, PillTone | undefined>> = {
  completed: 'good',
  pending: 'waiting',
  draft: 'quiet',
};

/** The word for a case's status; blue for every status that is none of the first three. */
export function StatusPill({ status }: { readonly status: string }) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string | undefined>> = {
    completed: t`Completed`,
    pending: t`Pending`,
    draft: t`Draft`,
  };
  const word = words[status] ?? status.charAt(0).toLocaleUpperCase('en-US') + status.slice(1);
  return <Pill tone={TONES[status] ?? 'going'}>{word}</Pill>;
}

import { useLingui } from '@lingui/react/macro';
import { Pill, type PillTone } from '../../components/feedback/pill.tsx';

const TONES: Readonly<Record<string, PillTone | undefined>> = {
  completed: 'good',
  paid: 'good',
  pending: 'waiting',
  draft: 'quiet',
};

/** The words for the statuses of a case. */
export function useStatusWords(): (status: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string | undefined>> = {
    completed: t`Completed`,
    pending: t`Pending`,
    draft: t`Draft`,
    paid: t`Paid in full`,
    part_paid: t`Paid in part`,
    answer_day_passed: t`Answer day passed`,
    filed: t`Filed with the court`,
    judgment: t`Judgment`,
  };
  return (status) => words[status] ?? status.charAt(0).toLocaleUpperCase('en-US') + status.slice(1);
}

/** The word for a case's status; blue for every status that is none of the first three. */
export function StatusPill({ status }: { readonly status: string }) {
  const words = useStatusWords();
  return <Pill tone={TONES[status] ?? 'going'}>{words(status)}</Pill>;
}

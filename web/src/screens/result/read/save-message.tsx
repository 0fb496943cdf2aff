import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/styling/class-names.ts';
import type { Letter } from '../state/result-state.ts';
import styles from './save-message.module.css';

export type SaveMessageProps = {
  readonly status: Letter['status'];
  readonly problem: Letter['problem'];
  readonly hasUnsaved: boolean;
};

/**
 * What became of Save, for a few seconds; else what is wrong with the text, or that something is not saved yet. The
 * letter's own error line may be far below the place it speaks of; this one stays in sight.
 */
export function SaveMessage({ status, problem, hasUnsaved }: SaveMessageProps) {
  const { t } = useLingui();
  const isUnreachable = problem?.field === null && problem.code.startsWith('network.');
  const detail = isUnreachable ? t`Unable to connect to the server.` : (problem?.message ?? '');
  const refusal = status === null && problem?.field === 'demand_letter' ? problem.message : null;
  return (
    <div>
      <p role="status" className={styles['message']}>
        {status === 'saved' ? (
          <Line tone="good" icon={<IconCheck size={20} stroke={3} aria-hidden="true" />}>
            {t`Your letter is saved.`}
          </Line>
        ) : null}
        {status === 'failed' ? (
          <Line tone="bad" icon={<IconX size={20} stroke={3} aria-hidden="true" />}>
            {t`Save operation failed.`} {detail}
          </Line>
        ) : null}
      </p>
      {refusal === null ? null : (
        <Line tone="bad" icon={<IconX size={20} stroke={3} aria-hidden="true" />}>
          {refusal}
        </Line>
      )}
      {status === null && refusal === null && hasUnsaved ? (
        <Line tone="quiet" icon={<IconPencil size={20} aria-hidden="true" />}>
          {t`You have changes that are not saved.`}
        </Line>
      ) : null}
    </div>
  );
}

type LineProps = { readonly tone: 'good' | 'bad' | 'quiet'; readonly icon: ReactNode; readonly children: ReactNode };

function Line({ tone, icon, children }: LineProps) {
  return (
    <span className={classNames(styles['line'], styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

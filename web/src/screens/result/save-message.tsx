import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { classNames } from '../../components/class-names.ts';
import type { Letter } from './result-state.ts';
import styles from './save-message.module.css';

export type SaveMessageProps = {
  readonly status: Letter['status'];
  readonly problem: Letter['problem'];
  readonly hasUnsaved: boolean;
};

/** What became of Save, for a few seconds; else whether something is not saved yet. */
export function SaveMessage({ status, problem, hasUnsaved }: SaveMessageProps) {
  const { t } = useLingui();
  const isUnreachable = problem?.field === null && problem.code.startsWith('network.');
  const detail = isUnreachable ? t`Unable to connect to the server.` : (problem?.message ?? '');
  return (
    <div>
      <p role="status" className={styles['message']}>
        {status === 'saved' ? (
          <span className={classNames(styles['line'], styles['good'])}>
            <IconCheck size={20} stroke={3} aria-hidden="true" />
            <span>{t`Your letter is saved.`}</span>
          </span>
        ) : null}
        {status === 'failed' ? (
          <span className={classNames(styles['line'], styles['bad'])}>
            <IconX size={20} stroke={3} aria-hidden="true" />
            <span>
              {t`Save operation failed.`} {detail}
            </span>
          </span>
        ) : null}
      </p>
      {status === null && hasUnsaved ? (
        <p className={styles['line']}>
          <IconPencil size={20} aria-hidden="true" />
          <span>{t`You have changes that are not saved.`}</span>
        </p>
      ) : null}
    </div>
  );
}

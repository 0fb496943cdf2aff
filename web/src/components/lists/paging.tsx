import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './paging.module.css';
import { viewOfPage } from './page-of-cases.ts';

export type PagingProps = {
  readonly page: number;
  readonly shown: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
  /** What is paged through; cases, unless named. */
  readonly label?: string;
  /** Says what is shown, where that is not cases. */
  readonly children?: ReactNode;
};

/** Where in the list this page lies, and the way to the pages beside it. */
export function Paging({ page, shown, total, onTurn, label, children }: PagingProps) {
  const { t } = useLingui();
  const { first, last, hasPrevious, hasNext } = viewOfPage(page, shown, total);
  return (
    <nav className={styles['paging']} aria-label={label ?? t`Pages of your cases`}>
      <p role="status">
        {children ?? (
          <Trans>
            Showing {first} to {last} of {total} cases
          </Trans>
        )}
      </p>
      <div className={styles['turns']}>
        <Button variant="ghost" size="small" disabled={!hasPrevious} onClick={() => onTurn(page - 1)}>
          {t`Previous`}
        </Button>
        <Button variant="ghost" size="small" disabled={!hasNext} onClick={() => onTurn(page + 1)}>
          {t`Next`}
        </Button>
      </div>
    </nav>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { CourtPaperCase } from '@plainclaim/contract';
import { useId, useState } from 'react';
import styles from './court-documents.module.css';

/** Says politely that papers are in the making, and later that they are no more. */
export function MakingStatus({ isMaking }: { readonly isMaking: boolean }) {
  const { t } = useLingui();
  const [wasMaking, setWasMaking] = useState(isMaking);
  if (isMaking && !wasMaking) setWasMaking(true);
  const ended = wasMaking ? t`Work on the papers is finished. The list shows the result.` : '';
  return (
    <p role="status" className={styles['making']}>
      {isMaking ? t`Papers are being made. This takes about a minute. The list updates by itself.` : ended}
    </p>
  );
}

/** How many of the PDFs are drawn and checked. */
export function MakingProgress({ progress }: { readonly progress: NonNullable<CourtPaperCase['progress']> }) {
  const id = useId();
  const { done, all } = progress;
  return (
    <div className={styles['progress']}>
      <label htmlFor={id}>
        <Trans>
          Made and checked: {done} of {all}
        </Trans>
      </label>
      <progress id={id} max={Math.max(1, all)} value={done} />
    </div>
  );
}

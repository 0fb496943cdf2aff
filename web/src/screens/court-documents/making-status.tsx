import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './court-documents.module.css';

/** Says politely that papers are in the making, and later that they are no more. */
export function MakingStatus({ isMaking }: { readonly isMaking: boolean }) {
  const { t } = useLingui();
  const [wasMaking, setWasMaking] = useState(isMaking);
  if (isMaking && !wasMaking) setWasMaking(true);
  const ended = wasMaking ? t`The work on the papers has ended. The list shows how they stand.` : '';
  return (
    <p role="status" className={styles['making']}>
      {isMaking ? t`Papers are being made. This takes about a minute. The list keeps up by itself.` : ended}
    </p>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/buttons/button.tsx';
import { CopyButton } from '../../components/buttons/copy-button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import styles from './settings.module.css';

/** Shown this once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <Alert tone="warning" live="status" title={t`Write down your recovery codes now`}>
        <p>
          {t`If you lose your phone, you log in with one of these instead of the app’s code. Each works once. We show them only now, so print them or keep them in a safe place.`}
        </p>
      </Alert>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <CopyButton text={codes.join('\n')} what={t`the codes`} />
        <Button onClick={onDone}>{t`I have saved them`}</Button>
      </div>
    </>
  );
}

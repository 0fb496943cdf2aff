import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { DeletePart } from '../../components/your-data/delete-part.tsx';
import { ExportPart } from '../../components/your-data/export-part.tsx';
import { useYourData } from '../../components/your-data/use-your-data.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { SettingsSection } from './settings-section.tsx';

/** Taking one's data along, and leaving. */
export function DataSection({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const navigate = useNavigate();
  const { yourData, failure, reload, show } = useYourData('');
  // The settings send whoever is not signed in to the log-in page: the page that is gone to forgets this device.
  const leave = (message: string) => void navigate('/your-data', { replace: true, state: { left: message } });
  if (yourData === null) {
    return (
      <SettingsSection title={t`Your data`}>
        {failure === null ? <Spinner>{t`Loading...`}</Spinner> : null}
        {failure === null ? null : (
          <Alert
            tone="error"
            live="alert"
            title={t`We could not load this part.`}
            actions={<Button size="small" onClick={reload}>{t`Try Again`}</Button>}
          >
            <p>{textOf(failure)}</p>
          </Alert>
        )}
      </SettingsSection>
    );
  }
  return (
    <>
      <SettingsSection title={t`Your data`}>
        <ExportPart yourData={yourData} token="" onShown={show} />
      </SettingsSection>
      <SettingsSection title={t`Delete your account`}>
        <DeletePart yourData={yourData} token="" onDeleted={leave} onSignedOut={onSignedOut} />
      </SettingsSection>
    </>
  );
}

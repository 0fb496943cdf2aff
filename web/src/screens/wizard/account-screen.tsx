import { Trans, useLingui } from '@lingui/react/macro';
import { parseCalendarDate } from '@plainclaim/domain';
import { IconArrowRight } from '@tabler/icons-react';
import { ActionsBar } from '../../components/actions-bar.tsx';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { ScreenForm } from '../../components/form-layout.tsx';
import { ScreenHead } from '../../components/screen-title.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import { useWizard } from './wizard-context.ts';

/** Step 1, sub-step 3: where the answers are kept, and until when. */
export function AccountScreen() {
  const { t, i18n } = useLingui();
  const { keptUntil, saveState, goOn, goBack } = useWizard();
  const day = parseCalendarDate(keptUntil ?? '');
  const date = day.ok ? <strong>{formatDay(day.value, i18n.locale)}</strong> : null;
  const isOnServer = saveState === 'saved' || saveState === 'saving' || saveState === 'idle';
  return (
    <ScreenForm onSubmit={goOn}>
      <ScreenHead
        title={t`Save your progress`}
        lead={t`You do not need an account. Your answers are saved as you go.`}
      />
      <Alert tone={isOnServer ? 'success' : 'warning'}>
        {date === null ? (
          <p>
            <Trans>Your claim is kept for this browser.</Trans>
          </p>
        ) : (
          <p>
            <Trans>Your claim is kept for this browser until {date}. Each change you make gives it more time.</Trans>
          </p>
        )}
      </Alert>
      <p>
        <Trans>
          To go on later, open this site again in the same browser on this device. If you clear the browser’s data, or
          use another browser, we cannot find your claim again.
        </Trans>
      </p>
      <p>
        <Trans>Is this a shared computer? Other people who use this browser can see your answers.</Trans>
      </p>
      <div>
        <Button type="submit" capitals iconEnd={<IconArrowRight size={20} aria-hidden="true" />}>
          {t`Continue without an account`}
        </Button>
      </div>
      {/* The long label has no room beside Back in the bar of a phone. */}
      <ActionsBar onBack={goBack} withoutContinue />
    </ScreenForm>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { comeBack, hasLeft } from '../api/session/leave-now.ts';
import { Button } from '../components/buttons/button.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { ScreenHead } from '../components/layout/screen-title.tsx';

/** In a tab that was left in a hurry Back brings this, and the page only when somebody asks for it. */
export function LeftCover({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const [isCovered, setCovered] = useState(hasLeft);
  if (!isCovered) return children;
  return (
    <AppShell width="narrow">
      <ScreenHead title={t`You left this page`} lead={t`What was saved is still here.`} />
      <Button
        onClick={() => {
          comeBack();
          setCovered(false);
        }}
      >
        {t`Show it again`}
      </Button>
    </AppShell>
  );
}

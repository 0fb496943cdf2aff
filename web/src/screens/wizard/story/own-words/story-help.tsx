import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HelpExample, HelpList } from '../narrative-help.tsx';
import styles from './own-words.module.css';

/** What is worth writing and what is not, and how to begin (`children`), for who wants to know. */
export function StoryHelp({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <details className={styles['help']}>
      <summary>{t`Help with your words`}</summary>
      <div className={styles['helpParts']}>
        {children}
        <HelpList
          title={t`Good to include`}
          kind="good"
          points={[
            t`What you and the other side agreed to, or what they did`,
            t`The dates, even if they are close guesses`,
            t`What you paid or lost`,
            t`What you asked them to do, and what they said`,
          ]}
        />
        <HelpList
          title={t`What to leave out`}
          kind="bad"
          points={[
            t`Bank, card, or Social Security numbers`,
            t`Car plate, license, or policy numbers`,
            t`Names of children`,
            t`Angry words or threats. They can hurt your case.`,
          ]}
        />
        <p>
          {t`While you write we look for threats, insults, private numbers, health and family matters, and days without a year.`}
        </p>
        <HelpExample>
          <Trans>
            “On March 3 I paid Northfield Painting $800 to paint two rooms. They painted one room and left. I called on
            March 10 and March 15. They did not come back.”
          </Trans>
        </HelpExample>
      </div>
    </details>
  );
}

import { useState } from 'react';
import { ActionsBar } from '../../components/buttons/actions-bar.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Carousel } from '../../components/layout/carousel.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { ProgressBar } from '../../components/feedback/progress-bar.tsx';
import { type SaveState, SaveStatus } from '../../components/feedback/save-status.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { KitAccounts } from './kit-accounts.tsx';
import { KitBilling } from './kit-billing.tsx';
import { KitPayment } from './kit-payment.tsx';
import { KitChoices } from './kit-choices.tsx';
import { KitDetails, KitMoreFields } from './kit-fields.tsx';
import { KitFrame, KitFrames } from './kit-frames.tsx';
import { KitLeaving } from './kit-leaving.tsx';
import { KitLetters } from './kit-letters.tsx';
import { KitLists } from './kit-lists.tsx';
import { KitMoreLooks } from './kit-more-looks.tsx';
import { KitPdf } from './kit-pdf.tsx';
import { KitSection } from './kit-section.tsx';
import { KitPapers } from './kit-papers.tsx';
import { KitSessions } from './kit-sessions.tsx';
import styles from './kit.module.css';

const SAVE_STATES: readonly SaveState[] = ['saving', 'saved', 'offline', 'failed', 'conflict'];

const WITH_RETRY: readonly SaveState[] = ['offline', 'failed'];
const PERCENTS = [0, 50, 100];

function Buttons() {
  return (
    <KitSection title="Buttons">
      <div className={styles['row']}>
        <Button capitals>Continue</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="link">Link</Button>
        <Button busy busyText="Logging in...">
          Login
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Button size="small" variant="ghost">
          Small ghost
        </Button>
      </div>
      <ActionsBar onBack={() => {}} />
    </KitSection>
  );
}

function Messages() {
  return (
    <KitSection title="Messages">
      <div className={styles['narrow']}>
        <Alert tone="info" title="Good to know">
          <p>Small Claims hears claims up to $5,000.</p>
        </Alert>
        <Alert tone="warning" title="This may be too late">
          <p>Free legal help may be open to you.</p>
        </Alert>
        <Alert
          tone="error"
          title="We could not load the questions"
          actions={
            <Button size="small" variant="ghost">
              Try again
            </Button>
          }
        />
        <Alert tone="success" title="Your letter was approved." />
        <Spinner>Loading PDF...</Spinner>
        <Spinner block>Loading...</Spinner>
        {PERCENTS.map((percent) => (
          <ProgressBar key={percent} label={`Generating Your File, ${percent}`} percent={percent} />
        ))}
        <div className={styles['row']}>
          {SAVE_STATES.map((state) => (
            <SaveStatus key={state} state={state} />
          ))}
          {WITH_RETRY.map((state) => (
            <SaveStatus key={`${state} with a way out`} state={state} onRetry={() => {}} />
          ))}
          <SaveStatus state="conflict" settling={{ label: 'Choose which to keep', onPress: () => {} }} />
        </div>
      </div>
    </KitSection>
  );
}

function Windows() {
  const [size, setSize] = useState<'normal' | 'wide' | null>(null);
  const close = () => setSize(null);
  return (
    <KitSection title="Windows and carousel">
      <div className={styles['row']}>
        <Button onClick={() => setSize('normal')}>Open dialog</Button>
        <Button onClick={() => setSize('wide')}>Open wide dialog</Button>
      </div>
      <Dialog
        open={size !== null}
        size={size ?? 'normal'}
        onClose={close}
        title="Verification Code"
        actions={<Button onClick={close}>Verify</Button>}
      >
        <p>Enter the 6 digits we sent you.</p>
      </Dialog>
      <Carousel
        label="Packages"
        items={['Demand Letter Package', 'Small Claims Filing Help', 'Full Trial Prep Package'].map((title) => ({
          key: title,
          content: (
            <Card title={title}>
              <p>$29, one time</p>
              <Button wide>Get Started Now</Button>
            </Card>
          ),
        }))}
      />
    </KitSection>
  );
}

/** Every part of the kit in every state. */
export function Screen() {
  return (
    <KitFrame>
      <div className={styles['kit']}>
        <div className={styles['narrow']}>
          <KitMoreFields />
        </div>
        <KitSection title="Details">
          <KitDetails title="a filled form" isWrong={false} />
        </KitSection>
        <KitSection title="Details with problems">
          <KitDetails title="an empty form" isWrong />
        </KitSection>
        <KitChoices />
        <KitAccounts />
        <KitBilling />
        <KitPayment />
        <KitMoreLooks />
        <KitLetters />
        <KitPdf />
        <KitLeaving />
        <KitPapers />
        <KitSessions />
        <KitLists />
        <Messages />
        <Windows />
        <Buttons />
        <KitFrames />
      </div>
    </KitFrame>
  );
}

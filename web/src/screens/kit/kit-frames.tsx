import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { SaveStatus } from '../../components/feedback/save-status.tsx';
import { SignedInFrame, type SignedInFrameProps } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { Stepper } from '../../components/layout/stepper.tsx';
import { EmptyList } from '../../components/sections/empty-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const USERS = {
  'signed-in': { status: 'signed-in', displayName: 'maría', email: 'maria@example.com' },
  'signed-in-nameless': { status: 'signed-in', displayName: '', email: 'maria@example.com' },
  'being-checked': { status: 'loading' },
  'not-checked': { status: 'failed', failure: { status: 0, code: 'network.offline', message: '', fields: [] } },
} satisfies Record<string, SignedInFrameProps['user']>;

const isUser = (frame: string): frame is keyof typeof USERS => Object.hasOwn(USERS, frame);
const STEPS = [1, 2, 3, 4, 5];
const FRAMES = ['', 'narrow', 'bare', 'loading', ...STEPS.map((step) => `step-${step}`), ...Object.keys(USERS)];

/** A page has one frame, so each of them is an address of its own: `/dev/kit?frame=signed-in`. */
export function KitFrame({ children }: { readonly children: ReactNode }) {
  const [search] = useSearchParams();
  const frame = search.get('frame') ?? '';
  if (isUser(frame)) {
    return (
      <SignedInFrame user={USERS[frame]} onTryAgain={() => {}}>
        {() => children}
      </SignedInFrame>
    );
  }
  if (frame === 'narrow' || frame === 'bare') {
    return <AppShell width={frame === 'narrow' ? 'narrow' : 'page'}>{children}</AppShell>;
  }
  if (frame === 'loading') return <PageLoading />;
  const step = STEPS.find((one) => frame === `step-${one}`) ?? 3;
  return (
    <AppShell
      stepper={<Stepper step={step} fraction={(step - 1) / 4} />}
      saveStatus={<SaveStatus state="saved" />}
      account={<a href="/login">Log in</a>}
      footerLinks={<a href="/dev/kit">More in the footer</a>}
    >
      {children}
    </AppShell>
  );
}

export function KitFrames() {
  return (
    <KitSection title="Frames">
      <div className={styles['row']}>
        {FRAMES.map((frame) => (
          <ButtonLink key={frame} size="small" variant="ghost" to={`/dev/kit${frame === '' ? '' : `?frame=${frame}`}`}>
            {frame === '' ? 'wizard' : frame}
          </ButtonLink>
        ))}
      </div>
      <Section title="A part of a page" lead="What it is about, in a sentence.">
        <p>What it has to say.</p>
      </Section>
      <EmptyList>
        <p>Nothing is in this list yet.</p>
        <ButtonLink to="/dev/kit">Where to go</ButtonLink>
      </EmptyList>
    </KitSection>
  );
}

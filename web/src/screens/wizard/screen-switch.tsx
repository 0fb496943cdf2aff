import { useLingui } from '@lingui/react/macro';
import type { ScreenId } from '@plainclaim/domain';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { CategoryStep } from './category-step.tsx';

type Load = () => Promise<ComponentType>;

const early = () => import('./early-screens.ts');

/** The first screen is in the page itself; the others come in a few files when they are near. */
const LOADS: Readonly<Record<Exclude<ScreenId, 'category'>, Load>> = {
  reasons: () => early().then((screens) => screens.ReasonsStep),
  details: () => early().then((screens) => screens.DetailsScreen),
  account: () => early().then((screens) => screens.AccountScreen),
  'claimant-kind': () => early().then((screens) => screens.ClaimantKindScreen),
  claimant: () => early().then((screens) => screens.ClaimantScreen),
  'defendant-kind': () => early().then((screens) => screens.DefendantKindScreen),
  defendant: () => early().then((screens) => screens.DefendantScreen),
  story: () => import('./story-screen.tsx').then((screen) => screen.StoryScreen),
  calculation: () => import('./calculation-screen.tsx').then((screen) => screen.CalculationScreen),
  'payment-preference': () =>
    import('./payment-preference-screen.tsx').then((screen) => screen.PaymentPreferenceScreen),
  questions: () => import('./questions-screen.tsx').then((screen) => screen.QuestionsScreen),
  signature: () => import('./signature-screen.tsx').then((screen) => screen.SignatureScreen),
  generation: () => import('./generation-screen.tsx').then((screen) => screen.GenerationScreen),
  package: () => import('./package-screen.tsx').then((screen) => screen.PackageScreen),
  checkout: () => import('./checkout-screen.tsx').then((screen) => screen.CheckoutScreen),
  order: () => import('./order-screen.tsx').then((screen) => screen.OrderScreen),
};

type Screens = Partial<Readonly<Record<ScreenId, ComponentType>>>;

/** Kept outside React: a screen that was loaded once shows without any waiting. */
let loaded: Screens = { category: CategoryStep };

async function loadScreen(id: ScreenId): Promise<void> {
  if (id === 'category' || loaded[id] !== undefined) return;
  const screen = await LOADS[id]();
  loaded = { ...loaded, [id]: screen };
}

/** Fetches a screen that is likely next. A failure is no matter: it is asked for again when it is needed. */
export function preloadScreen(id: ScreenId): void {
  loadScreen(id).catch(() => {});
}

/** The top of the page and the heading, when a screen arrives; not at the first one. Names the browser tab too. */
function useArrival(id: ScreenId, isShown: boolean) {
  const last = useRef<ScreenId | null>(null);
  useEffect(() => {
    if (!isShown || last.current === id) return;
    const isFirst = last.current === null;
    last.current = id;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!(isFirst && id === 'category')) document.title = `${heading?.textContent ?? ''} · Plainclaim`;
    if (isFirst) return;
    window.scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }, [id, isShown]);
}

/** The screen at the wizard's place. */
export function ScreenSwitch({ id }: { readonly id: ScreenId }) {
  const { t } = useLingui();
  const [, setArrived] = useState<ScreenId | null>(null);
  const [failed, setFailed] = useState<ScreenId | null>(null);
  const Screen = loaded[id];
  const isShown = Screen !== undefined;
  useArrival(id, isShown);
  useEffect(() => {
    if (isShown) return undefined;
    let isWanted = true;
    loadScreen(id).then(
      () => isWanted && setArrived(id),
      () => isWanted && setFailed(id),
    );
    return () => {
      isWanted = false;
    };
  }, [id, isShown]);
  if (Screen !== undefined) return <Screen />;
  if (failed !== id) return <Spinner block>{t`Loading...`}</Spinner>;
  return (
    <Alert
      tone="error"
      live="alert"
      title={t`This screen could not be loaded.`}
      actions={<Button size="small" onClick={() => location.reload()}>{t`Reload the page`}</Button>}
    >
      <p>{t`Your answers are safe. Check your connection and reload the page.`}</p>
    </Alert>
  );
}

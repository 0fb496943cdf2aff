import { useLingui } from '@lingui/react/macro';
import { pageOf, type ScreenId } from '@plainclaim/domain';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { reloadOnce } from '../../api/http/reload-once.ts';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { firstPageTitle } from '../../i18n/page-title.ts';
import { tabNameOf } from '../../components/layout/screen-title.tsx';
import { CategoryStep } from './start/category-step.tsx';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';
import { focusWantedField } from './engine/wanted-field.ts';
import { useWizard } from './engine/wizard-context.ts';

type Load = () => Promise<ComponentType>;

const early = () => import('./early-screens.ts');
const telling = () => {
  // Large, and not needed to show the screen: it comes beside the lists, and is there when the words are read.
  void import('./story/own-words/read-issues.ts').catch(() => {});
  return import('./telling-screens.ts');
};
const signing = () => import('./signing-screens.ts');
const buying = () => import('./buying-screens.ts');

/** The first screen is in the page itself; the others come in a few files when they are near. */
const LOADS: Readonly<Record<Exclude<ScreenId, 'category'>, Load>> = {
  reasons: () => early().then((screens) => screens.ReasonsStep),
  details: () => early().then((screens) => screens.DetailsScreen),
  // Its window is above the claim.
  account: () => early().then((screens) => screens.DetailsScreen),
  'claimant-kind': () => early().then((screens) => screens.ClaimantScreen),
  claimant: () => early().then((screens) => screens.ClaimantScreen),
  'defendant-kind': () => early().then((screens) => screens.DefendantScreen),
  defendant: () => early().then((screens) => screens.DefendantScreen),
  story: () => telling().then((screens) => screens.StoryScreen),
  calculation: () => telling().then((screens) => screens.AmountScreen),
  'payment-preference': () => telling().then((screens) => screens.AmountScreen),
  questions: () => signing().then((screens) => screens.QuestionsScreen),
  signature: () => signing().then((screens) => screens.SignatureScreen),
  generation: () => buying().then((screens) => screens.GenerationScreen),
  package: () => buying().then((screens) => screens.PackageScreen),
  checkout: () => buying().then((screens) => screens.CheckoutScreen),
  order: () => buying().then((screens) => screens.OrderScreen),
};

type Screens = Partial<Readonly<Record<ScreenId, ComponentType>>>;

/** Kept outside React: a screen that was loaded once shows without any waiting. */
let loaded: Screens = { category: CategoryStep };

async function loadScreen(id: ScreenId): Promise<void> {
  if (id === 'category' || loaded[id] !== undefined) return;
  const screen = await LOADS[id]();
  loaded = { ...loaded, [id]: screen };
}

/** Whether somebody came here by a link. Asked before the wizard makes entries of its own in the history. */
export function useCameByLink(): boolean {
  const cameBy = useNavigationType();
  const [cameByLink] = useState(cameBy !== 'POP');
  return cameByLink;
}

/**
 * Whether the screen that the wizard opens at can be shown whole, so that nothing stands around an empty place and is
 * pushed away. A screen that could not be loaded counts too: the switch says so. `hasLists`: what it offers is here.
 */
export function useFirstScreen(id: ScreenId, isOpen: boolean, hasLists: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const [hasTried, setTried] = useState(false);
  const isThere = hasTried || loaded[id] !== undefined;
  if (isOpen && hasLists && isThere && !isShown) setShown(true);
  useEffect(() => {
    if (!isOpen || isThere) return;
    loadScreen(id)
      .catch(() => {})
      .finally(() => setTried(true));
  }, [id, isOpen, isThere]);
  return isShown;
}

/** Milliseconds until a screen is fetched by browsers that cannot tell when they are idle. */
const SOON_MS = 300;

/**
 * Fetches a screen that is likely next, once the browser has nothing better to do. A failure is no matter: it is asked
 * for again when it is needed. Returns a function that calls it off.
 */
export function preloadWhenIdle(id: ScreenId): () => void {
  const fetchIt = () => void loadScreen(id).catch(() => {});
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(fetchIt, SOON_MS);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(fetchIt, { timeout: 2_000 });
  return () => cancelIdleCallback(wish);
}

const headingOfScreen = () => document.querySelector<HTMLElement>('main h1');

function nameTab(id: ScreenId) {
  document.title = id === 'category' ? firstPageTitle() : tabNameOf(headingOfScreen());
}

/** Somebody who chose something on the built first screen is on it already. */
const isAtWork = () => document.activeElement?.closest('main *') != null;

/**
 * The top of the page and the heading when a screen arrives; the first one takes them from who came here by a link, and
 * not from who loaded the page. Names the browser tab too.
 */
function useArrival(screen: ScreenId, isShown: boolean, cameByLink: boolean) {
  const id = screen === 'account' ? 'details' : pageOf(screen);
  const last = useRef<ScreenId | null>(null);
  const { i18n } = useLingui();
  const { locale } = i18n;
  useEffect(() => {
    if (!isShown || last.current === id) return;
    const isFirst = last.current === null;
    last.current = id;
    nameTab(id);
    if (isFirst && (!cameByLink || isAtWork())) return;
    window.scrollTo(0, 0);
    if (!focusWantedField()) headingOfScreen()?.focus({ preventScroll: true });
  }, [id, isShown, cameByLink]);
  useEffect(() => {
    // Another language: the tab follows the heading, which is drawn by now.
    if (locale !== '' && last.current !== null) nameTab(last.current);
  }, [locale]);
}

type ScreenSwitchProps = {
  readonly id: ScreenId;
  /** See `useCameByLink`. */
  readonly cameByLink: boolean;
};

/** The screen at the wizard's place. */
export function ScreenSwitch({ id, cameByLink }: ScreenSwitchProps) {
  const { t } = useLingui();
  const [, setArrived] = useState<ScreenId | null>(null);
  const [failed, setFailed] = useState<ScreenId | null>(null);
  const Screen = loaded[id];
  const isShown = Screen !== undefined;
  useArrival(id, isShown, cameByLink);
  const { saveNow } = useWizard();
  const keep = useRef(saveNow);
  useEffect(() => {
    keep.current = saveNow;
  }, [saveNow]);
  useEffect(() => {
    if (isShown) return undefined;
    let isWanted = true;
    loadScreen(id).then(
      () => isWanted && setArrived(id),
      async () => {
        await reloadOnce(keep.current);
        if (isWanted) setFailed(id);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, isShown]);
  if (Screen !== undefined) return <Screen />;
  if (failed !== id) return <Spinner block>{t`Loading...`}</Spinner>;
  return <ScreenNotLoaded />;
}

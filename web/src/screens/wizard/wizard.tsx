import { useLingui } from '@lingui/react/macro';
import { categoryMessages } from '@plainclaim/contract';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NO_OWNER, rememberedOwner } from '../../api/session/device-memory.ts';
import { reloadOnce } from '../../api/http/reload-once.ts';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { SaveStatus } from '../../components/feedback/save-status.tsx';
import { Stepper } from '../../components/layout/stepper.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { wantWords } from '../../i18n/i18n.ts';
import { firstPageTitle } from '../../i18n/page-title.ts';
import { useMessage } from '../../i18n/use-message.ts';
import { asksForNewAccount } from './engine/account-wish.ts';
import { RETURNED_ORDER } from './checkout/returned-order.ts';
import { hasLocalCopy } from './engine/autosave/autosave-local-key.ts';
import { CategoryScreen } from './start/category-screen.tsx';
import { takeEarlyPress } from './start/early-press.ts';
import { type FirstChoice, joined, keepFirstChoice, takeFirstChoice } from './start/first-choice.ts';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';
import { useCategories } from './start/use-categories.ts';
import type { WizardEngineProps } from './wizard-engine.tsx';

/** Looked at before React takes the page over: later everything inside the root is React's own. */
const cameWithFirstScreen =
  typeof document === 'undefined' || document.getElementById('root')?.firstElementChild != null;

type Engine = ComponentType<WizardEngineProps>;

/** Kept outside React: after the first time the wizard is there at once. */
let loaded: Engine | null = null;

async function loadEngine(): Promise<Engine> {
  if (loaded !== null) return loaded;
  const [{ WizardEngine }] = await Promise.all([import('./wizard-engine.tsx'), wantWords('wizard')]);
  loaded = WizardEngine;
  return loaded;
}

/**
 * The wizard at `/`. A visitor without a claim gets the first screen with the page, and may choose at once; the rest
 * comes with the first choice. Everybody else waits for it a moment.
 */
export function Wizard() {
  const [engine, setEngine] = useState<{ readonly Engine: Engine | null }>({ Engine: loaded });
  const [hasFailed, setFailed] = useState(false);
  const [choice, setChoice] = useState('');
  const [goesOn, setGoesOn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { search, state } = useLocation();
  const asksForAccount = asksForNewAccount(state);
  const isReturn = new URLSearchParams(search).has(RETURNED_ORDER);
  /** What a reloaded page goes on with. */
  const wish = useRef<FirstChoice>({ category: '', goesOn: false });
  /** This page is being reloaded; what is chosen or pressed until it is gone counts too. */
  const isLeaving = useRef(false);
  const keepWish = () => {
    isLeaving.current = true;
    keepFirstChoice(wish.current);
  };
  const wishFor = (wanted: FirstChoice) => {
    wish.current = wanted;
    if (isLeaving.current) keepWish();
  };
  const load = () => {
    setFailed(false);
    loadEngine().then(
      (Engine) => setEngine({ Engine }),
      async () => {
        await reloadOnce(keepWish);
        setFailed(true);
        setGoesOn(false);
        setAttempt((count) => count + 1);
      },
    );
  };
  useEffect(() => {
    const kept = joined(takeFirstChoice(), takeEarlyPress());
    const chosen = kept?.category ?? '';
    const isNobody = rememberedOwner() === NO_OWNER && !hasLocalCopy();
    // Continue pressed with nothing chosen is reported; a choice is shown while the rest comes.
    if (kept !== null) queueMicrotask(() => (chosen === '' ? setAttempt(1) : setChoice(chosen)));
    if (chosen === '' && cameWithFirstScreen && isNobody && !asksForAccount && !isReturn) return;
    loadEngine().then(
      (Engine) => {
        // It may also have been pressed while the rest was on its way.
        setGoesOn((isWanted) => isWanted || (chosen !== '' && kept?.goesOn === true));
        setEngine({ Engine });
      },
      async () => {
        await reloadOnce(() => kept !== null && keepFirstChoice(kept));
        setFailed(true);
      },
    );
  }, [asksForAccount, isReturn]);

  const { Engine } = engine;
  if (Engine !== null) {
    return (
      <KeepsFocus>
        <Engine firstChoice={choice} goesOn={goesOn} />
      </KeepsFocus>
    );
  }
  if (!cameWithFirstScreen) return hasFailed ? <NotLoaded /> : <PageLoading />;
  return (
    <FirstScreen
      choice={choice}
      attempt={attempt}
      hasFailed={hasFailed}
      onChoose={(value) => {
        wishFor({ category: value, goesOn: false });
        setChoice(value);
        load();
      }}
      onContinue={() => {
        if (choice === '') {
          setAttempt(attempt + 1);
          return;
        }
        wishFor({ category: choice, goesOn: true });
        setGoesOn(true);
        load();
      }}
    />
  );
}

type FirstScreenProps = {
  readonly choice: string;
  readonly attempt: number;
  /** The rest of the wizard could not be loaded. */
  readonly hasFailed: boolean;
  readonly onChoose: (value: string) => void;
  readonly onContinue: () => void;
};

/** Also made at build time: what every new visitor sees first. */
function FirstScreen({ choice, attempt, hasFailed, onChoose, onContinue }: FirstScreenProps) {
  const { t, i18n } = useLingui();
  const message = useMessage(categoryMessages);
  const offered = useCategories();
  const { locale } = i18n;
  useArrival();
  useEffect(() => {
    if (locale !== '') document.title = firstPageTitle();
  }, [locale]);
  const missing = attempt > 0 && choice === '' ? message('wizard.category_required') : undefined;
  const failure = hasFailed
    ? t`The next screen could not be loaded. Check your connection and reload the page.`
    : undefined;
  return (
    <AppShell
      stepper={<Stepper step={1} fraction={0} />}
      saveStatus={<SaveStatus state="idle" />}
      account={<Link to="/login">{t`Log in`}</Link>}
    >
      <CategoryScreen
        {...offered}
        value={choice}
        onChange={onChoose}
        problem={failure ?? missing}
        attempt={attempt}
        onContinue={onContinue}
      />
    </AppShell>
  );
}

/** The same control in the page that takes this one's place. */
const findAgain = (control: Element | null): string | undefined => {
  if (control?.id) return `#${CSS.escape(control.id)}`;
  return control?.matches('main button[type="submit"]') ? 'main button[type="submit"]' : undefined;
};

/** The whole wizard draws the first screen again; whoever stood on one of its controls is still there. */
function KeepsFocus({ children }: { readonly children: ReactNode }) {
  const [control] = useState(() => findAgain(document.activeElement));
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current || control === undefined) return;
    isDone.current = true;
    document.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  }, [control]);
  return children;
}

function NotLoaded() {
  return (
    <AppShell>
      <ScreenNotLoaded />
    </AppShell>
  );
}

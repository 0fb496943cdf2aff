import { wizardMessages } from '@plainclaim/contract';
import { REASONS_SKIP_MS } from '@plainclaim/domain';
import { useEffect, useRef } from 'react';
import { useMessage } from '../../../i18n/use-message.ts';
import { SubcategoryScreen } from './subcategory-screen.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { errorAt } from '../engine/wizard-problems.ts';

/** Step 1, sub-step 1, tied to the answers. A category without reasons is passed over by itself. */
export function ReasonsStep() {
  const wizard = useWizard();
  const { draft, reasons, problems, attempt, patch, goOn, goBack, retryReasons } = wizard;
  const message = useMessage(wizardMessages);
  const isEmpty = reasons.status === 'ready' && reasons.value.length === 0;
  const latest = useRef(wizard);
  useEffect(() => {
    latest.current = wizard;
  });
  useEffect(() => {
    if (!isEmpty) return undefined;
    if (latest.current.draft.disputing.length > 0) latest.current.patch({ disputing: [], disputingLabels: [] });
    const timer = setTimeout(() => latest.current.goOn(), REASONS_SKIP_MS);
    return () => clearTimeout(timer);
  }, [isEmpty]);

  // The heading is drawn again inside the list's legend; whoever was read it must not fall out of the page.
  const { status } = reasons;
  useEffect(() => {
    if (status !== 'loading' && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [status]);

  const choose = (values: readonly string[]) => {
    const chosen = reasons.status === 'ready' ? reasons.value.filter(({ value }) => values.includes(value)) : [];
    patch({ disputing: chosen.map(({ value }) => value), disputingLabels: chosen.map(({ label }) => label) });
  };
  return (
    <SubcategoryScreen
      list={reasons.status === 'ready' ? { status: 'loaded', subcategories: reasons.value } : reasons}
      values={draft.disputing}
      onChange={choose}
      problem={errorAt(problems, 'disputing', message)}
      attempt={attempt}
      onRetry={retryReasons}
      onBack={goBack}
      onContinue={goOn}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';

/** Milliseconds for which the button says that it worked. */
const DONE_MS = 4_000;

export type CopyButtonProps = {
  readonly text: string;
  /** Follows the word of the button, to tell it from the others on the page. */
  readonly what: string;
};

/** Puts a text where the next Paste finds it. Where a browser does not let us, it says so: the text can be marked. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'none' | 'done' | 'failed'>('none');
  useEffect(() => {
    if (outcome !== 'done') return undefined;
    const timer = setTimeout(() => setOutcome('none'), DONE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  const Icon = outcome === 'done' ? IconCheck : IconCopy;
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        iconStart={<Icon size={18} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {outcome === 'done' ? t`Copied` : t`Copy`}
        <VisuallyHidden>: {what}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">{outcome === 'done' ? t`Copied` : ''}</span>
      </VisuallyHidden>
      {outcome === 'failed' ? <span role="alert">{t`Please select the text and copy it yourself.`}</span> : null}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { IconPackage } from '@tabler/icons-react';
import { openMailingPack } from '../../api/cases/deliveries.ts';
import { useCall } from '../../api/server-state/use-call.ts';
import { useRequestWords } from '../../i18n/request-words.ts';
import { Button } from '../buttons/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import { handOver } from './hand-over.ts';

export type MailingPackButtonProps = {
  readonly demandId: string;
  /** Follows the button's words, to tell it from those of other letters. */
  readonly whose?: string;
  /** Beside a button that leads on, which is the one to be seen first. */
  readonly isQuiet?: boolean;
};

/** Downloads an address page and the signed letter for each recipient, to be printed and mailed; as often as it is wanted. */
export function MailingPackButton({ demandId, whose = '', isQuiet = false }: MailingPackButtonProps) {
  const { t } = useLingui();
  const words = useRequestWords();
  const { isBusy, failure, run } = useCall();
  const download = () =>
    run(async (signal) => {
      const opened = await openMailingPack(demandId, { signal });
      if (opened.ok && !signal.aborted) handOver(opened.value, 'mailing-pack.pdf');
      return opened;
    });
  const said = failure === null ? null : words(failure, t`We could not load the mailing pack.`);
  return (
    <>
      <Button
        variant={isQuiet ? 'ghost' : 'primary'}
        size="small"
        busy={isBusy}
        iconStart={<IconPackage size={20} aria-hidden="true" />}
        onClick={download}
      >
        {t`Download the mailing pack`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </Button>
      {said === null ? null : (
        <Alert tone="error" live="alert" title={said.title}>
          {said.detail === '' ? null : <p>{said.detail}</p>}
        </Alert>
      )}
    </>
  );
}

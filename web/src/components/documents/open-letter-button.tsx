import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useCall } from '../../api/server-state/use-call.ts';
import { openCase } from '../../api/cases/cases.ts';
import { Button } from '../buttons/button.tsx';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import { TroubleAlert } from '../feedback/trouble-alert.tsx';

export type OpenLetterButtonProps = {
  readonly caseId: string;
  /** Follows the button's words, to tell it from those of other cases. */
  readonly whose: string;
  /** The one button that leads on. */
  readonly isNextStep?: boolean;
};

/** Leads to the letter of a case. Its page shows the claim this browser opened last, so the server is told first. */
export function OpenLetterButton({ caseId, whose, isNextStep = false }: OpenLetterButtonProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const opening = useCall();
  const openLetter = async () => {
    const opened = await openCase(caseId);
    if (opened.ok) await navigate(opened.value.path);
    return opened;
  };
  return (
    <>
      <Button
        variant={isNextStep ? 'primary' : 'ghost'}
        size={isNextStep ? 'normal' : 'small'}
        busy={opening.isBusy}
        onClick={() => opening.run(openLetter)}
      >
        {t`Open letter`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </Button>
      {opening.failure === null ? null : (
        <TroubleAlert title={t`We could not open the claim.`} failure={opening.failure} />
      )}
    </>
  );
}

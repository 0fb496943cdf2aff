import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useCall } from '../../api/server-state/use-call.ts';
import { openCase } from '../../api/cases.ts';
import { Button } from '../../components/buttons/button.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';

export type OpenLetterButtonProps = { readonly caseId: string; readonly whose: string };

/** Leads to the letter and its questions, which the papers are made from. */
export function OpenLetterButton({ caseId, whose }: OpenLetterButtonProps) {
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
      <Button variant="ghost" size="small" busy={opening.isBusy} onClick={() => opening.run(openLetter)}>
        {t`Open letter`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </Button>
      {opening.failure === null ? null : (
        <TroubleAlert title={t`We could not open the claim.`} failure={opening.failure} />
      )}
    </>
  );
}

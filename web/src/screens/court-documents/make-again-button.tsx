import { useLingui } from '@lingui/react/macro';
import { ok } from '@plainclaim/domain';
import { useCall } from '../../api/server-state/use-call.ts';
import { makeCourtPapers } from '../../api/court-papers.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';

export type MakeAgainButtonProps = {
  readonly caseId: string;
  readonly whose: string;
  readonly isFirst?: boolean;
  readonly onChanged: () => void;
};

/** Has papers made, or made again. */
export function MakeAgainButton({ caseId, whose, isFirst = false, onChanged }: MakeAgainButtonProps) {
  const { t } = useLingui();
  const making = useCall();
  const make = async () => {
    const made = await makeCourtPapers(caseId);
    if (made.ok) onChanged();
    return made.ok ? ok(null) : made;
  };
  return (
    <>
      <Button size="small" busy={making.isBusy} onClick={() => making.run(make)}>
        {isFirst ? t`Make the papers` : t`Make the papers again`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </Button>
      {making.failure === null ? null : (
        <TroubleAlert title={t`Your request for the papers did not go through.`} failure={making.failure} />
      )}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ok } from '@plainclaim/domain';
import { makeCourtPapers } from '../../api/court-papers.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { useWork } from './use-work.ts';

export type MakeAgainButtonProps = {
  readonly caseId: string;
  readonly whose: string;
  readonly isFirst?: boolean;
  readonly onChanged: () => void;
};

/** Has papers made, or made anew. */
export function MakeAgainButton({ caseId, whose, isFirst = false, onChanged }: MakeAgainButtonProps) {
  const { t } = useLingui();
  const making = useWork();
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
        <TroubleAlert title={t`The papers could not be asked for.`} failure={making.failure} />
      )}
    </>
  );
}

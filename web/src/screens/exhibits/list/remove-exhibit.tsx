import { useLingui } from '@lingui/react/macro';
import type { ExhibitWire } from '@plainclaim/contract';
import { useState } from 'react';
import { removeExhibit } from '../../../api/exhibits.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { useSubmission } from '../../../components/feedback/use-submission.ts';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';
import type { Exhibits } from '../use-exhibits.ts';

export type RemoveExhibitProps = {
  readonly caseId: string;
  readonly exhibit: ExhibitWire;
  readonly change: Exhibits['change'];
  readonly onRemoved: () => void;
};

/** Takes an exhibit away, after a question. */
export function RemoveExhibit({ caseId, exhibit, change, onRemoved }: RemoveExhibitProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const { trouble, isBusy, submit } = useSubmission<ApiFailure>();
  const { id, mark, description } = exhibit;
  const remove = async () => {
    const got = await change(() => removeExhibit(caseId, id));
    if (!got.ok) return got.error;
    setAsked(false);
    onRemoved();
    return null;
  };
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setAsked(true)}>
        {t`Remove`}
        <VisuallyHidden> {mark}</VisuallyHidden>
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t`Remove ${mark}?`}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsked(false)}>{t`Keep it`}</Button>
            <Button variant="danger" busy={isBusy} busyText={t`Removing...`} onClick={() => void submit(remove)}>
              {t`Remove it`}
            </Button>
          </>
        }
      >
        {description === '' ? null : <p>{description}</p>}
        <p>{t`The file is deleted from our site, and so is a packet that was made with it. The exhibits after it move up. Your own copy stays with you.`}</p>
        {trouble === null ? null : <TroubleAlert title={t`${mark} was not removed.`} failure={trouble} />}
      </Dialog>
    </>
  );
}

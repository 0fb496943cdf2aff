import { Trans, useLingui } from '@lingui/react/macro';
import type { PostDeliveryWire } from '@plainclaim/contract';
import { useState } from 'react';
import { stopPost } from '../../../api/cases/deliveries.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { PostPieces } from '../../../components/documents/post-pieces.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import { useRequestWords } from '../../../i18n/request-words.ts';
import styles from '../records.module.css';

type PostedLetterProps = {
  readonly demandId: string;
  readonly post: PostDeliveryWire;
  /** It was stopped, or it was too late. */
  readonly onChanged: () => void;
};

/** A letter that is printed and posted for the person: until when it can be stopped, and where its envelopes are. */
export function PostedLetter({ demandId, post, onChanged }: PostedLetterProps) {
  const { i18n } = useLingui();
  const until = post.can_stop_until;
  const time = until === null ? '' : formatInstant(until, i18n.locale);
  return (
    <>
      {until === null ? null : (
        <>
          <p>
            <Trans>You can still stop it until {time}.</Trans>
          </p>
          <StopIt demandId={demandId} onChanged={onChanged} />
        </>
      )}
      <PostPieces post={post} />
    </>
  );
}

function StopIt({ demandId, onChanged }: Omit<PostedLetterProps, 'post'>) {
  const { t } = useLingui();
  const words = useRequestWords();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const said = failure === null ? null : words(failure, t`The letter could not be stopped.`);
  const stop = async () => {
    setBusy(true);
    const answer = await stopPost(demandId);
    setBusy(false);
    setAsked(false);
    setFailure(answer.ok ? null : answer.error);
    onChanged();
  };
  return (
    <>
      {said === null ? null : (
        <Alert tone="error" live="alert" title={said.title}>
          {said.detail === '' ? null : <p>{said.detail}</p>}
        </Alert>
      )}
      <div className={styles['buttons']}>
        <Button variant="ghost" size="small" onClick={() => setAsked(true)}>{t`Stop the mailing`}</Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t`Stop the mailing?`}
        actions={
          <>
            <Button busy={isBusy} onClick={() => void stop()}>{t`Stop it`}</Button>
            <Button variant="ghost" onClick={() => setAsked(false)}>{t`Let it go out`}</Button>
          </>
        }
      >
        <p>{t`Nothing is mailed to anybody. The price of the mailing goes back to you. After that you can still mail the letter yourself.`}</p>
      </Dialog>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { OtherAnswers } from '@plainclaim/contract';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import styles from './other-answers.module.css';
import type { StoreState } from './wizard-store-state.ts';

type BringBack = (id: string) => Promise<boolean>;

/** One try to bring answers back at a time. `busy` names the answers it is about. */
function useBringBack(onBringBack: BringBack) {
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const bringBack = async (id: string): Promise<boolean> => {
    setBusy(id);
    setFailed(false);
    const isBack = await onBringBack(id);
    setBusy(null);
    setFailed(!isBack);
    return isBack;
  };
  return { busy, hasFailed, bringBack };
}

function NotBack() {
  const { t } = useLingui();
  return (
    <Alert tone="error" live="alert" title={t`We could not bring these answers back.`}>
      <p>{t`Nothing was changed. Check your connection and try again.`}</p>
    </Alert>
  );
}

export type OtherAnswersNewsProps = {
  readonly kept: readonly OtherAnswers[];
  readonly choice: StoreState['lastChoice'];
  readonly onBringBack: BringBack;
  readonly onClose: () => void;
};

/** After a choice between two answers: which ones are shown, and the way back to the others. */
export function OtherAnswersNews({ kept, choice, onBringBack, onClose }: OtherAnswersNewsProps) {
  const { t } = useLingui();
  const { busy, hasFailed, bringBack } = useBringBack(onBringBack);
  const [newest] = kept;
  const newestId = newest?.id;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice === null || newestId === undefined) return undefined;
    // A moment later: the window that asked gives the focus back to where it was before.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [choice, newestId]);
  if (choice === null || newest === undefined) return null;
  const titles = {
    newer: t`You now see the newer answers.`,
    mine: t`You go on with your answers.`,
    'brought-back': t`The other answers are back.`,
  } satisfies Record<NonNullable<StoreState['lastChoice']>, string>;
  return (
    <div className={styles['news']} ref={box} tabIndex={-1}>
      <Alert
        tone="info"
        live="status"
        title={titles[choice]}
        actions={
          <>
            <Button size="small" variant="ghost" busy={busy !== null} onClick={() => void bringBack(newest.id)}>
              {t`Bring back the other answers`}
            </Button>
            <Button size="small" variant="link" onClick={onClose}>{t`Close`}</Button>
          </>
        }
      >
        <p>{t`The answers you do not see now are kept with this claim. You can bring them back.`}</p>
      </Alert>
      {hasFailed ? <NotBack /> : null}
    </div>
  );
}

export type OtherAnswersLinkProps = {
  readonly kept: readonly OtherAnswers[];
  readonly onBringBack: BringBack;
};

/** The quiet way to answers that were replaced earlier, for as long as they are kept. */
export function OtherAnswersLink({ kept, onBringBack }: OtherAnswersLinkProps) {
  const { t, i18n } = useLingui();
  const { busy, hasFailed, bringBack } = useBringBack(onBringBack);
  const [isOpen, setOpen] = useState(false);
  if (kept.length === 0) return null;
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>{t`Bring back other answers`}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t`Other answers to this claim`}>
        <p>
          {t`This claim was changed in two places, and you chose one set of answers. The others are kept here until the claim is paid for or deleted. If you bring some back, the answers you have now are kept in their place.`}
        </p>
        <ul className={styles['list']}>
          {kept.map(({ id, savedAt }) => {
            const moment = formatInstant(savedAt, i18n.locale);
            return (
              <li key={id}>
                <span id={`other-${id}`}>
                  <Trans>Saved on {moment}</Trans>
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  aria-describedby={`other-${id}`}
                  busy={busy === id}
                  onClick={() => void bringBack(id).then((isBack) => setOpen(!isBack))}
                >
                  {t`Bring these back`}
                </Button>
              </li>
            );
          })}
        </ul>
        {hasFailed ? <NotBack /> : null}
      </Dialog>
    </>
  );
}

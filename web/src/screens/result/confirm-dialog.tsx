import { useLingui } from '@lingui/react/macro';
import type { LetterFindingAnswer } from '@plainclaim/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import styles from './confirm-dialog.module.css';
import type { Place } from './letter-places.ts';

export type ConfirmDialogProps = {
  /** What waits for a yes; empty keeps the window closed. */
  readonly findings: readonly LetterFindingAnswer[];
  readonly isBusy: boolean;
  readonly approveText: string;
  readonly onClose: () => void;
  readonly onShow: (place: Place) => void;
  readonly onConfirm: (keys: readonly string[]) => void;
};

/** Asks for a deliberate yes to each thing that stands out, before the letter is signed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const { findings, onClose } = props;
  return (
    <Dialog open={findings.length > 0} onClose={onClose} title={t`Please look at these places first`}>
      <Questions key={findings.map(({ key }) => key).join(' ')} {...props} />
    </Dialog>
  );
}

function Questions({ findings, isBusy, approveText, onClose, onShow, onConfirm }: ConfirmDialogProps) {
  const { t } = useLingui();
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const agree = (key: string, isAgreed: boolean) => {
    const others = [...agreed].filter((one) => one !== key);
    setAgreed(new Set(isAgreed ? [...others, key] : others));
  };
  // Two places may say the same and then share a key: one yes is for both, and one box is enough.
  const asked = findings.filter(({ key }, index) => findings.findIndex((one) => one.key === key) === index);
  const isDone = asked.every(({ key }) => agreed.has(key));
  return (
    <>
      <p>{t`Nothing is signed yet. Tick each box if you mean it, or go back and change the letter.`}</p>
      <ul className={styles['list']}>
        {asked.map(({ key, message, place }, index) => (
          <li key={key} className={styles['item']}>
            <p id={`asked-${index}`}>{message}</p>
            <Checkbox
              name={`confirm-${index}`}
              label={t`Yes, I mean this`}
              hint={undefined}
              checked={agreed.has(key)}
              error={isTried && !agreed.has(key) ? t`Tick this box, or change the letter.` : undefined}
              onChange={(isAgreed) => agree(key, isAgreed)}
            />
            {place === null ? null : (
              <Button variant="link" aria-describedby={`asked-${index}`} onClick={() => onShow(place)}>
                {t`Change it in the text`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button
          capitals
          busy={isBusy}
          busyText={t`Processing...`}
          onClick={() => (isDone ? onConfirm(asked.map(({ key }) => key)) : setTried(true))}
        >
          {approveText}
        </Button>
        <Button variant="ghost" onClick={onClose}>{t`Back to the letter`}</Button>
      </div>
    </>
  );
}

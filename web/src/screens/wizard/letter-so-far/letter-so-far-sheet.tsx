import { Trans, useLingui } from '@lingui/react/macro';
import { courtMessages } from '@plainclaim/contract';
import type { ReactNode } from 'react';
import { LetterSlot, SignatureLine } from '../../../components/documents/letter-paper.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import { LetterAmount, LetterCourtSum } from '../amount/letter-amount.tsx';
import { useCourtRange } from '../claim-fit/court-range.tsx';
import styles from './letter-so-far.module.css';
import { LetterProof, LetterStory, type LiveStory } from './letter-so-far-story.tsx';
import type { Slot, SlotValues } from './letter-so-far-slots.ts';
import { useWizard } from '../engine/wizard-context.ts';

export const slotId = (slot: Slot): string => `letter-slot-${slot}`;

/** What is in a place of the letter, in a few words: also its grey name while it is empty. */
export function useSlotNames(): Readonly<Record<Slot, string>> {
  const { t } = useLingui();
  return {
    sender: t`your name`,
    senderAddress: t`your address`,
    recipient: t`their name`,
    recipientAddress: t`their address`,
    amount: t`amount`,
    reason: t`what it is about`,
    date: t`date`,
    place: t`where it happened`,
    story: t`your story`,
    calculation: t`how it adds up`,
    payment: t`ways to pay`,
    signature: t`signature`,
  };
}

/** The letter's shape: who writes to whom, the ask, the story, the amount, how to pay, and the name under it. */
export function LetterSoFarSheet({ values, story }: { readonly values: SlotValues; readonly story: LiveStory }) {
  const { t } = useLingui();
  const message = useMessage(courtMessages);
  const names = useSlotNames();
  const range = useCourtRange();
  const { draft } = useWizard();
  const days = typeof draft.responseDays === 'number' ? draft.responseDays : range?.responseDays;
  const at = (slot: Slot): ReactNode => (
    <span id={slotId(slot)}>
      <LetterSlot value={values[slot]} placeholder={names[slot]} />
    </span>
  );
  const [recipient, amount, reason, date, place, payment] = [
    at('recipient'),
    at('amount'),
    at('reason'),
    at('date'),
    at('place'),
    at('payment'),
  ];
  const again = (slot: Slot) => <LetterSlot value={values[slot]} placeholder={names[slot]} />;
  const [sum, who] = [again('amount'), again('recipient')];
  return (
    <div className={styles['letter']}>
      <p>
        {at('sender')}
        <Lines slot="senderAddress" values={values} name={names.senderAddress} />
      </p>
      <p>
        <LetterSlot value="" placeholder={t`day the letter goes out`} />
      </p>
      <p>
        {recipient}
        <Lines slot="recipientAddress" values={values} name={names.recipientAddress} />
      </p>
      <p className={styles['strong']}>
        <Trans>
          RE: Demand for payment of {amount}. {reason}
        </Trans>
      </p>
      <p>
        <Trans>To {who}:</Trans>
      </p>
      <p>
        <Trans>I ask you to pay me {sum}.</Trans>{' '}
        {days === undefined ? (
          <Trans>Please pay this in full.</Trans>
        ) : (
          <Trans>Please pay this in full within {days} days of the date of this letter.</Trans>
        )}
      </p>
      <p className={styles['heading']}>{t`What happened`}</p>
      <LetterStory
        story={story}
        slotId={slotId('story')}
        emptyName={names.story}
        opening={
          <p>
            <Trans>
              I am writing about what happened on {date} at {place}.
            </Trans>
          </p>
        }
      />
      <p className={styles['heading']}>{t`The amount`}</p>
      <LetterAmount id={slotId('calculation')} note={draft.claimCalculation.trim()} placeholder={names.calculation} />
      <LetterProof proof={story.proof} />
      <p className={styles['heading']}>{t`How to pay`}</p>
      <p>
        <Trans>You can pay by: {payment}.</Trans>
      </p>
      <p className={styles['heading']}>{t`If it is not paid`}</p>
      <p>
        {message('court.intent')} <LetterCourtSum />
      </p>
      <p>
        <Trans>Sincerely,</Trans>
      </p>
      <p>
        {values.signature === '' ? <SignatureLine /> : <span className={styles['line']}>{at('signature')}</span>}
        {again('sender')}
      </p>
    </div>
  );
}

type SlotProps = { readonly slot: Slot; readonly values: SlotValues; readonly name: string };

/** An address, line by line. */
function Lines({ slot, values, name }: SlotProps) {
  const lines = values[slot] === '' ? [''] : values[slot].split('\n');
  return (
    <span id={slotId(slot)}>
      {lines.map((line, index) => (
        // Two people at one address have the same lines.
        <span key={`${index} ${line}`} className={styles['line']}>
          <LetterSlot value={line} placeholder={name} />
        </span>
      ))}
    </span>
  );
}

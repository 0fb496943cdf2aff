import { useLingui } from '@lingui/react/macro';
import { APPROVAL_STATEMENT, DELIVERIES, type Delivery } from '@plainclaim/contract';
import { IconMail, IconMailbox, IconMailForward } from '@tabler/icons-react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { type ChoiceOption, RadioCards } from '../../components/choice-cards.tsx';
import { ApprovalFailure } from './approval-failure.tsx';
import styles from './approval-section.module.css';
import { isChangedSinceApproval, type Letter } from './result-state.ts';

export type ApprovalSectionProps = {
  readonly letter: Letter;
  readonly onChooseDelivery: (delivery: Delivery) => void;
  readonly onApprove: () => void;
};

function useDeliveryOptions(deliveries: readonly Delivery[]): readonly ChoiceOption[] {
  const { t } = useLingui();
  const words = {
    email: {
      label: t`E-mail it to the other side`,
      hint: t`We send the signed letter as a PDF to each address you gave. It says that it comes at your request. Answers go to your e-mail.`,
      icon: <IconMail aria-hidden="true" />,
    },
    both: {
      label: t`Both: e-mail it, and I will mail it too`,
      hint: t`We e-mail the letter where you gave an address. You also get the mailing pack to print and mail.`,
      icon: <IconMailForward aria-hidden="true" />,
    },
    self_mail: {
      label: t`I will mail it myself`,
      hint: t`Print the signed letter. Send one copy by certified mail with return receipt and one copy by regular mail. Keep the receipt.`,
      icon: <IconMailbox aria-hidden="true" />,
    },
  } satisfies Record<Delivery, Omit<ChoiceOption, 'value'>>;
  return deliveries.map((delivery) => ({ value: delivery, ...words[delivery] }));
}

/** What the button does beyond signing. Nothing goes to the other side unless that was chosen. */
function useWhoSends(delivery: Letter['delivery']): string {
  const { t } = useLingui();
  switch (delivery) {
    case 'email':
      return t`Then we e-mail it to the other side, once. An e-mail cannot be called back.`;
    case 'both':
      return t`Then we e-mail it to the other side, once, and you mail the paper copy. An e-mail cannot be called back.`;
    case 'self_mail':
    case '':
      return t`We send nothing to the other side. You mail the letter.`;
  }
}

/** How the letter goes out, what approving does, and the button that does it. */
export function ApprovalSection({ letter, onChooseDelivery, onApprove }: ApprovalSectionProps) {
  const { t } = useLingui();
  const { problem, approval, busy } = letter;
  const whoSends = useWhoSends(letter.delivery);
  const choose = (value: string) => {
    const delivery = DELIVERIES.find((known) => known === value);
    if (delivery !== undefined) onChooseDelivery(delivery);
  };
  return (
    <Card title={t`Approve your letter`}>
      {isChangedSinceApproval(letter) ? (
        <Alert
          tone="warning"
          live="status"
          title={t`You changed the letter after you approved it. Approve it again to sign the new text.`}
        />
      ) : null}
      <RadioCards
        name="delivery"
        legend={t`How will the letter reach the other side?`}
        layout="single"
        options={useDeliveryOptions(letter.deliveries)}
        value={letter.delivery}
        onChange={choose}
        error={problem?.field === 'delivery' ? problem.message : undefined}
      />
      <div className={styles['what']}>
        <p>
          {t`When you press the button, we freeze this exact text, place your signature under it, and make the signed PDF.`}{' '}
          {whoSends}
        </p>
        <p>{t`By pressing it you state:`}</p>
        <blockquote lang="en" className={styles['statement']}>
          {APPROVAL_STATEMENT}
        </blockquote>
      </div>
      {problem?.wish === 'approve' ? <ApprovalFailure problem={problem} attempt={letter.refusals} /> : null}
      <div>
        <Button capitals busy={busy === 'approve'} busyText={t`Processing...`} onClick={onApprove}>
          {approval === null ? t`Approve & Send` : t`Update & Send`}
        </Button>
      </div>
    </Card>
  );
}

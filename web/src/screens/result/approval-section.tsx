import { Trans, useLingui } from '@lingui/react/macro';
import { APPROVAL_STATEMENT, DELIVERIES, type Delivery } from '@plainclaim/contract';
import { IconMail, IconMailbox, IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { usePaperReading } from '../../components/use-paper-reading.ts';
import { Card } from '../../components/card.tsx';
import { type ChoiceOption, RadioCards } from '../../components/choice-cards.tsx';
import { ApprovalFailure, type ApprovalFailureProps } from './approval-failure.tsx';
import styles from './approval-section.module.css';
import { DeliveryPromise } from './delivery-promise.tsx';
import { CONFIRM_NEEDED } from './result-problem.ts';
import { isChangedSinceApproval, type Letter } from './result-state.ts';

export type ApprovalSectionProps = {
  readonly letter: Letter;
  readonly onChooseDelivery: (delivery: Delivery) => void;
  readonly onApprove: () => void;
  readonly onQuestions: () => void;
  /** The text with its line about sending put right is to be read, and approved by another press. */
  readonly onCorrect: ApprovalFailureProps['onCorrect'];
  /** The letter is being changed: what would be signed is not on the screen yet. */
  readonly isBusy: boolean;
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

/** How the letter goes out, what approving does, and the button that does it. */
export function ApprovalSection(props: ApprovalSectionProps) {
  const { letter, onChooseDelivery, onApprove, onQuestions, onCorrect, isBusy } = props;
  const { t } = useLingui();
  const { problem, approval, busy } = letter;
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
      {letter.emailNeedsAccount ? <EmailNeedsAccount /> : null}
      <div className={styles['what']}>
        <DeliveryPromise delivery={letter.delivery} recipients={letter.recipients} />
        <p>{t`By pressing it you state:`}</p>
        <blockquote lang="en" className={styles['statement']}>
          {APPROVAL_STATEMENT}
        </blockquote>
        <StatementToRead />
      </div>
      {problem?.wish === 'approve' && problem.code !== CONFIRM_NEEDED ? (
        <ApprovalFailure problem={problem} attempt={letter.refusals} onQuestions={onQuestions} onCorrect={onCorrect} />
      ) : null}
      <div>
        <Button
          capitals
          busy={busy === 'approve' || isBusy}
          busyText={busy === 'approve' ? t`Processing...` : undefined}
          onClick={onApprove}
        >
          {approval === null ? t`Approve & Send` : t`Update & Send`}
        </Button>
      </div>
    </Card>
  );
}

/** The statement in the reader's language, beside the English that counts. */
function StatementToRead() {
  const { t } = useLingui();
  const reading = usePaperReading();
  return reading === null ? null : (
    <p className={styles['note']}>
      {t`For reading:`} {reading.approval}
    </p>
  );
}

/** E-mail goes out in the claimant's name, so their own address must be proved first. */
function EmailNeedsAccount() {
  return (
    <p className={styles['note']}>
      <Trans>
        To e-mail the letter from here, <Link to="/login">log in or make an account</Link> and confirm your e-mail
        address first. The answer of the other side must be able to reach you.
      </Trans>
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { DELIVERIES, type Delivery } from '@plainclaim/contract';
import { IconMail, IconMailbox, IconMailForward, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PaymentDisputed } from '../../../components/billing/payment-disputed.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { type ChoiceOption, RadioCards } from '../../../components/choices/choice-cards.tsx';
import type { Letter } from '../state/result-state.ts';
import styles from './approve-step.module.css';
import { PostProblems } from './post-choice.tsx';

export type DeliveryChoiceProps = { readonly letter: Letter; readonly onChoose: (delivery: Delivery) => void };

function useDeliveryOptions({ deliveries, recipients }: Letter): readonly ChoiceOption[] {
  const { t } = useLingui();
  const addresses = recipients.flatMap(({ email }) => (email === null ? [] : [email])).join(', ');
  const words = {
    post: {
      label: t`Print it and mail it for me`,
      hint: t`Certified mail with a return receipt, and a copy by first-class mail. You paid for it already.`,
      icon: <IconTruckDelivery aria-hidden="true" />,
    },
    self_mail: {
      label: t`I will mail it myself`,
      hint: t`You print it and mail two copies. We tell you how.`,
      icon: <IconMailbox aria-hidden="true" />,
    },
    email: {
      label: t`Email it to the other side`,
      hint: t`We send the signed PDF to ${addresses}. It says that you asked us to send it. It cannot be taken back.`,
      icon: <IconMail aria-hidden="true" />,
    },
    both: {
      label: t`Both: email it, and I will mail it too`,
      hint: t`We email it now, and you mail a paper copy.`,
      icon: <IconMailForward aria-hidden="true" />,
    },
  } satisfies Record<Delivery, Omit<ChoiceOption, 'value'>>;
  const order = ['post', 'self_mail', 'email', 'both'] as const;
  return order.filter((one) => deliveries.includes(one)).map((delivery) => ({ value: delivery, ...words[delivery] }));
}

/** How the letter goes out. Nothing is chosen for anybody. */
export function DeliveryChoice({ letter, onChoose }: DeliveryChoiceProps) {
  const { t } = useLingui();
  const { problem } = letter;
  return (
    <Card>
      <PaymentDisputed />
      <RadioCards
        name="delivery"
        legend={t`How will the letter reach the other side?`}
        layout="single"
        options={useDeliveryOptions(letter)}
        value={letter.delivery}
        onChange={(value) => {
          const delivery = DELIVERIES.find((known) => known === value);
          if (delivery !== undefined) onChoose(delivery);
        }}
        error={problem?.field === 'delivery' ? problem.message : undefined}
      />
      <PostProblems post={letter.post} />
      {letter.emailNeedsAccount ? (
        <p className={styles['note']}>
          <Trans>
            To email the letter from here,{' '}
            <Link to="/login" state={{ from: '/result?step=approve' }}>
              log in or make an account
            </Link>{' '}
            and confirm your email address first. The other side must be able to answer you.
          </Trans>
        </p>
      ) : null}
    </Card>
  );
}

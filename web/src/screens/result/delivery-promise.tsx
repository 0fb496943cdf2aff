import { Trans, useLingui } from '@lingui/react/macro';
import type { Delivery, RecipientWire } from '@plainclaim/contract';
import styles from './records.module.css';

export type DeliveryPromiseProps = { readonly delivery: Delivery | ''; readonly recipients: readonly RecipientWire[] };

/** Exactly what pressing the button will do with the way that is chosen. */
export function DeliveryPromise({ delivery, recipients }: DeliveryPromiseProps) {
  const { t } = useLingui();
  const isMailed = delivery === 'email' || delivery === 'both';
  return (
    <>
      <p>
        <strong>{t`When you press the button:`}</strong>
      </p>
      <ul className={styles['steps']}>
        <li>{t`We freeze this exact text, place your signature under it, and make the signed PDF.`}</li>
        {isMailed ? <EmailedTo recipients={recipients} /> : null}
        {delivery === 'self_mail' ? <li>{t`We send nothing to the other side. You mail the letter.`}</li> : null}
        {delivery === 'self_mail' || delivery === 'both' ? <MailedTo recipients={recipients} /> : null}
        {delivery === '' ? <li>{t`What happens next depends on your choice above.`}</li> : null}
        <li>{t`If you are signed in and your e-mail address is confirmed, you get a copy by e-mail.`}</li>
      </ul>
    </>
  );
}

function EmailedTo({ recipients }: Pick<DeliveryPromiseProps, 'recipients'>) {
  return recipients
    .filter(({ email }) => email !== null)
    .map(({ name, email }) => (
      <li key={`${name} ${email}`}>
        <Trans>
          We e-mail the signed PDF to {name} at <strong>{email}</strong>. It leaves within a few minutes and cannot be
          called back.
        </Trans>
      </li>
    ));
}

function MailedTo({ recipients }: Pick<DeliveryPromiseProps, 'recipients'>) {
  const { t } = useLingui();
  return (
    <li>
      {t`You print the mailing pack and mail it to:`}
      <ul>
        {recipients.map(({ name, address_lines }) => (
          <li key={`${name} ${address_lines.join()}`} className={styles['envelope']} lang="en">
            {address_lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </li>
  );
}

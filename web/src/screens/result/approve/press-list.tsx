import { Trans, useLingui } from '@lingui/react/macro';
import type { RecipientWire } from '@plainclaim/contract';
import { Card } from '../../../components/layout/card.tsx';
import type { Letter } from '../state/result-state.ts';
import styles from './approve-step.module.css';

/** Exactly what pressing the button will do with the way that is chosen. */
export function PressList({ letter }: { readonly letter: Letter }) {
  const { t } = useLingui();
  const { delivery, recipients, includesCourtPapers } = letter;
  const isMailed = delivery === 'email' || delivery === 'both';
  return (
    <Card title={t`When you press the button`}>
      <ol className={styles['steps']}>
        <li>
          <p>{t`We lock this exact text, put your signature under it, and make the signed PDF.`}</p>
        </li>
        {delivery === '' ? (
          <li>
            <p>{t`What happens next depends on your choice above.`}</p>
          </li>
        ) : null}
        {isMailed ? <EmailedTo recipients={recipients} /> : null}
        {delivery === 'post' ? (
          <li>
            <p>{t`For 30 minutes nothing happens: you can still stop it. Then it is printed and mailed to:`}</p>
            <Envelopes recipients={recipients} />
          </li>
        ) : null}
        {delivery === 'self_mail' || delivery === 'both' ? (
          <li>
            <p>
              {delivery === 'self_mail'
                ? t`We send nothing to the other side. You print the letter and mail it to:`
                : t`You print the letter and mail it to:`}
            </p>
            <Envelopes recipients={recipients} />
          </li>
        ) : null}
        {includesCourtPapers ? (
          <li>
            <p>{t`We make your court papers, so that they are ready if you need them.`}</p>
          </li>
        ) : null}
        <li>
          <p>{t`If you are logged in and your email address is confirmed, you get a copy by email.`}</p>
        </li>
      </ol>
      <p className={styles['note']}>
        {t`Nothing goes to a court. Nothing more is charged. You can still change the letter later: you then approve it again.`}
      </p>
    </Card>
  );
}

type Recipients = { readonly recipients: readonly RecipientWire[] };

function EmailedTo({ recipients }: Recipients) {
  return recipients
    .filter(({ email }) => email !== null)
    .map(({ name, email }) => (
      <li key={`${name} ${email}`}>
        <p>
          <Trans>
            We email the signed PDF to {name} at <strong>{email}</strong>. It is sent within a few minutes and cannot be
            taken back.
          </Trans>
        </p>
      </li>
    ));
}

function Envelopes({ recipients }: Recipients) {
  return recipients.map(({ name, address_lines }) => (
    <span key={`${name} ${address_lines.join()}`} className={styles['envelope']} lang="en">
      {address_lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  ));
}

import { useLingui } from '@lingui/react/macro';
import type { PasskeysAnswer } from '@plainclaim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addPasskey, readNewPasskeyChallenge, removePasskey } from '../../api/account/log-in-ways.ts';
import { takeOver } from '../../api/server-state/server-query.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { formatInstant } from '../../i18n/formatters.ts';
import { passkeysQuery } from './account-queries.ts';
import { ConfirmForm } from './confirm-form.tsx';
import type { OwnerSectionProps } from './second-step-section.tsx';
import { type Trouble, useTrouble } from './settings-failure.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

type Passkey = PasskeysAnswer['passkeys'][number];
type Stage =
  | { readonly kind: 'rest' }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly passkey: Passkey };

/** Devices that log in by a fingerprint, a face or a PIN instead of a password. */
export function PasskeysSection({ hasPassword, onChanged, onSignedOut }: OwnerSectionProps) {
  const { t } = useLingui();
  const headingId = useId();
  const client = useQueryClient();
  const troubleOf = useTrouble(onSignedOut);
  const { data } = useQuery(passkeysQuery);
  const [stage, setStage] = useState<Stage>({ kind: 'rest' });
  const [done, setDone] = useState('');
  const nameOf = usePasskeyName();
  const rest = (said: string) => {
    setStage({ kind: 'rest' });
    setDone(said);
    // The form that held the focus is gone.
    document.getElementById(headingId)?.focus();
  };
  const shown = (answer: PasskeysAnswer) => {
    takeOver(client, passkeysQuery.queryKey, answer);
    rest(answer.message);
    onChanged();
  };
  const add = async (password: string): Promise<Trouble | null> => {
    const challenge = await readNewPasskeyChallenge(password);
    if (!challenge.ok) return troubleOf(challenge);
    const { makePasskey } = await import('../../api/account/browser-passkeys.ts');
    const made = await makePasskey(challenge.value.options);
    if (made === null) {
      return {
        text: t`Your device made no passkey. Nothing was changed. Try again, or use another device.`,
        field: null,
      };
    }
    const answer = await addPasskey('', made);
    if (answer.ok) shown(answer.value);
    return troubleOf(answer);
  };
  const remove =
    ({ id }: Passkey) =>
    async (password: string): Promise<Trouble | null> => {
      const answer = await removePasskey(id, password);
      if (answer.ok) shown(answer.value);
      return troubleOf(answer);
    };
  return (
    <SettingsSection title={t`Passkeys`} headingId={headingId}>
      <p>
        {t`With a passkey you log in by your fingerprint, your face or the PIN of your device. There is nothing to type and nothing to steal.`}
      </p>
      {done === '' ? null : <Alert tone="success" live="status" title={done} />}
      {data === undefined ? <Spinner>{t`Loading...`}</Spinner> : null}
      {data === undefined || data.passkeys.length === 0 ? null : (
        <ul className={styles['devices']}>
          {data.passkeys.map((passkey, index) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              name={nameOf(passkey, index)}
              onRemove={() => setStage({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {stage.kind === 'rest' && data !== undefined ? (
        <div>
          <Button variant="ghost" onClick={() => setStage({ kind: 'add' })}>{t`Add a passkey`}</Button>
        </div>
      ) : null}
      {stage.kind === 'add' ? (
        <ConfirmForm
          hasPassword={hasPassword}
          label={t`Add a passkey on this device`}
          onConfirm={add}
          onCancel={() => rest('')}
        />
      ) : null}
      {stage.kind === 'remove' ? (
        <ConfirmForm
          key={stage.passkey.id}
          hasPassword={hasPassword}
          label={t`Remove the passkey`}
          onConfirm={remove(stage.passkey)}
          onCancel={() => rest('')}
        />
      ) : null}
    </SettingsSection>
  );
}

function usePasskeyName() {
  const { t } = useLingui();
  return ({ name }: Passkey, index: number) => {
    const number = index + 1;
    return name === '' ? t`Passkey ${number}` : name;
  };
}

function PasskeyRow({
  passkey,
  name,
  onRemove,
}: {
  readonly passkey: Passkey;
  readonly name: string;
  readonly onRemove: () => void;
}) {
  const { t, i18n } = useLingui();
  const made = formatInstant(passkey.created_at, i18n.locale);
  const used = passkey.last_used_at === null ? null : formatInstant(passkey.last_used_at, i18n.locale);
  return (
    <li className={styles['device']}>
      <div>
        <p className={styles['name']}>
          <strong>{name}</strong>
        </p>
        <p className={styles['times']}>
          {used === null ? t`Added ${made}. Not used yet.` : t`Added ${made}. Last used ${used}.`}
        </p>
      </div>
      <Button variant="ghost" size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>{t`Remove`}</Button>
    </li>
  );
}

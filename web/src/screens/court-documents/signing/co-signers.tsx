import { Trans, useLingui } from '@lingui/react/macro';
import type { CoSigner, CoSignLinkAnswer, SigningState } from '@plainclaim/contract';
import { useId, useState } from 'react';
import { useCall } from '../../../api/server-state/use-call.ts';
import { endCoSignLink, makeCoSignLink } from '../../../api/co-sign.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { CopyButton } from '../../../components/buttons/copy-button.tsx';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import styles from './co-signers.module.css';

export type CoSignersProps = {
  readonly caseId: string;
  readonly signing: SigningState;
  readonly coSigners: readonly CoSigner[];
  readonly whose: string;
};

/** The plaintiffs beside the first: who has signed, and a link for each who has not. */
export function CoSigners({ caseId, signing, coSigners, whose }: CoSignersProps) {
  const { t } = useLingui();
  const id = useId();
  const words = useWords(signing);
  if (coSigners.length === 0 || signing === 'none') return null;
  return (
    <section aria-labelledby={id} className={styles['signers']}>
      <h2 id={id}>
        {t`The other plaintiffs`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </h2>
      <p>{words}</p>
      <ul className={styles['list']}>
        {coSigners.map((one) => (
          <li key={one.seat}>
            <OneSigner caseId={caseId} one={one} signing={signing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWords(signing: SigningState): string {
  const { t } = useLingui();
  switch (signing) {
    case 'signed':
      return t`Each plaintiff reads and signs the same text. Make a link for each, and send it to that person yourself. It opens the complaint and nothing else. File the papers when all have signed.`;
    case 'void':
    case 'outdated':
      return t`The complaint changed, so the signatures on it no longer count. After you sign the new one, each of them signs again.`;
    case 'by_hand':
      return t`Each of them signs the printed complaint by hand.`;
    default:
      return t`Sign first. Then you can make a link for each of them. Or everyone can sign the printed complaint by hand.`;
  }
}

type OneSignerProps = {
  readonly caseId: string;
  readonly one: CoSigner;
  readonly signing: SigningState;
};

function OneSigner({ caseId, one, signing }: OneSignerProps) {
  const { t, i18n } = useLingui();
  const { seat, name, signed_at } = one;
  const work = useCall();
  const [until, setUntil] = useState(one.link_until);
  const [link, setLink] = useState<CoSignLinkAnswer | null>(null);
  const signedAt = signed_at === null ? '' : formatInstant(signed_at, i18n.locale);
  const linkUntil = until === null ? '' : formatInstant(until, i18n.locale);
  const make = () =>
    work.run(async () => {
      const made = await makeCoSignLink(caseId, seat);
      if (made.ok) {
        setLink(made.value);
        setUntil(made.value.expires_at);
      }
      return made;
    });
  const takeBack = () =>
    work.run(async () => {
      const ended = await endCoSignLink(caseId, seat);
      if (ended.ok) {
        setLink(null);
        setUntil(null);
      }
      return ended;
    });
  const counts = signing === 'signed';
  return (
    <>
      <p>
        <strong>{name}</strong>:{' '}
        {signed_at === null ? (
          t`not signed yet.`
        ) : counts ? (
          <Trans>signed on {signedAt}.</Trans>
        ) : (
          <Trans>signed on {signedAt}, but this signature no longer counts.</Trans>
        )}{' '}
        {counts && signed_at === null && until !== null ? <Trans>A link works until {linkUntil}.</Trans> : null}
      </p>
      <p role="status" className={styles['quiet']}>
        {link?.message ?? ''}
      </p>
      {link === null ? null : <MadeLink url={link.url} name={name} />}
      {counts && signed_at === null ? (
        <div className={styles['buttons']}>
          <Button variant="ghost" size="small" busy={work.isBusy} onClick={make}>
            {until === null ? t`Make a link` : t`Make a new link`}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          {until === null ? null : (
            <Button variant="ghost" size="small" busy={work.isBusy} onClick={takeBack}>
              {t`Cancel the link`}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
        </div>
      ) : null}
      {work.failure === null ? null : <TroubleAlert title={t`That did not work.`} failure={work.failure} />}
    </>
  );
}

/** The link, shown once: to copy, or to send with the person's own mail program. */
function MadeLink({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useLingui();
  const subject = t`Please read and sign our complaint`;
  const words = t`Hello ${name}, please read our complaint and sign it with this link. It is for you alone. Do not pass it on.`;
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${words}\n\n${url}`)}`;
  return (
    <div className={styles['link']}>
      <code>{url}</code>
      <p
        className={styles['quiet']}
      >{t`Copy it now: it is shown only once. Do not send it to anyone else: whoever has it can sign.`}</p>
      <div className={styles['buttons']}>
        <CopyButton text={url} what={t`the link for ${name}`} />
        <a href={mail}>{t`Send it from your own email`}</a>
      </div>
    </div>
  );
}

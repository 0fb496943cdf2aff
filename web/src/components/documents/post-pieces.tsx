import { Trans, useLingui } from '@lingui/react/macro';
import type { PostDeliveryWire, PostPieceWire } from '@plainclaim/contract';
import { formatInstant } from '../../i18n/formatters.ts';
import { Alert } from '../feedback/alert.tsx';
import { Pill } from '../feedback/pill.tsx';
import { PostageBack } from './postage-back.tsx';
import styles from './post-pieces.module.css';
import { POST_TONES, usePostAdvice, useReasonWords, useSourceWords, useStandingWords } from './post-words.ts';

/** The envelopes of a posted letter: where each stands, who says so, and what can be done. */
export function PostPieces({ post }: { readonly post: PostDeliveryWire }) {
  const { t } = useLingui();
  const { pieces, back_cents, is_back, is_test } = post;
  return (
    <div className={styles['pieces']}>
      {is_test ? (
        <Alert tone="info" title={t`This is a test. Nothing is really mailed, and the tracking numbers are made up.`} />
      ) : null}
      {pieces.map((piece) => (
        <Piece key={piece.service} piece={piece} />
      ))}
      <PostageBack backCents={back_cents} isBack={is_back} />
    </div>
  );
}

function Piece({ piece }: { readonly piece: PostPieceWire }) {
  const { t, i18n } = useLingui();
  const standings = useStandingWords();
  const sources = useSourceWords();
  const reasons = useReasonWords();
  const advice = usePostAdvice()(piece);
  const { service, standing, tracking_number, events } = piece;
  return (
    <section className={styles['piece']}>
      <div className={styles['head']}>
        <strong>{service === 'certified' ? t`Certified mail with return receipt` : t`Copy by first-class mail`}</strong>
        <Pill tone={POST_TONES[standing]}>{standings[standing]}</Pill>
      </div>
      {tracking_number === null ? null : (
        <p className={styles['number']}>
          <Trans>Tracking number: {tracking_number}</Trans>
        </p>
      )}
      {advice === null ? null : <Alert tone={standing === 'returned' ? 'error' : 'warning'} title={advice} />}
      <ol className={styles['events']}>
        {events.map(({ kind, source, at, reason }) => {
          const because = reasons(reason);
          return (
            <li key={kind}>
              <span>{kind === 'queued' ? t`Approved to be mailed` : standings[kind]}</span>{' '}
              <span className={styles['quiet']}>
                <time dateTime={at}>{formatInstant(at, i18n.locale)}</time>
                {' · '}
                <Trans>Source: {sources[source]}</Trans>
              </span>
              {because === null ? null : <span className={styles['quiet']}> {because}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

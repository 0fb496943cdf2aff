import { Trans, useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { Link } from 'react-router';
import { Alert } from '../../components/feedback/alert.tsx';
import { Pill, type PillTone } from '../../components/feedback/pill.tsx';
import rows from '../../components/lists/action-rows.module.css';
import {
  POST_TONES,
  usePickupWarning,
  useSourceWords,
  useStandingWords,
} from '../../components/documents/post-words.ts';
import { PostageBack } from '../../components/documents/postage-back.tsx';
import styles from './case.module.css';
import { useDayWords } from './use-case-words.ts';

const TONES: Readonly<Record<string, PillTone>> = { sent: 'good', failed: 'bad', cancelled: 'quiet' };

/** How the newest signed letter reaches each recipient, and who knows it. */
export function Deliveries({ answer }: { readonly answer: CasePageAnswer }) {
  const { case_id: caseId, contains, deliveries } = answer;
  const { t } = useLingui();
  const dayWords = useDayWords();
  const standings = useStandingWords();
  const sources = useSourceWords();
  const pickupWarning = usePickupWarning();
  const stateWords = (one: CasePageAnswer['deliveries'][number]): string => {
    if (one.standing !== null) return standings[one.standing];
    if (one.state === 'sent') return one.channel === 'email' ? t`Handed over` : t`Mailed`;
    if (one.state === 'failed') return t`Not delivered`;
    if (one.state === 'cancelled') return t`Canceled`;
    return one.channel === 'email' ? t`On its way` : t`Waiting for you to mail it`;
  };
  return (
    <>
      <ul className={rows['rows']}>
        {deliveries.map((one, index) => (
          <li key={`${one.name} ${one.channel} ${index}`} className={rows['row']}>
            <div>
              <span>{one.channel === 'email' ? t`By email to ${one.name}` : t`By mail to ${one.name}`}</span>
              <span className={styles['quiet']}>
                {[one.on === null ? '' : dayWords(one.on, 'medium'), one.tracking_number ?? '']
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
              {one.standing_source === null || one.standing_source === 'claimant' ? null : (
                <span className={styles['quiet']}>
                  <Trans>Source: {sources[one.standing_source]}</Trans>
                </span>
              )}
            </div>
            <Pill tone={one.standing === null ? (TONES[one.state] ?? 'waiting') : POST_TONES[one.standing]}>
              {stateWords(one)}
            </Pill>
          </li>
        ))}
      </ul>
      {deliveries.some(({ pickup_is_late }) => pickup_is_late) ? <Alert tone="warning" title={pickupWarning} /> : null}
      {contains.includes('trial_prep') && deliveries.some(({ wants_receipt }) => wants_receipt) ? (
        <p className={styles['quiet']}>
          <Trans>
            Do you have the return receipt of the certified letter? <Link to={`/exhibits?case=${caseId}`}>Add it</Link>{' '}
            to the exhibits, and say that it is one.
          </Trans>
        </p>
      ) : null}
      <PostageBack
        backCents={deliveries.reduce((sum, { back_cents }) => sum + (back_cents ?? 0), 0)}
        isBack={deliveries.every(({ back_cents, is_back }) => back_cents === null || is_back)}
      />
      {deliveries.some(({ channel, state }) => channel === 'self_mail' && state === 'sent') ? (
        <p className={styles['quiet']}>{t`“Mailed” is what you wrote down. We did not look it up.`}</p>
      ) : null}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { PostOfferWire, PostRecipientWire } from '@plainclaim/contract';
import { cents } from '@plainclaim/domain';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { formatMoney } from '../../../i18n/formatters.ts';
import styles from './approve-step.module.css';

/** Why posting cannot be had: a person who expected it is told, and by what it can be mended. */
export function PostProblems({ post }: { readonly post: PostOfferWire | null }) {
  if (post === null) return null;
  const problems = [post.problem, ...post.recipients.map(({ problem }) => problem)].filter((one) => one !== null);
  return [...new Set(problems)].map((problem) => <Alert key={problem} tone="info" title={problem} />);
}

type EnvelopesProps = {
  readonly post: PostOfferWire;
  readonly isChecking: boolean;
  readonly overrides: readonly string[];
  readonly onOverride: (key: string, isSent: boolean) => void;
};

/** What will be printed for each recipient: the page that shows in the envelope's window, and what lies under it. */
export function PostEnvelopes({ post, isChecking, overrides, onOverride }: EnvelopesProps) {
  const { t } = useLingui();
  const price = formatMoney(cents(post.price_cents));
  return (
    <Card title={t`What we print and mail`}>
      {post.is_test ? <Alert tone="info" title={t`This is a test. Nothing is really mailed.`} /> : null}
      <p>
        <Trans>
          Each person gets two envelopes with the same signed letter: certified mail with an electronic return receipt,
          and a copy by first-class mail. People sometimes refuse certified mail. The copy gets there all the same.
        </Trans>
      </p>
      <p>
        <Trans>
          You paid for it already: {price}, with its tax, for each person. Nothing more is charged. If you stop it
          within 30 minutes, that money goes back to you.
        </Trans>
      </p>
      {isChecking ? <Spinner>{t`Asking the post office about the address...`}</Spinner> : null}
      {post.recipients.map((recipient) => (
        <Window
          key={recipient.override_key}
          sender={post.sender}
          recipient={recipient}
          isOverridden={overrides.includes(recipient.override_key)}
          onOverride={onOverride}
        />
      ))}
    </Card>
  );
}

type WindowProps = Pick<EnvelopesProps, 'onOverride'> & {
  readonly sender: readonly string[];
  readonly recipient: PostRecipientWire;
  readonly isOverridden: boolean;
};

function Window({ sender, recipient, isOverridden, onOverride }: WindowProps) {
  const { t } = useLingui();
  const doubt = useDoubt()(recipient);
  const { name, window: lines, is_po_box, override_key } = recipient;
  return (
    <figure className={styles['window']}>
      <figcaption>
        <Trans>The first page, as it shows in the window of the envelope to {name}</Trans>
      </figcaption>
      <div className={styles['sheet']} lang="en">
        <Lines lines={sender} />
        <Lines lines={lines} />
      </div>
      <p
        className={styles['note']}
      >{t`Under it: your signed letter, page by page, exactly as you approved it. No name of ours is on the envelope.`}</p>
      {is_po_box ? (
        <p
          className={styles['note']}
        >{t`This is a PO box. The post office delivers there. For a court you will need a street address.`}</p>
      ) : null}
      {doubt === null ? null : (
        <div className={styles['doubt']}>
          <Alert tone="warning" live="status" title={doubt} />
          <Checkbox
            name={override_key}
            label={t`Send it there anyway`}
            checked={isOverridden}
            onChange={(isSent) => onOverride(override_key, isSent)}
          />
        </div>
      )}
    </figure>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <p>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </p>
);

/** What the post office says of an address; null where it knows it, or was not asked. */
function useDoubt(): (recipient: PostRecipientWire) => string | null {
  const { t } = useLingui();
  return ({ verdict }) => {
    if (verdict === 'missing_unit') return t`The post office misses an apartment or suite number here. Send anyway?`;
    if (verdict === 'unknown_unit') return t`The post office does not know this unit. Send anyway?`;
    if (verdict === 'unneeded_unit') return t`The post office knows the house, and no unit in it. Send anyway?`;
    if (verdict === 'unknown_address') return t`The post office does not know this address. Send anyway?`;
    return null;
  };
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { APPROVAL_STATEMENT } from '@plainclaim/contract';
import { IconArrowLeft, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { usePaperReading } from '../../../components/documents/use-paper-reading.ts';
import { confirmedKeys } from '../check/points.ts';
import type { OpenLetter } from '../state/open-letter.ts';
import { LetterSheet } from '../read/letter-sheet.tsx';
import { addressOf } from '../state/result-step.ts';
import { isChangedSinceApproval, type Letter } from '../state/result-state.ts';
import { ApprovalFailure } from './approval-failure.tsx';
import styles from './approve-step.module.css';
import { DeliveryChoice } from './delivery-choice.tsx';
import { OwnFaultNote } from './own-fault-note.tsx';
import { PostEnvelopes } from './post-choice.tsx';
import { PressList } from './press-list.tsx';
import { useDeliveryChoice } from './use-delivery-choice.ts';
import { usePostCheck } from './use-post-check.ts';

/** The third step: how it goes out, what one press does, the statement, and the button under it. */
export function ApproveStep({ opened }: { readonly opened: OpenLetter }) {
  const { t } = useLingui();
  const { letter, result, reviewing, deciding, checked, isBusy, go } = opened;
  const { problem, busy } = letter;
  const { review } = reviewing;
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  useDeliveryChoice(letter, isBusy, async (answers) => void (await deciding.decide(answers)));
  const posting = usePostCheck(letter);
  const label = useApproveLabel(letter);
  const open = deciding.open.length;
  const press = async () => {
    if (open > 0) return setShown(true);
    const confirmed = [...confirmedKeys(checked, deciding.kept), ...posting.overrides];
    if (await result.approve(confirmed)) void navigate(addressOf('now'));
    return undefined;
  };
  return (
    <div className={styles['columns']}>
      <div className={styles['acts']}>
        {isChangedSinceApproval(letter) ? (
          <Alert
            tone="warning"
            live="status"
            title={t`You changed the letter after you approved it. Approve it again to sign the new text.`}
          />
        ) : null}
        <DeliveryChoice letter={letter} onChoose={result.chooseDelivery} />
        {letter.delivery === 'post' && posting.post !== null ? (
          <PostEnvelopes
            post={posting.post}
            isChecking={posting.isChecking}
            overrides={posting.overrides}
            onOverride={posting.override}
          />
        ) : null}
        <PressList letter={letter} />
        <OwnFaultNote review={review} onRead={() => void go('read')} />
        <Card title={t`Your statement`}>
          <blockquote lang="en" className={styles['statement']}>
            {APPROVAL_STATEMENT}
          </blockquote>
          <StatementToRead />
          {review === null ? null : (
            <p className={styles['note']}>
              <Trans>
                You sign as {review.check_context.signer.join(', ')}. Pressing the button makes this statement.
              </Trans>
            </p>
          )}
          {isShown && open > 0 ? (
            <Alert
              tone="error"
              live="alert"
              title={plural(open, {
                one: '# place is still open. Decide it first.',
                other: '# places are still open. Decide them first.',
              })}
              actions={<Button size="small" variant="ghost" onClick={() => void go('check')}>{t`Go to check`}</Button>}
            />
          ) : null}
          {deciding.hasFailed ? (
            <Alert tone="error" live="alert" title={t`The letter could not be changed. Your text is not lost.`} />
          ) : null}
          {problem?.wish === 'approve' ? (
            <ApprovalFailure problem={problem} attempt={letter.refusals} onCheck={() => void go('check')} />
          ) : null}
          <div className={styles['buttons']}>
            <Button
              capitals={letter.delivery !== 'self_mail' && letter.delivery !== 'post'}
              busy={busy === 'approve' || isBusy || !deciding.isCurrent}
              busyText={busy === 'approve' ? t`Processing...` : undefined}
              onClick={() => void press()}
            >
              {label}
            </Button>
            <Button
              variant="ghost"
              iconStart={<IconArrowLeft size={20} aria-hidden="true" />}
              onClick={() => void go('check')}
            >
              {t`Back`}
            </Button>
          </div>
        </Card>
      </div>
      <ExactText opened={opened} />
    </div>
  );
}

/** What the press does, in its own words: who mails it alone is not told that we send it. */
function useApproveLabel({ approval, delivery }: Letter): string {
  const { t } = useLingui();
  if (delivery === 'self_mail') {
    return approval === null ? t`Approve. I will mail it.` : t`Approve the change. I will mail it.`;
  }
  if (delivery === 'post') return approval === null ? t`Approve and mail it` : t`Approve the change and mail it`;
  return approval === null ? t`Approve & Send` : t`Update & Send`;
}

/** The text that is signed, beside the button; on a phone only the way back to it. */
function ExactText({ opened: { letter, written, go } }: { readonly opened: OpenLetter }) {
  const { t } = useLingui();
  return (
    <div className={styles['exact']}>
      <h2>{t`This exact text`}</h2>
      <div className={styles['small']} aria-hidden="true">
        <LetterSheet
          text={letter.text}
          segments={written.segments}
          isSigned={false}
          open={null}
          current={0}
          onPress={() => undefined}
          onCurrent={() => undefined}
          onClose={() => undefined}
        />
      </div>
      <Button
        variant="ghost"
        size="small"
        iconStart={<IconFileText size={20} aria-hidden="true" />}
        onClick={() => void go('read')}
      >
        {t`Read it again`}
      </Button>
    </div>
  );
}

/** The statement in the reader's language, beside the English that counts. */
function StatementToRead() {
  const { t } = useLingui();
  const reading = usePaperReading();
  return reading === null ? null : (
    <p className={styles['note']}>
      {t`In your language:`} {reading.approval}
    </p>
  );
}

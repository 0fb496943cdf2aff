import { useLingui } from '@lingui/react/macro';
import { type LetterReviewAnswer, letterMessages } from '@plainclaim/contract';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { say } from '../../../i18n/say.ts';
import styles from '../records.module.css';

/** A notice that some claims need beside the letter, in words the law prescribes. */
export function SeparateNotice({ notice }: { readonly notice: LetterReviewAnswer['notice'] }) {
  const { t } = useLingui();
  if (notice === null) return null;
  if (notice.text === null) {
    return (
      <Alert tone="warning" title={t`A separate notice may be needed`}>
        <p>{say(letterMessages, 'letter.notice_missing')}</p>
      </Alert>
    );
  }
  return (
    <Card title={t`A separate notice that goes with your letter`}>
      <p>{t`The words of this notice are set by law. It goes on a page of its own.`}</p>
      <pre className={styles['text']} lang="en">
        {notice.text}
      </pre>
    </Card>
  );
}

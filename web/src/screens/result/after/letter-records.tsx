import { Trans, useLingui } from '@lingui/react/macro';
import { letterFileName, type LetterReviewAnswer, type LetterVersionSummary } from '@plainclaim/contract';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { bringTextBack } from '../../../api/letters/letter-review.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { SaveFileButton } from '../../../components/documents/save-file-button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useLetterPdf } from '../../../components/documents/use-letter-pdf.ts';
import { formatInstant } from '../../../i18n/formatters.ts';
import { useRequestWords } from '../../../i18n/request-words.ts';
import { LetterTrail } from './letter-trail.tsx';
import styles from '../records.module.css';
import { isDirty, type Letter } from '../state/result-state.ts';
import type { Result } from '../state/use-result.ts';
import { VersionDialog } from './version-dialog.tsx';

export type LetterRecordsProps = {
  readonly letter: Letter;
  readonly result: Result;
  readonly review: LetterReviewAnswer;
  readonly onChanged: () => void;
  /** The letter is being changed. */
  readonly isBusy: boolean;
};

/** Frozen versions, earlier texts, and who did what when. */
export function LetterRecords({ letter, result, review, onChanged, isBusy }: LetterRecordsProps) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Versions`}>
        {review.versions.length === 0 ? (
          <p>{t`No version is stored yet. Approving the letter makes one.`}</p>
        ) : (
          <ul className={styles['list']}>
            {review.versions.map((version) => (
              <VersionItem key={version.demand_id} version={version} />
            ))}
          </ul>
        )}
        <LetterTrail caseId={letter.caseId} version={`${letter.savedText.length} ${letter.demandId ?? ''}`} />
      </Card>
      {review.earlier_texts.length === 0 ? null : (
        <Card title={t`Earlier texts`}>
          <p>{t`When the letter is written again, the earlier text is kept here.`}</p>
          <ul className={styles['list']}>
            {review.earlier_texts.map((earlier) => (
              <EarlierText
                key={earlier.id}
                earlier={earlier}
                letter={letter}
                result={result}
                onChanged={onChanged}
                isBusy={isBusy}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function VersionItem({
  version: { demand_id, version, approved_at, approved_by, created_at },
}: {
  readonly version: LetterVersionSummary;
}) {
  const { t, i18n } = useLingui();
  const [isRead, setRead] = useState(false);
  const isDraft = approved_at === null;
  const { download, saveFile } = useLetterPdf(demand_id, letterFileName(isDraft));
  const words = useRequestWords();
  const failure = download.phase === 'failed' ? words(download.failure, t`We could not load the PDF.`) : null;
  const time = formatInstant(approved_at ?? created_at, i18n.locale);
  return (
    <li className={styles['item']}>
      <p>
        <strong>
          <Trans>Version {version}</Trans>
        </strong>
        {': '}
        {isDraft ? (
          <Trans>draft of {time}, not signed</Trans>
        ) : approved_by === 'account' ? (
          <Trans>approved on {time} with your account</Trans>
        ) : (
          <Trans>approved on {time} in this browser</Trans>
        )}
      </p>
      <p className={styles['quiet']}>{demand_id}</p>
      <div className={styles['buttons']}>
        <Button
          variant="ghost"
          size="small"
          iconStart={<IconFileText size={20} aria-hidden="true" />}
          aria-label={t`Read version ${version}`}
          onClick={() => setRead(true)}
        >
          {t`Read`}
        </Button>
        <SaveFileButton
          aria-label={t`PDF of version ${version}`}
          busy={download.phase === 'loading'}
          onClick={saveFile}
        >
          {t`PDF`}
        </SaveFileButton>
      </div>
      {failure === null ? null : <Alert tone="error" live="alert" title={failure.title} />}
      {isRead ? <VersionDialog demandId={demand_id} number={version} onClose={() => setRead(false)} /> : null}
    </li>
  );
}

type EarlierTextProps = Omit<LetterRecordsProps, 'review'> & {
  readonly earlier: LetterReviewAnswer['earlier_texts'][number];
};

function EarlierText({ earlier: { id, kept_at, text }, letter, result, onChanged, isBusy }: EarlierTextProps) {
  const { t, i18n } = useLingui();
  const words = useRequestWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const time = formatInstant(kept_at, i18n.locale);
  const bringBack = async () => {
    // The server keeps the text it has in this one's place: what was typed since belongs into it.
    if (isDirty(letter) && !(await result.save())) return;
    const brought = await bringTextBack({ case_id: letter.caseId, earlier_id: id });
    if (brought.ok) {
      setTrouble(null);
      result.replace(brought.value.demand_letter);
      onChanged();
      return;
    }
    const { title, detail } = words(brought.error, t`The text could not be brought back.`);
    setTrouble(`${title} ${detail}`.trim());
  };
  return (
    <li className={styles['item']}>
      <details>
        <summary className={styles['summary']}>
          <Trans>Text kept on {time}</Trans>
        </summary>
        <pre className={styles['text']} lang="en">
          {text}
        </pre>
      </details>
      <div>
        <Button variant="ghost" size="small" busy={isBusy} onClick={() => void result.whileLocked(bringBack)}>
          {t`Bring this text back`}
        </Button>
      </div>
      {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
    </li>
  );
}

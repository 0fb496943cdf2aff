import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterReviewAnswer, LetterVersionSummary } from '@plainclaim/contract';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { bringTextBack } from '../../api/letter-review.ts';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useLetterPdf } from '../../components/use-letter-pdf.ts';
import { formatInstant } from '../../i18n/formatters.ts';
import { useRequestWords } from '../../i18n/request-words.ts';
import { LetterTrail } from './letter-trail.tsx';
import styles from './records.module.css';
import type { Letter } from './result-state.ts';
import type { Result } from './use-result.ts';
import { VersionDialog } from './version-dialog.tsx';

export type LetterRecordsProps = {
  readonly letter: Letter;
  readonly result: Result;
  readonly review: LetterReviewAnswer;
  readonly onChanged: () => void;
};

/** Frozen versions, earlier texts, and who did what when. */
export function LetterRecords({ letter, result, review, onChanged }: LetterRecordsProps) {
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
          <p>{t`When the letter is written anew, the text before it is kept here.`}</p>
          <ul className={styles['list']}>
            {review.earlier_texts.map((earlier) => (
              <EarlierText
                key={earlier.id}
                earlier={earlier}
                caseId={letter.caseId}
                onBack={(text) => {
                  result.replace(text);
                  onChanged();
                }}
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
  const { download, saveFile } = useLetterPdf(demand_id, isDraft ? 'demand-letter-draft.pdf' : 'demand-letter.pdf');
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
        <Button
          variant="ghost"
          size="small"
          iconStart={<IconDownload size={20} aria-hidden="true" />}
          aria-label={t`PDF of version ${version}`}
          busy={download.phase === 'loading'}
          onClick={() => void saveFile()}
        >
          {t`PDF`}
        </Button>
      </div>
      {failure === null ? null : <Alert tone="error" live="alert" title={failure.title} />}
      {isRead ? <VersionDialog demandId={demand_id} number={version} onClose={() => setRead(false)} /> : null}
    </li>
  );
}

type EarlierTextProps = {
  readonly earlier: LetterReviewAnswer['earlier_texts'][number];
  readonly caseId: string;
  readonly onBack: (text: string) => void;
};

function EarlierText({ earlier: { id, kept_at, text }, caseId, onBack }: EarlierTextProps) {
  const { t, i18n } = useLingui();
  const words = useRequestWords();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const time = formatInstant(kept_at, i18n.locale);
  const bringBack = async () => {
    setBusy(true);
    const brought = await bringTextBack({ case_id: caseId, earlier_id: id });
    setBusy(false);
    if (brought.ok) return onBack(brought.value.demand_letter);
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
        <Button variant="ghost" size="small" busy={isBusy} onClick={() => void bringBack()}>
          {t`Bring this text back`}
        </Button>
      </div>
      {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
    </li>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterSentenceAnswer } from '@plainclaim/contract';
import { type ReadingGroup, type ReadingPart, readingCopy, readingCopyOfWritten } from '@plainclaim/domain';
import { useMemo } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { LetterPaper } from '../../../components/documents/letter-paper.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import styles from './reading-copy-panel.module.css';
import type { Segment } from './sentences/sentence-segments.ts';
import { useReader } from './use-reader.ts';

export type ReadingCopyPanelProps = {
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly sentences: readonly LetterSentenceAnswer[];
};

/** What the English letter says, in the language on the screen. Follows every edit; it is never sent. */
export function ReadingCopyPanel({ text, segments, sentences }: ReadingCopyPanelProps) {
  const { t, i18n } = useLingui();
  const reader = useReader(i18n.locale);
  const groups = useMemo(
    () => (reader === null || reader === 'failed' ? [] : readingCopy(text, piecesOf(segments, sentences), reader)),
    [reader, text, segments, sentences],
  );
  if (reader === null) return <Spinner>{t`Loading...`}</Spinner>;
  if (reader === 'failed') return <NoCopy />;
  return (
    <div className={styles['copy']}>
      <Alert tone="warning" title={t`For reading only. Do not send.`}>
        <p>{t`This tells you what the English letter says. Only the English letter is sent, and only it counts.`}</p>
      </Alert>
      <CopyPaper title={t`What your letter says`} groups={groups} />
      <Legend groups={groups} />
    </div>
  );
}

/** The same for the page of an offer to settle, which nobody edits. */
export function OfferReadingCopy({ text }: { readonly text: string }) {
  const { t, i18n } = useLingui();
  const reader = useReader(i18n.locale);
  if (reader === null) return <Spinner>{t`Loading...`}</Spinner>;
  if (reader === 'failed') return <NoCopy />;
  return (
    <div className={styles['copy']}>
      <Alert tone="warning" title={t`For reading only. Do not send.`}>
        <p>{t`This tells you what the English page says. Only the English page counts.`}</p>
      </Alert>
      <CopyPaper title={t`What your offer says`} groups={readingCopyOfWritten(text, reader)} />
    </div>
  );
}

function NoCopy() {
  const { t } = useLingui();
  return (
    <Alert tone="warning" live="status" title={t`The reading copy could not be loaded.`}>
      <p>{t`Check your connection and reload the page. This does not affect your letter.`}</p>
    </Alert>
  );
}

type Groups = { readonly groups: readonly ReadingGroup[] };

function CopyPaper({ title, groups }: Groups & { readonly title: string }) {
  const { t } = useLingui();
  return (
    <LetterPaper title={title} size="full" watermark={t`COPY`}>
      {groups.map((group, index) => (
        // A copy has no names for its parts; their place is what tells them apart.
        <Group key={`${index} ${group.lines.length}`} group={group} />
      ))}
    </LetterPaper>
  );
}

function Legend({ groups }: Groups) {
  const has = (manner: ReadingPart['manner']) =>
    groups.some(({ lines }) => lines.some((parts) => parts.some((part) => part.manner === manner)));
  if (!has('own') && !has('edited')) return null;
  return (
    <ul className={styles['legend']}>
      {has('own') ? (
        <li>
          <Trans>
            <span className={styles['own']}>With this line:</span> your own words, as you typed them.
          </Trans>
        </li>
      ) : null}
      {has('edited') ? (
        <li>
          <Trans>
            <span className={styles['edited']}>Underlined:</span> changed by you in English and not translated.
          </Trans>
        </li>
      ) : null}
    </ul>
  );
}

const piecesOf = (segments: readonly Segment[], sentences: readonly LetterSentenceAnswer[]) =>
  segments.map(({ start, end, sentence, isEdited }) => {
    const written = sentence === null ? undefined : sentences[sentence];
    const source = written === undefined ? null : { kind: written.source.kind, key: written.source.key };
    return { start, end, isEdited, source, copies: written?.copies ?? null };
  });

/** Sentences that follow each other in the same manner are marked as one. */
const joined = (parts: readonly ReadingPart[]): readonly ReadingPart[] =>
  parts.reduce<readonly ReadingPart[]>((all, part) => {
    const last = all.at(-1);
    if (last?.manner !== part.manner) return [...all, part];
    return [...all.slice(0, -1), { ...part, text: `${last.text} ${part.text}` }];
  }, []);

function Group({ group: { isHeading, lines } }: { readonly group: ReadingGroup }) {
  const shown = lines.map((parts, index) => (
    <span key={`${index} ${parts.length}`} className={styles['line']}>
      {joined(parts).map((part, at) => (
        <Part key={`${at} ${part.manner}`} part={part} isFirst={at === 0} />
      ))}
    </span>
  ));
  return isHeading ? <h3 className={styles['heading']}>{shown}</h3> : <p>{shown}</p>;
}

/** Nobody knows the language of the person's own words, so only what is surely English is marked as such. */
function Part({ part: { text, manner }, isFirst }: { readonly part: ReadingPart; readonly isFirst: boolean }) {
  const { t } = useLingui();
  const gap = isFirst ? '' : ' ';
  if (manner === 'own') {
    return (
      <>
        {gap}
        <span className={styles['own']}>{text}</span>
      </>
    );
  }
  if (manner === 'edited') {
    return (
      <>
        {gap}
        <span lang="en" className={styles['edited']} title={t`Changed by you; English only`}>
          {text}
        </span>
      </>
    );
  }
  return gap + text;
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterReviewAnswer } from '@plainclaim/contract';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { LawSource } from './law-source.tsx';
import type { Segment } from './sentence-segments.ts';
import styles from './source-panel.module.css';

type Source = LetterReviewAnswer['sentences'][number]['source'];

export type SourcePanelProps = {
  readonly review: LetterReviewAnswer;
  readonly segments: readonly Segment[];
  /** Null: none is asked about yet. */
  readonly chosen: number | null;
  /** The text the segments stand in. */
  readonly text: string;
  readonly onChoose: (segment: number | null) => void;
  readonly onShow: (segment: Segment) => void;
  readonly onLaw: (key: string, included: boolean) => void;
  readonly onQuestions: () => void;
  readonly isBusy: boolean;
};

/** Tells where the chosen sentence comes from, and walks from sentence to sentence. Stays in sight below the letter. */
export function SourcePanel(props: SourcePanelProps) {
  const { t } = useLingui();
  const { review, segments, chosen, text, onChoose, onShow } = props;
  const segment = chosen === null ? undefined : segments[chosen];
  if (chosen === null || segment === undefined) {
    return (
      <section className={styles['invitation']} aria-label={t`Where does this come from?`}>
        <p>{t`Press a sentence of the letter to see where it comes from.`}</p>
        <Button variant="link" onClick={() => onChoose(0)}>{t`Go through all sentences`}</Button>
      </section>
    );
  }
  const source = segment.sentence === null ? null : (review.sentences[segment.sentence]?.source ?? null);
  const number = chosen + 1;
  return (
    <section className={styles['panel']} aria-label={t`Where does this come from?`}>
      <div className={styles['head']}>
        <h3>{t`Where does this come from?`}</h3>
        <button type="button" className={styles['close']} aria-label={t`Close`} onClick={() => onChoose(null)}>
          <IconX size={22} aria-hidden="true" />
        </button>
      </div>
      <div className={styles['told']} role="status">
        <blockquote lang="en" className={styles['asked']}>
          {text.slice(segment.start, segment.end).trim()}
        </blockquote>
        {source === null ? (
          <p>
            <strong>{t`You typed this after the letter was written.`}</strong>
          </p>
        ) : (
          <SourceWords source={source} isEdited={segment.isEdited} {...props} />
        )}
      </div>
      <div className={styles['walk']}>
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Previous sentence`}
          disabled={chosen === 0}
          onClick={() => onChoose(chosen - 1)}
        >
          <IconArrowLeft size={20} aria-hidden="true" />
        </Button>
        <span>
          <Trans>
            Sentence {number} of {segments.length}
          </Trans>
        </span>
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Next sentence`}
          disabled={number >= segments.length}
          onClick={() => onChoose(chosen + 1)}
        >
          <IconArrowRight size={20} aria-hidden="true" />
        </Button>
        <Button variant="link" onClick={() => onShow(segment)}>{t`Show in the text`}</Button>
      </div>
    </section>
  );
}

type SourceWordsProps = SourcePanelProps & { readonly source: Source; readonly isEdited: boolean };

function SourceWords({ source, isEdited, review, onLaw, onQuestions, isBusy }: SourceWordsProps) {
  const { t } = useLingui();
  const law = source.kind === 'law' ? review.law.find(({ key }) => key === source.key) : undefined;
  return (
    <>
      <p>
        <strong>{source.label}.</strong> {isEdited ? t`You changed this sentence.` : null}
      </p>
      {source.quote === null || source.quote === '' ? null : (
        <blockquote lang="en" className={styles['quote']}>
          {source.quote}
        </blockquote>
      )}
      {source.cite === null && source.reference === null ? null : (
        <LawSource cite={source.cite} reference={source.reference} certainty={law?.certainty ?? null} />
      )}
      {law?.included === true ? (
        <Button variant="ghost" size="small" busy={isBusy} onClick={() => onLaw(law.key, false)}>
          {t`Take this sentence out`}
        </Button>
      ) : null}
      {source.kind === 'answer' ? <Button variant="link" onClick={onQuestions}>{t`Change the answer`}</Button> : null}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type LetterReviewAnswer } from '@plainclaim/contract';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { Spinner } from '../../components/spinner.tsx';
import { classNames } from '../../components/class-names.ts';
import { useWide } from '../../components/use-wide.ts';

import { LetterEditor } from './letter-editor.tsx';
import { LetterPreview } from './letter-preview.tsx';
import styles from './letter-review.module.css';
import { isChangedSinceApproval, type Letter } from './result-state.ts';
import { panelId, ReviewTabs, type Tab, tabId } from './review-tabs.tsx';
import { segmentAt, sentenceSegments } from './sentence-segments.ts';
import { useLiveChecks } from './use-live-checks.ts';
import type { Result } from './use-result.ts';
import type { Reviewing } from './use-review.ts';
import type { ShownPlace, Side } from './use-shown-place.ts';

const ChecksPanel = lazyPart(async () => (await import('./checks-panel.tsx')).ChecksPanel);
const ChangesPanel = lazyPart(async () => (await import('./changes-panel.tsx')).ChangesPanel);
const ReadingCopyPanel = lazyPart(async () => (await import('./reading-copy-panel.tsx')).ReadingCopyPanel);
const SourcePanel = lazyPart(async () => (await import('./source-panel.tsx')).SourcePanel);

export type LetterDeskProps = {
  readonly letter: Letter;
  readonly result: Result;
  readonly reviewing: Reviewing;
  readonly shown: ShownPlace;
  readonly onLaw: (key: string, included: boolean) => void;
  readonly onQuestions: () => void;
  readonly isBusy: boolean;
};

const NO_SENTENCES: LetterReviewAnswer['sentences'] = [];

type Chosen = { readonly text: string; readonly segment: number };

/** The text beside how it will look; on narrow screens one at a time, as on the other tabs. */
export function LetterDesk({ letter, result, reviewing, shown, onLaw, onQuestions, isBusy }: LetterDeskProps) {
  const { t, i18n } = useLingui();
  // Letters are in the first language; nobody who reads that one needs a copy.
  const hasCopy = i18n.locale !== DEFAULT_LANGUAGE;
  const isWide = useWide();
  const { review, failure } = reviewing;
  const text = useDeferredValue(letter.text);
  const checked = useLiveChecks(letter.text, review?.check_context ?? null);
  const generated = review?.generated_text ?? '';
  const sentences = review?.sentences;
  const segments = useMemo(
    () => (sentences === undefined ? [] : sentenceSegments(text, generated, sentences)),
    [text, generated, sentences],
  );
  // A choice is about this text; in another one its number may be another sentence.
  const [choice, setChoice] = useState<Chosen | null>(null);
  const chosen = choice?.text === text && choice.segment < segments.length ? choice.segment : null;
  const choose = useCallback(
    (segment: number | null) => setChoice(segment === null ? null : { text, segment }),
    [text],
  );
  const ask = (at: number) => {
    const segment = segmentAt(segments, at);
    choose(segment < 0 ? segments.length - 1 : segment);
    shown.setSide('look');
  };
  // Beside the text there is always something to see: first what it says, for who reads another language.
  const beside: Side = hasCopy ? 'copy' : 'look';
  const wanted: Side = shown.side === 'copy' && !hasCopy ? 'look' : shown.side;
  const side: Side = isWide && wanted === 'text' ? beside : wanted;
  const tabs = useTabs(isWide, hasCopy, checked?.findings.length ?? 0, review !== null && generated !== letter.text);
  const row = <ReviewTabs label={t`Parts of the review`} tabs={tabs} selected={side} onSelect={shown.setSide} />;
  const asPanel = (id: Side) => ({ id: panelId(id), role: 'tabpanel', 'aria-labelledby': tabId(id) }) as const;
  const editor = (
    <LetterEditor
      letter={letter}
      result={result}
      areaRef={shown.area}
      checked={checked}
      isBusy={isBusy}
      onChecks={() => shown.setSide('checks')}
      onAsk={segments.length === 0 ? undefined : ask}
    />
  );
  return (
    <div className={styles['pair']}>
      {isWide ? null : row}
      <div hidden={!isWide && side !== 'text'} {...(isWide ? {} : asPanel('text'))}>
        {editor}
      </div>
      <div className={styles['side']} hidden={side === 'text'}>
        {isWide ? row : null}
        <div
          {...asPanel(side === 'text' ? 'look' : side)}
          className={classNames(styles['panel'], side !== 'look' && side !== 'copy' && styles['beside'])}
        >
          <Suspense fallback={<Spinner>{t`Loading...`}</Spinner>}>
            {side === 'checks' ? (
              <ChecksPanel checked={checked} isMissing={review === null && failure !== null} onShow={shown.show} />
            ) : null}
            {side === 'changes' && review !== null ? (
              <ChangesPanel generated={generated} text={text} onUndoAll={() => result.rewrite(generated)} />
            ) : null}
            {side === 'copy' ? (
              <ReadingCopyPanel text={text} segments={segments} sentences={sentences ?? NO_SENTENCES} />
            ) : null}
            {side === 'look' || side === 'text' ? (
              <>
                <LetterPreview
                  text={text}
                  isSigned={letter.approval !== null && !isChangedSinceApproval(letter)}
                  segments={segments}
                  chosen={chosen}
                  onChoose={choose}
                />
                {review === null || segments.length === 0 ? null : (
                  <SourcePanel
                    review={review}
                    segments={segments}
                    chosen={chosen}
                    text={text}
                    onChoose={choose}
                    onShow={shown.show}
                    onLaw={onLaw}
                    onQuestions={onQuestions}
                    isBusy={isBusy}
                  />
                )}
              </>
            ) : null}
          </Suspense>
        </div>
      </div>
    </div>
  );
}

function useTabs(isWide: boolean, hasCopy: boolean, findings: number, isChanged: boolean): readonly Tab<Side>[] {
  const { t } = useLingui();
  const text: Tab<Side> = { id: 'text', label: t`Text` };
  const others: readonly Tab<Side>[] = [
    ...(hasCopy ? [{ id: 'copy', label: t`Copy to read` } as const] : []),
    { id: 'look', label: t`Preview` },
    { id: 'checks', label: t`Checks`, count: findings === 0 ? null : findings },
    { id: 'changes', label: t`Changes`, count: isChanged ? <span aria-label={t`yes`}>•</span> : null },
  ];
  return isWide ? others : [text, ...others];
}

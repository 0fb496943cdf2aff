import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { LIMITS } from '@plainclaim/domain';
import { IconEye } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/buttons/button.tsx';
import { DictationButton } from '../../../../components/dictation/dictation-button.tsx';
import { hintsOf } from '../../start/category-hints.ts';
import { countSentences, withSpoken } from '../narrative-text.ts';
import { useWizard } from '../../engine/wizard-context.ts';
import { ISSUE_PANEL, IssuePanel } from './issue-panel.tsx';
import styles from './own-words.module.css';
import { StarterChips } from './starter-chips.tsx';
import { StoryBox } from './story-box.tsx';
import { StoryHelp } from './story-help.tsx';
import { markedText, type Place } from './story-issues.ts';
import { withStarter } from './starters.ts';
import { typedPlaces } from './typed-places.ts';
import type { ReadStory } from './use-issues.ts';
import type { StoryDecisions } from './use-story-decisions.ts';

const STATUS = 'story-places';
const UNDO = 'story-undo';

type OwnWordsSectionProps = {
  readonly story: ReadStory;
  readonly decisions: StoryDecisions;
  /** The cards tell what happened already. */
  readonly isOptional: boolean;
  readonly error: string | undefined;
};

/** The free story: kept as it is typed, with marks where somebody may want to look again. */
export function OwnWordsSection({ story, decisions, isOptional, error }: OwnWordsSectionProps) {
  const { t, i18n } = useLingui();
  const { draft, patch, patchFrom } = useWizard();
  const box = useRef<HTMLTextAreaElement>(null);
  const [skipped, setSkipped] = useState(0);
  const { cleaned } = story;
  const typed = draft.claimDescription;
  const { places, open, kept } = decisions;
  const [waits, keeps] = [open.length, kept.length];
  const index = open.length === 0 ? 0 : skipped % open.length;
  const place = open[index];
  const toTyped = typedPlaces(typed, cleaned);
  const marked =
    toTyped === null || places.length === 0
      ? null
      : markedText(
          typed,
          places.map((one) => ({
            ...one,
            issue: { ...one.issue, start: toTyped(one.issue.start), end: toTyped(one.issue.end - 1) + 1 },
          })),
        );
  const sentences = countSentences(typed);
  const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
  const change = (one: Place) => {
    const { start, end } = one.issue.sentence;
    decisions.beginChange(one);
    box.current?.focus();
    if (toTyped !== null) box.current?.setSelectionRange(toTyped(start), toTyped(end - 1) + 1);
  };
  const begin = (words: string) => {
    const area = box.current;
    const put = withStarter(typed, area?.selectionStart ?? typed.length, words);
    if (put.text.length > LIMITS.storyText) return;
    patch({ claimDescription: put.text });
    area?.focus();
    requestAnimationFrame(() => area?.setSelectionRange(put.caret, put.caret));
  };
  return (
    <section className={styles['section']} aria-labelledby="own-words">
      <h2 id="own-words">
        {t`In your own words`}
        {isOptional ? <span className={styles['optional']}> ({t`optional`})</span> : null}
      </h2>
      {i18n.locale === DEFAULT_LANGUAGE ? null : (
        <p>
          <strong>
            <Trans>The letter and the court papers are in English. Write in English if you can.</Trans>
          </strong>{' '}
          <Trans>
            What you press on the cards above becomes English for you. What you type does not, there or here: nobody
            translates or changes it. A card asks you for its meaning in English.
          </Trans>
        </p>
      )}
      <StoryBox
        name="claimDescription"
        label={t`What happened`}
        hint={hintsOf(draft.situation)?.storyHint}
        error={error}
        maxLength={LIMITS.storyText}
        countText={
          sentences === 0
            ? t`2 to 5 sentences are best.`
            : t`About ${plural(sentences, { one: '# sentence', other: '# sentences' })}. 2 to 5 is best.`
        }
        marked={marked}
        boxRef={box}
        value={typed}
        onChange={(claimDescription) => patch({ claimDescription })}
      />
      <DictationButton
        label={t`Talk to tell us what happened.`}
        onText={(said) =>
          patchFrom((newest) => ({ claimDescription: withSpoken(newest.claimDescription, said, LIMITS.storyText) }))
        }
      />
      <div role="status" id={STATUS} tabIndex={-1} className={styles['status']}>
        {waits === 0 ? null : <p>{t`${plural(waits, { one: '# place to decide', other: '# places to decide' })}`}</p>}
        {decisions.undo === null ? null : (
          <p>
            {t`The sentence is left out.`} <Button id={UNDO} variant="link" onClick={decisions.undo}>{t`Undo`}</Button>
          </p>
        )}
      </div>
      {place === undefined ? null : (
        <IssuePanel
          text={cleaned}
          place={place}
          number={index + 1}
          count={open.length}
          onLeaveOut={() => {
            decisions.leaveOut(place);
            focusOn(UNDO);
          }}
          onChange={() => change(place)}
          onKeep={() => {
            decisions.keep(place);
            focusOn(open.length > 1 ? ISSUE_PANEL : STATUS);
          }}
          onNext={open.length > 1 ? () => setSkipped(index + 1) : null}
        />
      )}
      {keeps === 0 ? null : (
        <p className={styles['kept']}>
          {t`${plural(keeps, { one: 'You kept # place.', other: 'You kept # places.' })}`}{' '}
          <Button variant="link" onClick={decisions.lookAgain}>{t`Check again`}</Button>
        </p>
      )}
      <p className={styles['looked']}>
        <IconEye size={20} aria-hidden="true" />
        <span>{t`We mark threats and private things. We never change your words.`}</span>
      </p>
      <StoryHelp>
        <StarterChips onBegin={begin} />
      </StoryHelp>
    </section>
  );
}

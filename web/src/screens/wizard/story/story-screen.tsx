import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { problemsOn, speakerOf, storyContext } from '@plainclaim/domain';
import { flushSync } from 'react-dom';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { ScreenForm, WithAside } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { CardSection } from './cards/card-section.tsx';
import { type CardEditor, useCardEditor } from './cards/use-card-editor.ts';
import { cardLanguage } from './live-letter.ts';
import { LetterChoice } from './own-words/letter-choice.tsx';
import { OwnWordsSection } from './own-words/own-words-section.tsx';
import { OwnWordsWait } from './own-words/own-words-wait.tsx';
import { markedText } from './own-words/story-issues.ts';
import { useIssues } from './own-words/use-issues.ts';
import { useStoryDecisions } from './own-words/use-story-decisions.ts';
import { cardSummary, entryOfField } from './story-problems.ts';

/** Step 4, sub-step 0: what happened, card by card and in the person's own words, with the letter beside it. */
export function StoryScreen() {
  const { t, i18n } = useLingui();
  const { draft, facts, cardsState, patch, goOn, goBack } = useWizard();
  const error = useFieldErrors()('claimDescription');
  const editor = useCardEditor();
  const language = cardLanguage(i18n.locale);
  const story = useIssues(draft.claimDescription, storyContext(draft, language));
  const decisions = useStoryDecisions(story);
  const hasFacts = editor?.facts.entries.some(({ isComplete }) => isComplete) ?? false;
  const asksForLetter = hasFacts && draft.claimDescription.trim() !== '';
  const goOnFolded = () => {
    const wrong = problemsOn('story', draft, facts).map(({ field }) => entryOfField(field));
    const first = wrong.find((entry) => entry !== null) ?? null;
    // Asked for a story, somebody may want the card that is open.
    if (wrong.length === 0 || first !== null) editor?.foldForGoingOn(first);
    // Without a card the own words are all the letter has to say.
    if (editor !== null && !hasFacts && draft.storyInLetter === 'no') patch({ storyInLetter: '' });
    goOn();
  };
  const storyLead = t`Write 2 to 5 short sentences. Use your own words.`;
  const hasCards = cardsState !== 'failed';
  return (
    <WithAside
      label={t`About your claim`}
      aside={
        <LetterSoFar
          live={{
            open: editor?.shown ?? null,
            words: markedText(story.cleaned, decisions.places),
            toDecide: decisions.open.length,
            hasTwoLetters: asksForLetter,
          }}
        />
      }
    >
      <ScreenForm onSubmit={goOnFolded}>
        <ScreenHead
          title={t`Here is where you tell us what happened`}
          lead={hasCards ? t`Choose what fits. Each card becomes a sentence of your letter.` : storyLead}
        >
          <WhoseWords />
          <StorySummary editor={editor} storyError={error} />
        </ScreenHead>
        <CardSection editor={editor} />
        {/* One thing at a time: while a card is being filled, the rest of the screen waits. */}
        {editor !== null && editor.open !== null && error === undefined ? (
          <OwnWordsWait onOpen={editor.close} />
        ) : (
          <>
            <OwnWordsSection story={story} decisions={decisions} isOptional={hasFacts} error={error} />
            {asksForLetter ? <LetterChoice /> : null}
          </>
        )}
        <ActionsBar onBack={goBack} />
      </ScreenForm>
    </WithAside>
  );
}

/** Whose "I" the page and the letter have, before a guardian writes a word. */
function WhoseWords() {
  const { t } = useLingui();
  const { draft } = useWizard();
  const { child } = speakerOf(draft);
  if (child === undefined) return null;
  const guardian = draft.guardianName.trim();
  return (
    <Alert tone="info" title={guardian === '' ? t`“I” is you, the parent or guardian` : t`“I” is you, ${guardian}`}>
      <p>{t`You write for ${child}. Each card asks which of you two it tells of. The letter calls the child ${child}.`}</p>
      <p>{t`In your own words, write “${child}” for what is the child’s, and “my” only for what is yours.`}</p>
    </Alert>
  );
}

type StorySummaryProps = { readonly editor: CardEditor | null; readonly storyError: string | undefined };

/** What is wrong, with links. A card that is folded opens before the link goes to its field. */
function StorySummary({ editor, storyError }: StorySummaryProps) {
  const { t, i18n } = useLingui();
  const message = useMessage(wizardMessages);
  const { problems, attempt } = useWizard();
  if (problems.length === 0) return null;
  const cards = cardSummary(problems, editor?.facts.entries ?? [], cardLanguage(i18n.locale), message);
  const story = t`What happened`;
  const toStory = storyError === undefined ? [] : [{ field: 'claimDescription', message: t`Go to: ${story}` }];
  return (
    <div
      onClickCapture={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const entry = link === null ? null : entryOfField(link.hash.replace('#f-', ''));
        if (entry !== null) flushSync(() => editor?.openEntry(entry));
      }}
    >
      <ErrorSummary
        title={storyError ?? message('wizard.fields_incomplete')}
        problems={[...cards, ...toStory]}
        attempt={attempt}
      />
    </div>
  );
}

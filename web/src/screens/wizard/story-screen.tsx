import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS } from '@plainclaim/domain';
import { Card } from '../../components/card.tsx';
import { HelpExample, HelpList } from './narrative-help.tsx';
import { NarrativeScreen } from './narrative-screen.tsx';
import { countSentences } from './narrative-text.ts';
import { hintsOf } from './category-hints.ts';
import { useWizard } from './wizard-context.ts';

/** Step 4, sub-step 0: what happened, in the person's own words. */
export function StoryScreen() {
  const { t } = useLingui();
  const { draft } = useWizard();
  const sentences = countSentences(draft.claimDescription);
  return (
    <NarrativeScreen
      title={t`Here is where you tell us what happened`}
      lead={t`Write 2 to 5 short sentences. Use your own words. You can also talk and we will type it.`}
      field="claimDescription"
      label={t`What happened`}
      hint={hintsOf(draft.situation)?.storyHint}
      longest={LIMITS.storyText}
      countText={
        sentences === 0
          ? t`2 to 5 sentences are best.`
          : t`About ${plural(sentences, { one: '# sentence', other: '# sentences' })}. 2 to 5 is best.`
      }
      dictationLabel={t`Talk to tell us what happened.`}
      note={
        <p>
          <Trans>
            We may fix small spelling slips and leave out words that can hurt your case. You will see every change
            before the letter goes out.
          </Trans>
        </p>
      }
      aside={
        <Card>
          <HelpList
            title={t`Good to include`}
            kind="good"
            points={[
              t`What you and the other side agreed to, or what they did`,
              t`The dates, even if they are close guesses`,
              t`What you paid or lost`,
              t`What you asked them to do, and what they said`,
            ]}
          />
          <HelpList
            title={t`Leave out`}
            kind="bad"
            points={[
              t`Bank, card, or Social Security numbers`,
              t`Car plate, license, or policy numbers`,
              t`Names of children`,
              t`Angry words or threats. They can hurt your case.`,
            ]}
          />
          <HelpExample>
            <Trans>
              “On March 3 I paid Northfield Painting $800 to paint two rooms. They painted one room and left. I called
              on March 10 and March 15. They did not come back.”
            </Trans>
          </HelpExample>
        </Card>
      }
    />
  );
}

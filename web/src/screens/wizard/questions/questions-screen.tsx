import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, wizardMessages } from '@plainclaim/contract';
import {
  type Answer,
  type ClaimDraft,
  contradictionsAmong,
  DEFENDANT,
  isLineField,
  mentionedIn,
  type QuestionKey,
  questionsFor,
  typedName,
  typedParty,
} from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { Fragment, useEffect } from 'react';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { useFieldWords } from '../../../components/choices/field-words.ts';
import { FieldError } from '../../../components/fields/field.tsx';
import { FormSection, ScreenForm, WithAside } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import { AnswerCheck } from './answer-check.tsx';
import { CoClaimants } from '../parties/co-claimants.tsx';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { type Answers, defendantAskedAbout, preselectedAnswers } from './preselection.ts';
import { QuestionGroup } from './question-group.tsx';
import styles from './question-group.module.css';
import { QuestionLines } from './question-lines.tsx';
import { inSections, inShownOrder, type SectionId } from './question-sections.ts';
import { useWizard } from '../engine/wizard-context.ts';
import { summaryOf } from '../engine/wizard-problems.ts';

/** The name of the defendant a question is about; '' for other questions. */
function defendantNameFor(key: QuestionKey, draft: ClaimDraft): string {
  const number = defendantAskedAbout(key);
  const defendant = number === 1 ? draft : number === null ? undefined : draft.additionalDefendants[0];
  return defendant === undefined ? '' : typedName(typedParty(DEFENDANT, defendant));
}

/**
 * Chooses the most common answers, as soon as it is known which questions are asked. Some are asked only after another
 * answer, so it looks again after each; an answer that is given is never changed.
 */
function usePreselection() {
  const { i18n } = useLingui();
  const { draft, questions, patch } = useWizard();
  const isEnglish = i18n.locale === DEFAULT_LANGUAGE;
  const list = questions.status === 'loading' ? null : questions.value;
  useEffect(() => {
    if (list === null) return;
    const answers = preselectedAnswers(list, draft, isEnglish);
    if (Object.keys(answers).length > 0) patch(answers);
  }, [list, draft, patch, isEnglish]);
}

/** Step 4, sub-step 3: the administrative questions. */
export function QuestionsScreen() {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { draft, questions, problems, attempt, patch, goOn, goBack } = useWizard();
  const errorOf = useFieldErrors();
  const words = useFieldWords();
  usePreselection();

  const asked = questions.status === 'loading' ? null : questionsFor(questions.value, draft);
  const mentioned = mentionedIn(draft);
  const contradictions = contradictionsAmong(asked ?? [], draft, served.publicNames);
  const unanswered = problems.filter(({ code }) => code === 'wizard.question_required');
  const isMissing = problems.some(({ field }) => field === 'questionData');
  const labelOf = (field: string) => {
    if (isLineField(field)) return words[field].label;
    const number = field === 'defendantMilitary1' ? 1 : field === 'defendantMilitary2' ? 2 : null;
    return number === null ? undefined : t`Defendant ${number}`;
  };
  const sectionTitles = {
    claim: t`Your claim`,
    you: t`You`,
    'other-side': t`The other side`,
    'letter-and-court': t`Your letter and the court`,
  } satisfies Record<SectionId, string>;
  const answer = (key: QuestionKey, given: Answer) => {
    const changes: Answers = {};
    changes[key] = given;
    patch(changes);
  };
  return (
    <WithAside aside={<LetterSoFar />} label={t`About your claim`}>
      <ScreenForm onSubmit={goOn}>
        <ScreenHead
          title={t`Just a few last administrative questions`}
          lead={t`We pre-selected the most common answers`}
        >
          {problems.length > 0 ? (
            <ErrorSummary
              title={message(
                unanswered.length > 0
                  ? 'wizard.questions_required'
                  : isMissing
                    ? 'wizard.questions_missing'
                    : 'wizard.fields_incomplete',
              )}
              problems={isMissing ? [] : summaryOf(inShownOrder(problems, asked ?? []), labelOf, message)}
              attempt={attempt}
            />
          ) : null}
          {questions.status === 'failed' ? <Alert tone="warning" live="status" title={questions.message} /> : null}
          {asked === null ? null : (
            <Alert tone="info">
              <p>
                {t`Please check each answer. Where a wrong answer could cost you the claim, or becomes a statement to a court, we chose none: answer those yourself.`}
              </p>
            </Alert>
          )}
        </ScreenHead>
        {asked === null ? (
          <div className={styles['waiting']}>
            <Spinner>{t`Loading administrative questions...`}</Spinner>
            <p>{t`Please wait while we load the questions`}</p>
          </div>
        ) : (
          <div className={styles['questions']}>
            {unanswered.length > 0 ? <FieldError>{message('wizard.questions_banner')}</FieldError> : null}
            {inSections(asked).map((section) => (
              <FormSection key={section.id} title={sectionTitles[section.id]}>
                <div className={styles['section']}>
                  {section.questions.map((question) => (
                    <Fragment key={question.key}>
                      <QuestionGroup
                        question={question}
                        answer={draft[question.key]}
                        error={errorOf(question.key)}
                        isMentioned={mentioned.has(question.key)}
                        defendantName={defendantNameFor(question.key, draft)}
                        onAnswer={(given) => answer(question.key, given)}
                      />
                      <AnswerCheck question={question.key} contradictions={contradictions} />
                      <QuestionLines question={question.key} errorOf={errorOf} />
                    </Fragment>
                  ))}
                  {section.id === 'you' ? <CoClaimants /> : null}
                </div>
              </FormSection>
            ))}
          </div>
        )}
        <ActionsBar onBack={goBack} />
      </ScreenForm>
    </WithAside>
  );
}

import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import {
  type Answer,
  type ClaimDraft,
  contradictionsAmong,
  DEFENDANT,
  isLineField,
  mentionedIn,
  type QuestionKey,
  questionsAskedAt,
  typedName,
  typedParty,
} from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { Fragment, useEffect } from 'react';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { ErrorSummary, type SummaryProblem } from '../../../components/feedback/error-summary.tsx';
import { useFieldWords } from '../../../components/choices/field-words.ts';
import { FieldError } from '../../../components/fields/field.tsx';
import { FormSection, ScreenForm, WithAside } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { CoClaimants } from '../../../components/parties/co-claimants.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import { AnswerCheck } from './answer-check.tsx';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { type Answers, defendantAskedAbout, preselectedAnswers } from './preselection.ts';
import { QuestionGroup } from './question-group.tsx';
import styles from './question-group.module.css';
import { QuestionLines } from './question-lines.tsx';
import { MAY_BE_TRUE_FIELD } from './may-be-true.ts';
import { MayBeTrueList } from './may-be-true-list.tsx';
import { inSections, inShownOrder, mayBeTrue, type SectionId } from './question-sections.ts';
import { useWizard } from '../engine/wizard-context.ts';
import { summaryOf } from '../engine/wizard-problems.ts';

/** The name of the defendant a question is about; '' for other questions. */
function defendantNameFor(key: QuestionKey, draft: ClaimDraft): string {
  const number = defendantAskedAbout(key);
  const defendant = number === 1 ? draft : number === null ? undefined : draft.additionalDefendants[number - 2];
  return defendant === undefined ? '' : typedName(typedParty(DEFENDANT, defendant));
}

/**
 * Chooses the common wishes, as soon as it is known which questions are asked. Some are asked only after another
 * answer, so it looks again after each; an answer that is given is never changed.
 */
function usePreselection() {
  const { draft, questions, patch } = useWizard();
  const list = questions.status === 'loading' ? null : questions.value;
  useEffect(() => {
    if (list === null) return;
    const answers = preselectedAnswers(questionsAskedAt('questions', list, draft), draft);
    if (Object.keys(answers).length > 0) patch(answers);
  }, [list, draft, patch]);
}

/** Step 4, sub-step 3: the administrative questions. */
export function QuestionsScreen() {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { draft, questions, problems, attempt, patch, goOn, goBack } = useWizard();
  const errorOf = useFieldErrors();
  const words = useFieldWords();
  usePreselection();

  const asked = questions.status === 'loading' ? null : questionsAskedAt('questions', questions.value, draft);
  const mentioned = mentionedIn(draft);
  const contradictions = contradictionsAmong(asked ?? [], draft, served.publicNames);
  const listed = mayBeTrue(asked ?? []);
  const isListed = (field = '') => listed.some(({ key }) => key === field);
  const unanswered = problems.filter(({ code }) => code === 'wizard.question_required');
  const isOpen = (field = '') => unanswered.some((one) => one.field === field);
  const isMissing = problems.some(({ field }) => field === 'questionData');
  const labelOf = (field: string) => {
    if (isLineField(field)) return words[field].label;
    const number = defendantAskedAbout(field);
    return number === null ? undefined : t`Defendant ${number}`;
  };
  const sectionTitles = {
    claim: undefined,
    you: undefined,
    'other-side': t`The other side`,
    letter: t`Your letter`,
  } satisfies Record<SectionId, string | undefined>;
  const tickMissing = t`Tick what is true, or the last line.`;
  /** The list is one thing to mend, however many of its lines are open. */
  const inOneLine = (all: readonly SummaryProblem[]): readonly SummaryProblem[] => {
    const first = all.find(({ field }) => isListed(field) && isOpen(field));
    return all.flatMap((one) => {
      if (!isListed(one.field) || !isOpen(one.field)) return [one];
      return one === first ? [{ field: MAY_BE_TRUE_FIELD, message: tickMissing }] : [];
    });
  };
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
              problems={isMissing ? [] : inOneLine(summaryOf(inShownOrder(problems, asked ?? []), labelOf, message))}
              attempt={attempt}
            />
          ) : null}
          {questions.status === 'failed' ? <Alert tone="warning" live="status" title={questions.message} /> : null}
          {asked === null ? null : <p>{t`Only your wishes for the letter. You answer the facts.`}</p>}
        </ScreenHead>
        {asked === null ? (
          <div className={styles['waiting']}>
            <Spinner>{t`Loading administrative questions...`}</Spinner>
            <p>{t`Please wait while we load the questions`}</p>
          </div>
        ) : (
          <div className={styles['questions']}>
            {unanswered.length > 0 ? <FieldError>{message('wizard.questions_banner')}</FieldError> : null}
            {listed.length === 0 ? null : (
              <FormSection>
                <div className={styles['section']}>
                  <MayBeTrueList
                    questions={listed}
                    mentioned={mentioned}
                    error={listed.some(({ key }) => isOpen(key)) ? tickMissing : undefined}
                  />
                  {listed.map(({ key }) => (
                    <AnswerCheck key={key} question={key} contradictions={contradictions} />
                  ))}
                </div>
              </FormSection>
            )}
            {inSections(asked.filter(({ key }) => !isListed(key))).map((section) => (
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
                  {section.id === 'you' && draft.userType === '1' && draft.coClaimants.length > 0 ? (
                    <CoClaimants people={draft.coClaimants} onChange={(coClaimants) => patch({ coClaimants })} />
                  ) : null}
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

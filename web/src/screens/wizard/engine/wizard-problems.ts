/** Turns the domain's problems into what a form shows: a sentence at each field, and a list with links above it. */
import { type MessageParams, wizardMessages } from '@plainclaim/contract';
import type { Problem } from '@plainclaim/domain';
import type { SummaryProblem } from '../../../components/feedback/error-summary.tsx';
import { say } from '../../../i18n/say.ts';

type MessageOf = (code: keyof typeof wizardMessages, params?: MessageParams) => string;

const inEnglish: MessageOf = (code, params) => say(wizardMessages, code, params);

/** The sentence for what is wrong with a field; undefined when nothing is. */
export function errorAt(
  problems: readonly Problem[],
  field: string,
  messageOf: MessageOf = inEnglish,
): string | undefined {
  const problem = problems.find((one) => one.field === field);
  return problem === undefined ? undefined : messageOf(problem.code, problem.params);
}

/** Every problem with its field's name, in the order of the screen. Problems of the same field and text show once. */
export function summaryOf(
  problems: readonly Problem[],
  labelOf: (field: string) => string | undefined,
  messageOf: MessageOf = inEnglish,
): readonly SummaryProblem[] {
  const entries = problems.map(({ field, code, params }) => ({
    field,
    label: labelOf(field),
    message: messageOf(code, params),
  }));
  return entries.filter(
    (entry, index) =>
      entries.findIndex(({ field, message }) => field === entry.field && message === entry.message) === index,
  );
}

/** "additionalDefendants.1.defendantCity" as its list place and its own name; undefined for a field of its own. */
export function furtherDefendantField(field: string): { readonly index: number; readonly name: string } | undefined {
  const [, index, name] = /^additionalDefendants\.(\d+)\.(\w+)$/.exec(field) ?? [];
  return index === undefined || name === undefined ? undefined : { index: Number(index), name };
}

/**
 * The problems whose fields are on the screen: while it is not known whether a further opponent is a person or a
 * business, only that is asked.
 */
export function askedProblems(problems: readonly Problem[]): readonly Problem[] {
  const unknownKinds = new Set(
    problems.flatMap(({ field }) => {
      const further = furtherDefendantField(field);
      return further?.name === 'whoUser' ? [further.index] : [];
    }),
  );
  return problems.filter(({ field }) => {
    const further = furtherDefendantField(field);
    return further === undefined || further.name === 'whoUser' || !unknownKinds.has(further.index);
  });
}

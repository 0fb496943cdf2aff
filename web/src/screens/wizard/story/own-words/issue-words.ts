import { useLingui } from '@lingui/react/macro';
import type { IssueKind } from '@plainclaim/domain';

export type IssueWords = { readonly title: string; readonly why: string };

/** What is said about a place: what it may be, and why it is better decided now. Nobody is blamed. */
export function useIssueWords(): Readonly<Record<IssueKind, IssueWords>> {
  const { t } = useLingui();
  return {
    threat: {
      title: t`This sentence can be read as a threat`,
      why: t`A demand letter tells what happened. It may say that you will go to court. A warning to do something else can hurt you, and can be against the law.`,
    },
    private_number: {
      title: t`This looks like a private number`,
      why: t`Card, account, plate and ID numbers do not belong in a letter. Others may read it, and court files are public.`,
    },
    birth_date: {
      title: t`This looks like a birth date`,
      why: t`A full birth date can be used to steal an identity. Court files are public. The letter does not need it.`,
    },
    machine: {
      title: t`This reads like an order to a computer`,
      why: t`People read your letter. A line like this can make them doubt the rest.`,
    },
    immigration: {
      title: t`This is about immigration`,
      why: t`A letter about money does not need it. It can hurt somebody, and it can hurt your case.`,
    },
    family: {
      title: t`This is about family or children`,
      why: t`Others may read your letter. Keep it only if it is part of what you ask for.`,
    },
    health: {
      title: t`This is about somebody's health`,
      why: t`Others may read your letter. Keep it only if it is part of what you ask for.`,
    },
    military: {
      title: t`This is about military service`,
      why: t`We ask about it later, on its own. Keep it here only if it is part of what happened.`,
    },
    insult: {
      title: t`This may sound like an insult`,
      why: t`Say what they did, not what you think of them. A judge may read this letter.`,
    },
    typed_law: {
      title: t`This names a law`,
      why: t`The letter adds the laws that fit. A law that does not fit makes a letter weaker.`,
    },
    hurts_case: {
      title: t`This may hurt your own case`,
      why: t`The other side may use these words against you. Read them again before you decide.`,
    },
    not_past: {
      title: t`This is not about what happened`,
      why: t`A demand letter says what happened. What may come, or what they should do, can sound like a threat.`,
    },
    read_again: {
      title: t`Please read this sentence again`,
      why: t`It can be read as pressure, or it may reveal something private. If it is a plain fact of your case, keep it.`,
    },
    language: {
      title: t`This may not be English`,
      why: t`The letter and the court papers are in English. The other side may not understand this part.`,
    },
    capitals: {
      title: t`These words are in capital letters`,
      why: t`Capital letters can look like shouting. Small letters are easier to read.`,
    },
    third_person: {
      title: t`This speaks about them, not to them`,
      why: t`The letter is written to them. Where you mean them, write “you”.`,
    },
    day_without_year: {
      title: t`This day has no year`,
      why: t`Add the year, so that everybody knows which day you mean.`,
    },
    too_many: {
      title: t`There are more places like these`,
      why: t`Look at the ones before this first. Then we look at the rest.`,
    },
  };
}

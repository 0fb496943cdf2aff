import { MAY_BE_TRUE, type Problem, type Question, type QuestionKey } from '@plainclaim/domain';

export type SectionId = 'claim' | 'you' | 'other-side' | 'letter';

/** The keys of each part, in the order to show the parts; a question named nowhere is about the claim. */
const SECTIONS: readonly { readonly id: SectionId; readonly keys: readonly QuestionKey[] }[] = [
  { id: 'claim', keys: [] },
  { id: 'you', keys: ['isAdult'] },
  {
    id: 'other-side',
    keys: [
      'defendantMilitary1',
      'defendantMilitary2',
      'defendantMilitary3',
      'defendantMilitary4',
      'isFederal',
      'ownerOccupied',
      'publicBodyKind',
      'otherSideMinor',
      'sellerInTrade',
      'charityUser',
      'depositLawAskedFor',
    ],
  },
  { id: 'letter', keys: ['responseDays', 'paymentPlan'] },
];

const sectionOf = (key: QuestionKey): SectionId => SECTIONS.find(({ keys }) => keys.includes(key))?.id ?? 'claim';

/** Those of one list of "tick what is true"; two or more of them make one. */
export function mayBeTrue(questions: readonly Question[]): readonly Question[] {
  const listed = questions.filter(({ key, answer_type }) => MAY_BE_TRUE.includes(key) && answer_type === 'yes_no');
  return listed.length > 1 ? listed : [];
}

/** The questions by what they are about, each part in the order they were served; empty parts are left out. */
export const inSections = (
  questions: readonly Question[],
): readonly { readonly id: SectionId; readonly questions: readonly Question[] }[] =>
  SECTIONS.map(({ id }) => ({ id, questions: questions.filter(({ key }) => sectionOf(key) === id) })).filter(
    (section) => section.questions.length > 0,
  );

/** Problems in the order in which the screen shows their questions. */
export function inShownOrder(problems: readonly Problem[], questions: readonly Question[]): readonly Problem[] {
  const keys: readonly string[] = inSections(questions).flatMap((section) => section.questions.map(({ key }) => key));
  const placeOf = ({ field }: Problem) => keys.indexOf(field === 'claimantBirthDate' ? 'isAdult' : field);
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

type Level = 'A' | 'AA';
type Version = '2.0' | '2.1' | '2.2';

const from = (version: Version, level: Level) => ({ version, level });
const [a20, aa20, a21, aa21] = [from('2.0', 'A'), from('2.0', 'AA'), from('2.1', 'A'), from('2.1', 'AA')];
const [a22, aa22] = [from('2.2', 'A'), from('2.2', 'AA')];

/** Every criterion of WCAG 2.2 at levels A and AA, with the version that brought it. 4.1.1 was taken out of 2.2. */
export const WCAG = {
  '1.1.1': a20,
  '1.2.1': a20,
  '1.2.2': a20,
  '1.2.3': a20,
  '1.2.4': aa20,
  '1.2.5': aa20,
  '1.3.1': a20,
  '1.3.2': a20,
  '1.3.3': a20,
  '1.3.4': aa21,
  '1.3.5': aa21,
  '1.4.1': a20,
  '1.4.2': a20,
  '1.4.3': aa20,
  '1.4.4': aa20,
  '1.4.5': aa20,
  '1.4.10': aa21,
  '1.4.11': aa21,
  '1.4.12': aa21,
  '1.4.13': aa21,
  '2.1.1': a20,
  '2.1.2': a20,
  '2.1.4': a21,
  '2.2.1': a20,
  '2.2.2': a20,
  '2.3.1': a20,
  '2.4.1': a20,
  '2.4.2': a20,
  '2.4.3': a20,
  '2.4.4': a20,
  '2.4.5': aa20,
  '2.4.6': aa20,
  '2.4.7': aa20,
  '2.4.11': aa22,
  '2.5.1': a21,
  '2.5.2': a21,
  '2.5.3': a21,
  '2.5.4': a21,
  '2.5.7': aa22,
  '2.5.8': aa22,
  '3.1.1': a20,
  '3.1.2': aa20,
  '3.2.1': a20,
  '3.2.2': a20,
  '3.2.3': aa20,
  '3.2.4': aa20,
  '3.2.6': a22,
  '3.3.1': a20,
  '3.3.2': a20,
  '3.3.3': aa20,
  '3.3.4': aa20,
  '3.3.7': a22,
  '3.3.8': aa22,
  '4.1.2': a20,
  '4.1.3': aa21,
} as const satisfies Readonly<Record<string, { readonly version: Version; readonly level: Level }>>;

export type CriterionId = keyof typeof WCAG;

export const isCriterion = (text: string): text is CriterionId => Object.hasOwn(WCAG, text);

export const CRITERIA: readonly CriterionId[] = Object.keys(WCAG).filter(isCriterion);

/** What a standard that takes in WCAG of this version asks: the criteria of that version and of those before. */
export const criteriaOf = (version: '2.0' | '2.1'): readonly CriterionId[] =>
  CRITERIA.filter((id) => WCAG[id].version <= version);

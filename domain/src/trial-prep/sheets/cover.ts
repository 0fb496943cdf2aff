import { type TrialCase, type TrialSheet, writeTrialGuide } from '../trial-context.ts';
import type { TrialWords } from '../wording/trial-words.ts';
import { copiesOf, namesOf, withoutPeriod } from './trial-parts.ts';

export type CoverNotes = { readonly hasLeftOutNumbers: boolean };

/** What to do before the day, and what is in the book. */
export function coverSheet(
  trial: TrialCase,
  sheets: readonly TrialSheet[],
  { hasLeftOutNumbers }: CoverNotes,
): TrialSheet {
  return writeTrialGuide(trial, 'cover', (_rows, { COVER, PURPOSE }, { day }) => {
    const { parties, rules, part, county, today } = trial.paper;
    return {
      title: COVER.title,
      blocks: [
        {
          kind: 'paragraph',
          text: COVER.intro(
            namesOf(parties.plaintiffs),
            withoutPeriod(namesOf(parties.defendants)),
            rules.captionOf(part).partName,
            county,
            day(today),
          ),
        },
        { kind: 'heading', text: COVER.doHeading },
        { kind: 'checklist', items: todo(trial, COVER.steps, hasLeftOutNumbers) },
        { kind: 'heading', text: COVER.contentsHeading },
        { kind: 'table', heads: COVER.contentsHead, rows: sheets.map(({ title, kind }) => [title, PURPOSE[kind]]) },
        { kind: 'paragraph', text: COVER.apart },
      ],
    };
  });
}

function todo(
  { paper, exhibits, proofs, notes }: TrialCase,
  steps: TrialWords['COVER']['steps'],
  hasLeftOutNumbers: boolean,
): readonly string[] {
  const count = (strength: 'gap' | 'own_word'): number => proofs.filter((one) => one.strength === strength).length;
  return [
    steps.read,
    count('gap') === 0 ? '' : steps.gaps(count('gap')),
    count('own_word') === 0 ? '' : steps.ownWord(count('own_word')),
    exhibits.length === 0 ? steps.noExhibits : steps.copies(copiesOf({ paper })),
    exhibits.length === 0 ? '' : steps.marks,
    notes.witnesses.length === 0 ? '' : steps.witness(notes.witnesses.map(({ name }) => name).join(', ')),
    steps.outline,
    paper.hasReplacedSigns ? steps.signs : '',
    hasLeftOutNumbers ? steps.numbers : '',
  ].filter((text) => text !== '');
}

import { formatLongEnglish } from '../../calendar/index.ts';
import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { KEEP_FOOTER } from '../../court-papers/wording/forms.ts';
import { type TrialCase, type TrialSheet, writeTrialSheet } from '../trial-context.ts';
import { COVER, PURPOSE } from '../wording/outline.ts';
import { copiesOf, namesOf, withoutPeriod } from './trial-parts.ts';

export type CoverNotes = { readonly hasLeftOutNumbers: boolean };

/** What to do before the day, and what is in the book. */
export function coverSheet(
  trial: TrialCase,
  sheets: readonly TrialSheet[],
  { hasLeftOutNumbers }: CoverNotes,
): TrialSheet {
  const { paper, exhibits, proofs, notes } = trial;
  const { parties, rules, part, county } = paper;
  const count = (standing: 'gap' | 'own_word'): number => proofs.filter((one) => one.standing === standing).length;
  const { steps } = COVER;
  const todo = [
    steps.read,
    count('gap') === 0 ? '' : steps.gaps(count('gap')),
    count('own_word') === 0 ? '' : steps.ownWord(count('own_word')),
    exhibits.length === 0 ? steps.noExhibits : steps.copies(copiesOf(trial)),
    exhibits.length === 0 ? '' : steps.marks,
    notes.witnesses.length === 0 ? '' : steps.witness(notes.witnesses.map(({ name }) => name).join(', ')),
    steps.outline,
    paper.hasReplacedSigns ? steps.signs : '',
    hasLeftOutNumbers ? steps.numbers : '',
  ];
  const blocks: readonly PaperBlock[] = [
    {
      kind: 'paragraph',
      text: COVER.intro(
        namesOf(parties.plaintiffs),
        withoutPeriod(namesOf(parties.defendants)),
        rules.captionOf(part).partName,
        county,
        formatLongEnglish(paper.today),
      ),
    },
    { kind: 'heading', text: COVER.doHeading },
    { kind: 'checklist', items: todo.filter((text) => text !== '') },
    { kind: 'heading', text: COVER.contentsHeading },
    { kind: 'table', heads: COVER.contentsHead, rows: sheets.map(({ title, kind }) => [title, PURPOSE[kind]]) },
    { kind: 'paragraph', text: COVER.apart },
  ];
  return writeTrialSheet(trial, 'cover', () => ({ title: COVER.title, footer: KEEP_FOOTER, blocks }));
}

import type { PaperCase } from '../court-papers/packet/paper-context.ts';
import type { TrialElement, TrialTheory } from '../jurisdictions/pack.ts';
import { tells } from '../court-papers/packet/speaks-of.ts';
import { countsToTheLetter, LONGEST_POINT } from './story-points.ts';
import type { TrialExhibit } from './trial-record.ts';
import type { TrialNotes, TrialWitness } from './trial-notes.ts';

/** `shown`: something besides the claimant's word. `own_word`: the claimant tells it. `gap`: no card speaks of it yet. */
export type ProofStanding = 'shown' | 'own_word' | 'gap';

/** One point of the claim, and what the claimant has for it. */
export type PointProof = {
  readonly element: TrialElement;
  readonly exhibits: readonly TrialExhibit[];
  readonly witnesses: readonly TrialWitness[];
  /** What the claimant ticked on the cards that speak of it, in the words they ticked. */
  readonly ticked: readonly string[];
  /** The sentence of a card that speaks of it; ''. */
  readonly told: string;
  readonly standing: ProofStanding;
};

type Known = {
  readonly theories: readonly TrialTheory[];
  readonly notes: TrialNotes;
  readonly exhibits: readonly TrialExhibit[];
  readonly paper: Pick<PaperCase, 'sentences' | 'told'>;
};

export function proofsOf({ theories, notes, exhibits, paper }: Known): readonly PointProof[] {
  const used = new Set<string>();
  // Own words are sorted by nobody: without cards no point is called a gap.
  const hasCards = paper.sentences.some(({ entry }) => entry !== null);
  return theories.flatMap(({ elements }) =>
    elements.map((element) => {
      const links = notes.proofs.filter((link) => link.element === element.key);
      const told = toldIn(paper, element, used);
      const shownBy = exhibits.filter(({ id }) => links.some(({ exhibitIds }) => exhibitIds.includes(id)));
      const saidBy = notes.witnesses.filter(({ id }) => links.some(({ witnessIds }) => witnessIds.includes(id)));
      const isShown = shownBy.length + saidBy.length > 0;
      const standing = isShown ? 'shown' : told === '' && hasCards ? 'gap' : 'own_word';
      return { element, exhibits: shownBy, witnesses: saidBy, ticked: tickedFor(paper, element), told, standing };
    }),
  );
}

/** Another sentence for each point where there is one. */
function toldIn({ sentences }: Known['paper'], element: TrialElement, used: Set<string>): string {
  const fitting = sentences.flatMap(({ text, entry }) =>
    entry !== null && text.length <= LONGEST_POINT && !countsToTheLetter(text) && tells(element, entry) ? [text] : [],
  );
  const told = fitting.find((text) => !used.has(text)) ?? fitting[0] ?? '';
  used.add(told);
  return told;
}

function tickedFor({ told }: Known['paper'], element: TrialElement): readonly string[] {
  const keys = new Set(
    told.entries.flatMap((read) => (read.isComplete && tells(element, read) ? read.entry.proof : [])),
  );
  return told.proof.flatMap(({ key, copies }) => (keys.has(key) ? [copies.en] : []));
}

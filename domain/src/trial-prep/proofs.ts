import type { TrialElement, TrialTheory } from '../jurisdictions/pack.ts';
import type { StoryPoint } from './story-points.ts';
import type { TrialExhibit } from './trial-record.ts';
import type { TrialNotes, TrialWitness } from './trial-notes.ts';

/** `shown`: something besides the claimant's word. `own_word`: the story tells it. `gap`: nothing says it yet. */
export type ProofStanding = 'shown' | 'own_word' | 'gap';

/** One point of the claim, and what the claimant has for it. */
export type PointProof = {
  readonly element: TrialElement;
  readonly exhibits: readonly TrialExhibit[];
  readonly witnesses: readonly TrialWitness[];
  /** The sentence of the story or the reckoning that speaks of it; ''. */
  readonly told: string;
  readonly standing: ProofStanding;
};

/** A sentence to read out, no page of it. */
const LONGEST_TOLD = 260;

type Known = {
  readonly theories: readonly TrialTheory[];
  readonly notes: TrialNotes;
  readonly exhibits: readonly TrialExhibit[];
  readonly story: readonly StoryPoint[];
  /** Asked where the story is silent: what a harm cost often stands there alone. */
  readonly reckoning: readonly StoryPoint[];
};

export function proofsOf({ theories, notes, exhibits, story, reckoning }: Known): readonly PointProof[] {
  const used = new Set<string>();
  return theories.flatMap(({ elements }) =>
    elements.map((element) => {
      const links = notes.proofs.filter((link) => link.element === element.key);
      const told = toldIn(story, element, used) || toldIn(reckoning, element, used);
      const shownBy = exhibits.filter(({ id }) => links.some(({ exhibitIds }) => exhibitIds.includes(id)));
      const saidBy = notes.witnesses.filter(({ id }) => links.some(({ witnessIds }) => witnessIds.includes(id)));
      const isShown = shownBy.length + saidBy.length > 0;
      const standing = isShown ? 'shown' : told === '' ? 'gap' : 'own_word';
      return { element, exhibits: shownBy, witnesses: saidBy, told, standing };
    }),
  );
}

/** Another sentence for each point where there is one. */
function toldIn(story: readonly StoryPoint[], { cue }: TrialElement, used: Set<string>): string {
  const fitting = story.map(({ text }) => text).filter((text) => text.length <= LONGEST_TOLD && cue.test(text));
  const told = fitting.find((text) => !used.has(text)) ?? fitting[0] ?? '';
  used.add(told);
  return told;
}

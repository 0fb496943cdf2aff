import type { PaperCase } from '../court-papers/packet/paper-context.ts';
import { holds } from '../fact-cards/index.ts';
import type { TrialDefence, TrialElement, TrialTheory } from '../jurisdictions/pack.ts';
import { matters, tells } from '../court-papers/packet/speaks-of.ts';
import { countsToTheLetter, LONGEST_POINT } from './story-points.ts';
import type { TrialExhibit } from './trial-record.ts';
import type { TrialNotes, TrialWitness } from './trial-notes.ts';

/** `shown`: something besides the claimant's word. `own_word`: the claimant tells it. `gap`: no card speaks of it yet. */
export type ProofStrength = 'shown' | 'own_word' | 'gap';

/** One point of the claim, and what the claimant has for it. */
export type PointProof = {
  readonly element: TrialElement;
  readonly exhibits: readonly TrialExhibit[];
  readonly witnesses: readonly TrialWitness[];
  /** What the claimant ticked on the cards that speak of it, in the words they ticked, for a sheet they keep. */
  readonly ticked: readonly string[];
  /** The sentence of a card that speaks of it; ''. */
  readonly fact: string;
  readonly strength: ProofStrength;
};

type Known = {
  readonly theories: readonly TrialTheory[];
  readonly notes: TrialNotes;
  readonly exhibits: readonly TrialExhibit[];
  readonly paper: Pick<PaperCase, 'sentences' | 'cardFacts' | 'guides'>;
};

export function proofsOf({ theories, notes, exhibits, paper }: Known): readonly PointProof[] {
  const used = new Set<string>();
  // Own words are sorted by nobody: without cards no point is called a gap.
  const hasCards = paper.sentences.some(({ entry }) => entry !== null);
  const entries = paper.sentences.flatMap(({ entry }) => entry ?? []);
  const points = theories.flatMap(({ elements }) => elements.filter((element) => matters(element, entries)));
  // A point that names its cards chooses first: the one about the new address must not stand at another point.
  const chosen = new Map(
    points
      .toSorted((a, b) => Number(b.statedBy.cards !== undefined) - Number(a.statedBy.cards !== undefined))
      .map((element) => [element.key, factFor(paper, element, used)]),
  );
  return points.map((element) => {
    const links = notes.proofs.filter((link) => link.element === element.key);
    const fact = chosen.get(element.key) ?? '';
    const shownBy = exhibits.filter(({ id }) => links.some(({ exhibitIds }) => exhibitIds.includes(id)));
    const saidBy = notes.witnesses.filter(({ id }) => links.some(({ witnessIds }) => witnessIds.includes(id)));
    const isShown = shownBy.length + saidBy.length > 0;
    const strength = isShown ? 'shown' : fact === '' && hasCards ? 'gap' : 'own_word';
    return { element, exhibits: shownBy, witnesses: saidBy, ticked: tickedFor(paper, element), fact, strength };
  });
}

/** The sentence of a card that answers what the other side says; '' where none does. */
export function answerFrom({ sentences }: Pick<PaperCase, 'sentences'>, { answeredBy }: TrialDefence): string {
  if (answeredBy === null) return '';
  const { cards, only = {} } = answeredBy;
  const fitting = sentences.flatMap(({ text, entry }) => {
    const rank = entry === null ? -1 : cards.indexOf(entry.card.key);
    if (entry === null || rank < 0 || text.length > LONGEST_POINT || countsToTheLetter(text)) return [];
    const answers = only[entry.card.key];
    return answers === undefined || answers.some((one) => holds(one, entry.filled)) ? [{ text, rank }] : [];
  });
  return fitting.toSorted((a, b) => a.rank - b.rank)[0]?.text ?? '';
}

/** Another sentence for each point where there is one. */
function factFor({ sentences }: Known['paper'], element: TrialElement, used: Set<string>): string {
  const fitting = sentences.flatMap(({ text, entry }) =>
    entry !== null && text.length <= LONGEST_POINT && !countsToTheLetter(text) && tells(element, entry) ? [text] : [],
  );
  const fact = fitting.find((text) => !used.has(text)) ?? fitting[0] ?? '';
  used.add(fact);
  return fact;
}

function tickedFor({ cardFacts, guides }: Known['paper'], element: TrialElement): readonly string[] {
  const keys = new Set(
    cardFacts.entries.flatMap((read) => (read.isComplete && tells(element, read) ? read.entry.proof : [])),
  );
  return cardFacts.proof.flatMap(({ key, copies }) => (keys.has(key) ? [copies[guides.language]] : []));
}

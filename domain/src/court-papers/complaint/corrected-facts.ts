import type { Claim } from '../../claims/claim.ts';
import { languageOf, oneLine } from '../../own-words/index.ts';
import { err, ok, type Result } from '../../result/index.ts';
import type { ComplaintFacts } from './complaint-facts.ts';
import { hasPrivateNumber, keptOutFor } from './kept-out.ts';
import { speaksOfMilitary } from './military-words.ts';

export type FactsRefusal = {
  readonly code:
    | 'papers.facts_missing'
    | 'papers.facts_private'
    | 'papers.facts_military'
    | 'papers.facts_health'
    | 'papers.facts_immigration'
    | 'papers.facts_not_english'
    | 'papers.facts_too_long';
};

/** What still leaves the whole paper within what the pages are set from. In UTF-16 units. */
const LONGEST_FACTS = 40_000;

/**
 * Facts a person wrote for the complaint, as paragraphs. Nothing is left out or put right in them: they certify these
 * very words. What may not be in a complaint at all is refused.
 */
export function correctedFacts(typed: {
  readonly story: readonly string[];
  readonly calculation: readonly string[];
}): Result<ComplaintFacts, FactsRefusal> {
  const [story, calculation] = [paragraphs(typed.story), paragraphs(typed.calculation)];
  const all = [...story, ...calculation];
  const text = all.join(' ');
  if (story.length === 0 || !/\p{L}{2}/u.test(story.join(' '))) return err({ code: 'papers.facts_missing' });
  if (text.length > LONGEST_FACTS) return err({ code: 'papers.facts_too_long' });
  const { language, sure } = languageOf(text, 'en');
  if (sure && language !== 'en') return err({ code: 'papers.facts_not_english' });
  if (all.some(hasPrivateNumber)) return err({ code: 'papers.facts_private' });
  if (speaksOfMilitary(text)) return err({ code: 'papers.facts_military' });
  return ok({ story, calculation, leftOut: [], isEnglish: true });
}

/** The private matters that those facts and settled names mention, judged by what is known of the claim. */
export function privateMatterIn(
  { story, calculation, tradeNames = {} }: ComplaintFacts,
  claim: Claim,
): FactsRefusal | null {
  const why = keptOutFor(claim);
  const names = Object.values(tradeNames);
  if (names.some(hasPrivateNumber)) return { code: 'papers.facts_private' };
  const kinds = new Set([...story, ...calculation, ...names].map((text) => why(text)));
  if (kinds.has('health')) return { code: 'papers.facts_health' };
  return kinds.has('immigration') ? { code: 'papers.facts_immigration' } : null;
}

const paragraphs = (typed: readonly string[]): readonly string[] => typed.map(oneLine).filter((text) => text !== '');

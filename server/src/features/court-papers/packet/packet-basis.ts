import type { ClaimDraft, LetterDecisions } from '@plainclaim/domain';
import { contentHash } from '../../../platform/security/index.ts';

/** Nothing a complaint is written from. */
const NOT_FACTS: ReadonlySet<string> = new Set([
  'signature',
  'signatureMethod',
  'selectedPackage',
  'courtQuestionsDone',
  'step',
  'subStep',
]);

/**
 * The fingerprint of the answers papers are written from: other answers give another one. It does not tell an answer
 * that is empty from one that was never asked for, so a question added to the product later changes nothing.
 */
export function basisOf(
  draft: ClaimDraft,
  { answers, ownWords, leftOut }: Pick<LetterDecisions, 'answers' | 'ownWords' | 'leftOut'>,
): string {
  const facts = Object.fromEntries(Object.entries(draft).filter(([key]) => !NOT_FACTS.has(key)));
  return contentHash(JSON.stringify(settled({ facts, answers, ownWords, leftOut })) ?? '');
}

/** With sorted keys and without what is empty; undefined when nothing is left. */
function settled(value: unknown): unknown {
  if (value === null || value === '' || value === undefined) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(settled).filter((one) => one !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, settled(one)] as const)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

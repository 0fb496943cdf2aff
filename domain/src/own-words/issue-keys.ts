import type { IssueKind, Place } from './issue.ts';

/** The name of a stored decision is never longer. */
export const LONGEST_KEY = 160;

/**
 * A stable name for a decision about an issue: its kind and its sentence, so that a yes holds wherever the sentence
 * moves, and no longer once a word of it changes. Blanks, capitals and the mark at its end do not count.
 */
export function keyOfIssue(text: string, issue: { readonly kind: IssueKind; readonly sentence: Place }): string {
  const sentence = text.slice(issue.sentence.start, issue.sentence.end);
  const even = sentence
    .toLowerCase()
    .split(/\s+/)
    .join(' ')
    .replace(/[.!?… ]{1,40}$/, '');
  return `${issue.kind}:${even.length}:${hash(even)}`;
}

/** A stable name for a decision about several issues together, by their own names. */
export const keyOfKeys = (keys: readonly string[]): string => `all:${keys.length}:${hash(keys.join(' '))}`;

/** Fifty-three bits (cyrb53), so that two sentences of one story never meet. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

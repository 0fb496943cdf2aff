/** "(casetext.com)", "(reprint of a blog.org page)": where a rule was looked up, not what it is. */
const IN_BRACKETS = /\([^()]{0,120}\)/g;
const QUOTED_AT = /,? as quoted at .{0,120}$/i;
const SITE = /\b[a-z0-9-]{2,60}\.(?:com|org|net|gov|edu|io|ai|us|info|law)\b/i;
const NO_SOURCE = /\bmemory\b/i;
/** A statute, a rule and a judgment have numbers. */
const A_SECTION = /\d/;

/** The statutes, rules and official publications among what a pack names as its source; null when there are none. */
export function lawReference(source: string | null, certainty: string | null): string | null {
  const isOfficial = certainty?.startsWith('official') === true;
  const named = (source ?? '')
    .split(';')
    .map((part) =>
      part
        .replace(IN_BRACKETS, (bracket) => (SITE.test(bracket) ? '' : bracket))
        .replace(QUOTED_AT, '')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !SITE.test(part) && !NO_SOURCE.test(part) && (isOfficial || A_SECTION.test(part)));
  return named.length === 0 ? null : named.join('; ');
}

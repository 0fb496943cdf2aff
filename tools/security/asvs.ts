/**
 * How many requirements each section of OWASP ASVS 5.0.0 has, as counted in the standard's own table (the English CSV of
 * release 5.0.0). A number that a row names must be one of them.
 */
const REQUIREMENTS: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 10, 12, 3, 3],
  V2: [3, 3, 5, 2],
  V3: [1, 3, 5, 8, 8, 1, 5],
  V4: [5, 5, 2, 4],
  V5: [1, 6, 3, 3],
  V6: [3, 12, 8, 6, 8, 4, 2, 4],
  V7: [3, 4, 2, 5, 3, 2],
  V8: [4, 4, 3, 2],
  V9: [3, 4],
  V10: [2, 3, 5, 16, 5, 2, 3],
  V11: [4, 5, 5, 4, 2, 2, 2],
  V12: [5, 2, 5],
  V13: [4, 6, 4, 7],
  V14: [2, 8, 3],
  V15: [5, 5, 7, 4],
  V16: [1, 5, 4, 3, 4],
  V17: [2, 8, 2],
};

/** All that the standard has, to hold the table above to its own count. */
export const ALL_REQUIREMENTS = Object.values(REQUIREMENTS)
  .flat()
  .reduce((sum, count) => sum + count, 0);

/** Whether the standard has a requirement of this number, such as "6.6.3". */
export function isRequirement(number: string): boolean {
  const [chapter = '', section = 0, requirement = 0] = number
    .split('.')
    .map((part, nr) => (nr === 0 ? `V${part}` : Number(part)));
  const count = REQUIREMENTS[chapter]?.[Number(section) - 1] ?? 0;
  return Number(requirement) >= 1 && Number(requirement) <= count;
}

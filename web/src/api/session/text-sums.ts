/** Two 32-bit FNV-1a sums of a text, in base 36: enough to tell texts apart on one device. No secret and no proof. */
export function textSums(text: string): readonly [string, string] {
  let [first, second] = [0x811c9dc5, 0x01000193];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
  }
  return [(first >>> 0).toString(36), (second >>> 0).toString(36)];
}

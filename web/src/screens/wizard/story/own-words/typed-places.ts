const isBlank = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign);
const isSeen = (sign: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign);

/**
 * Where each place of the cleaned text lies in the text as it is in the box. Only blanks and unseen signs differ, so
 * the two are walked side by side. Null when they cannot be laid on each other; then nothing is marked in the box.
 */
export function typedPlaces(typed: string, cleaned: string): ((place: number) => number) | null {
  if (typed === cleaned) return (place) => place;
  const places: number[] = [];
  let at = 0;
  const skipUnseen = (wanted: (sign: string) => boolean): boolean => {
    while (at < typed.length && !wanted(typed.charAt(at))) {
      if (isSeen(typed.charAt(at))) return false;
      at += 1;
    }
    return at < typed.length;
  };
  for (let index = 0; index < cleaned.length; index += 1) {
    const sign = cleaned.charAt(index);
    if (isBlank(sign)) {
      const isFollowing = index > 0 && isBlank(cleaned.charAt(index - 1));
      if (!isFollowing && !skipUnseen(isBlank)) return null;
      places.push(at);
      if (!isBlank(cleaned.charAt(index + 1))) while (isBlank(typed.charAt(at) || undefined)) at += 1;
    } else {
      if (!skipUnseen((one) => one === sign)) return null;
      places.push(at);
      at += 1;
    }
  }
  places.push(at);
  return (place) => places[place] ?? typed.length;
}

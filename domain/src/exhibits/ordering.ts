const STAMP_DIGITS = 6;

/** "P-1" for the first: how a plaintiff's exhibits are marked. `position` counts from 0. */
export const exhibitMark = (position: number): string => `P-${position + 1}`;

/** "PLTF-000012": the running number on a page of the packet. `page` counts from 1. */
export const stampText = (page: number): string => `PLTF-${String(page).padStart(STAMP_DIGITS, '0')}`;

/** The list with the one at `from` moved to `to`, for the buttons and for dragging. Places outside change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list.slice(from, from + 1);
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const others = [...list.slice(0, from), ...list.slice(from + 1)];
  return [...others.slice(0, to), ...one, ...others.slice(to)];
}

/** Whether `wanted` names each of `ids` once and nothing else: an order that was made from a list of today. */
export const sameSet = (ids: readonly string[], wanted: readonly string[]): boolean =>
  ids.length === wanted.length && new Set(wanted).size === ids.length && ids.every((id) => wanted.includes(id));

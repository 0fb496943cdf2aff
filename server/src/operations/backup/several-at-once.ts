/** Works on a few at a time, because most of the time each waits for its disk or its store. Answers in the order given. */
export async function severalAtOnce<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const place = next;
      next += 1;
      const item = items[place];
      if (item !== undefined) results[place] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

/** Files that are copied at the same time: each holds a quarter of a megabyte, or a part of an upload. */
export const FILES_AT_ONCE = 8;

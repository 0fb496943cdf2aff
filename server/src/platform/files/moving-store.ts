import { ObjectMissing, type ObjectStore } from './object-store.ts';

/**
 * Two places while files move from the older to the newer: what is new goes to the newer, and what is asked for is found
 * wherever it lies. With this running everywhere, `moveObjects` may be run and stopped at any time.
 */
export function movingStore(newer: ObjectStore, older: ObjectStore): ObjectStore {
  return {
    place: `${newer.place} (and still ${older.place})`,
    put: (name, bytes) => newer.put(name, bytes),
    get: async function* (name, most) {
      // Moved between two looks: the newer place has it then.
      for (const store of [newer, older]) {
        try {
          return yield* store.get(name, most);
        } catch (error) {
          if (!(error instanceof ObjectMissing)) throw error;
        }
      }
      yield* newer.get(name, most);
    },
    has: async (name) => (await newer.has(name)) || (await older.has(name)) || newer.has(name),
    list: async function* (beginning) {
      yield* newer.list(beginning);
      yield* older.list(beginning);
    },
    remove: async (name) => {
      await older.remove(name);
      await newer.remove(name);
    },
    clearUnfinished: async (beforeMs) =>
      (await newer.clearUnfinished(beforeMs)) + (await older.clearUnfinished(beforeMs)),
  };
}

export type Moved = { readonly moved: number; readonly wasThere: number; readonly bytes: number };

/** Copies what `isOurs` names, and takes it from the older place once the newer one has it. May be run again at any point. */
export async function moveObjects(
  from: ObjectStore,
  to: ObjectStore,
  isOurs: (name: string) => boolean,
): Promise<Moved> {
  let [moved, wasThere, bytes] = [0, 0, 0];
  for await (const some of from.list()) {
    for (const { name, byteCount } of some.filter((object) => isOurs(object.name))) {
      if (await to.has(name)) {
        // Copied by a run that was stopped, or sealed anew since: what is inside is the same.
        wasThere += 1;
      } else {
        try {
          await to.put(name, from.get(name));
        } catch (error) {
          if (error instanceof ObjectMissing) continue; // removed by its owner meanwhile
          throw error;
        }
        moved += 1;
        bytes += byteCount;
      }
      await from.remove(name);
    }
  }
  return { moved, wasThere, bytes };
}

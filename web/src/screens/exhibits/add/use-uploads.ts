import type { ExhibitsAnswer } from '@plainclaim/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadExhibit } from '../../../api/exhibits.ts';
import { fileProblemOf } from './file-problem.ts';
import { createUploadQueue, type UploadQueue, type UploadsNow } from './upload-queue.ts';
import type { Exhibits } from '../use-exhibits.ts';

export type Uploads = UploadsNow &
  Pick<UploadQueue, 'drop' | 'retry' | 'resume'> & {
    readonly add: (files: readonly File[]) => void;
  };

type Newest = { readonly answer: ExhibitsAnswer; readonly change: Exhibits['change'] };

/** The newest value, for work that goes on longer than one drawing of the page. */
function keeping<T>(first: T) {
  let value = first;
  return {
    get: () => value,
    set: (next: T) => {
      value = next;
    },
  };
}

/** Files on their way to the case. `answer` is the newest list. */
export function useUploads(answer: ExhibitsAnswer, change: Exhibits['change']): Uploads {
  const [newest] = useState(() => keeping<Newest>({ answer, change }));
  useEffect(() => newest.set({ answer, change }));
  const [queue] = useState(() =>
    createUploadQueue({
      check: (file) => fileProblemOf(file, newest.get().answer.limits.file_bytes),
      room: () => newest.get().answer.limits.files - newest.get().answer.exhibits.length,
      send: async (file, signal, onSent) => {
        const { answer: listed, change: changeList } = newest.get();
        const got = await changeList(() => uploadExhibit(listed.case_id, file, { signal, onSent }));
        return got.ok ? null : got.error;
      },
    }),
  );
  const now = useSyncExternalStore(queue.subscribe, queue.now);
  useGoodbye(queue);
  const { drop, retry, resume } = queue;
  return { ...now, drop, retry, resume, add: (files) => void queue.add(files) };
}

/** The page goes away: nothing is sent any more. Back online, sending goes on. */
function useGoodbye(queue: UploadQueue) {
  useEffect(() => {
    window.addEventListener('online', queue.resume);
    return () => {
      window.removeEventListener('online', queue.resume);
      for (const { id } of queue.now().uploads) queue.drop(id);
    };
  }, [queue]);
}

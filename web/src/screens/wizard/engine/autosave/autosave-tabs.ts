import { claimDraftSchema } from '@plainclaim/domain';
import * as z from 'zod/mini';

const CHANNEL = 'plainclaim.draft';

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), draft: claimDraftSchema, revision: z.number() }),
  z.object({ kind: z.literal('put-aside') }),
  z.object({ kind: z.literal('paid') }),
]);

/** What a tab tells the others of the same browser. */
export type TabMessage = z.infer<typeof messageSchema>;

export type Tabs = {
  readonly tell: (message: TabMessage) => void;
  /** Hears the other tabs, never this one. Returns a function that stops. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

/**
 * The browser's channel between tabs; without one, each tab only learns of the others when it saves. Tabs of another
 * owner hear nothing.
 */
export function browserTabs(ownerNow: () => string): Tabs {
  let post: ((message: TabMessage) => void) | undefined;
  return {
    tell: (message) => post?.(message),
    listen: (hear) => {
      if (typeof BroadcastChannel === 'undefined') return () => {};
      const opened = new BroadcastChannel(`${CHANNEL}.${ownerNow()}`);
      const postHere = opened.postMessage.bind(opened);
      post = postHere;
      opened.addEventListener('message', (event: MessageEvent<unknown>) => {
        const read = messageSchema.safeParse(event.data);
        if (read.success) hear(read.data);
      });
      return () => {
        opened.close();
        if (post === postHere) post = undefined;
      };
    },
  };
}

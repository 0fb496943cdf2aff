const CHANNEL = 'plainclaim.account';

export type AccountNews = 'signed-in' | 'signed-out';

const isNews = (value: unknown): value is AccountNews => value === 'signed-in' || value === 'signed-out';

/** Carries log-ins and log-outs between the tabs of a browser; a tab never hears itself. No news names a person. */
export function accountTabs(hear: (news: AccountNews) => void): { readonly tell: (news: AccountNews) => void } {
  // Not in the build, where a channel would keep the process alive.
  if (typeof BroadcastChannel === 'undefined' || typeof document === 'undefined') return { tell: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isNews(event.data)) hear(event.data);
  });
  const tell: (news: AccountNews) => void = channel.postMessage.bind(channel);
  return { tell };
}

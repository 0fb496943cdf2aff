import type { CDPSession, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { isSettled } from '../states/moves.ts';

/** A phone's line, so that what waits for what shows in time: bytes a second, and milliseconds there and back. */
const LINE = { downloadThroughput: 200_000, uploadThroughput: 95_000, offline: false };
const LATENCY_MS = 150;
/** Nothing asked for and nothing moved for so long: the page has arrived. */
const QUIET_MS = 1_000;

export type Asked = { readonly path: string; readonly askedAt: number; endedAt: number };

export type Visit = {
  readonly requests: readonly Asked[];
  /** After the page itself: how many times something had to arrive before something else was asked for. */
  readonly waves: number;
  /** Cumulative layout shift as browsers count it: the worst window of five seconds. */
  readonly shift: number;
  /** What moved, for whoever looks for the cause. */
  readonly moved: readonly string[];
  /** Headings, links and buttons that were shown and are no longer there. */
  readonly takenAway: readonly string[];
};

type Arrival = {
  readonly shifts: readonly { readonly value: number; readonly at: number; readonly what: readonly string[] }[];
  readonly takenAway: readonly string[];
};

const WATCH_ARRIVAL = fileURLToPath(new URL('watch-arrival.js', import.meta.url));

const isCounted = (url: string) => url.startsWith('http') && !url.endsWith('/favicon.svg');

/** Each request with the times of the network itself. */
async function listRequests(session: CDPSession, latency: number): Promise<Map<string, Asked>> {
  const requests = new Map<string, Asked>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!isCounted(request.url)) return;
    const { pathname, search } = new URL(request.url);
    requests.set(requestId, { path: pathname + search, askedAt: timestamp, endedAt: Infinity });
  });
  // What was named with the page, and is there when a script asks for it, is no further request.
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) requests.delete(requestId);
  });
  const end = ({ requestId, timestamp }: { readonly requestId: string; readonly timestamp: number }) => {
    const known = requests.get(requestId);
    if (known !== undefined) known.endedAt = timestamp;
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...LINE, latency });
  return requests;
}

/** The longest chain of requests of which each was asked for after the one before had ended. */
export function wavesOf(requests: readonly Asked[]): number {
  const waves = new Map<Asked, number>();
  for (const one of requests.toSorted((a, b) => a.askedAt - b.askedAt)) {
    const before = [...waves].filter(([other]) => other.endedAt <= one.askedAt).map(([, wave]) => wave);
    waves.set(one, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...waves.values());
}

const SESSION_GAP_MS = 1_000;
const SESSION_MOST_MS = 5_000;

/** The largest sum of shifts that follow each other within a second, over at most five. */
function worstWindow(shifts: Arrival['shifts']): number {
  let worst = 0;
  let sum = 0;
  let [startedAt, lastAt] = [-Infinity, -Infinity];
  for (const { value, at } of shifts) {
    const goesOn = at - lastAt < SESSION_GAP_MS && at - startedAt < SESSION_MOST_MS;
    if (!goesOn) [sum, startedAt] = [0, at];
    sum += value;
    lastAt = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Opens a page over a slow line and waits until nothing more comes. */
export async function visit(page: Page, path: string, latency = LATENCY_MS): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  const listed = await listRequests(session, latency);
  await page.addInitScript({ path: WATCH_ARRIVAL });
  await page.goto(path);
  await isSettled(page);
  await page.waitForLoadState('networkidle');
  const count = () => listed.size;
  for (let before = -1; before !== count(); ) {
    before = count();
    await page.waitForTimeout(QUIET_MS);
  }
  const arrival = await page.evaluate<Arrival>('window.pageArrival()');
  await session.detach();
  const requests = [...listed.values()];
  const [, ...afterPage] = requests.toSorted((a, b) => a.askedAt - b.askedAt);
  return {
    requests,
    waves: wavesOf(afterPage),
    shift: worstWindow(arrival.shifts),
    moved: arrival.shifts.map(
      ({ value, at, what }) => `${value.toFixed(3)} at ${Math.round(at)} ms: ${what.join(', ')}`,
    ),
    takenAway: arrival.takenAway,
  };
}

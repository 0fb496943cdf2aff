/** The release this page came with, so that one release asks for a reload at most once. */
const RELOADED_KEY = 'plainclaim.reloaded';
/** The file this is in; its name is another one in each release. */
const RELEASE = import.meta.url;

/** A page that reloads without a connection shows the browser's own error, and our words are gone. */
async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

function noteReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === RELEASE) return false;
    sessionStorage.setItem(RELOADED_KEY, RELEASE);
    return true;
  } catch {
    // Blocked storage cannot tell the first reload from the hundredth.
    return false;
  }
}

/**
 * After a file of this page could not be had. A new release removes the files of the old one, so a page opened before it
 * may ask for one that is gone: the page then reloads, once, and gets the new release. `keep` puts what was typed where
 * the reloaded page finds it. Answers false when the page stays, and never when it goes.
 */
export async function reloadOnce(keep: () => unknown = () => {}): Promise<boolean> {
  if (!(await isServerThere()) || !noteReload()) return false;
  await keep();
  location.reload();
  // The page is going away; nothing more may be shown.
  return new Promise<boolean>(() => {});
}

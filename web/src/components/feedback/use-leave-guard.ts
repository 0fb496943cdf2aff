import { useEffect, useState } from 'react';

/** A link a plain press would follow inside the app, away from this page. */
function followed(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return null;
  // A step of the same page, which saves what was typed before it is left.
  if (link.dataset['stays'] !== undefined) return null;
  if (link.origin !== location.origin) return null;
  // Some pages are distinguished by what they are about alone: `/court-documents?sign=` and `/court-documents?case=`.
  const isElsewhere = link.pathname !== location.pathname || link.search !== location.search;
  return isElsewhere ? link.pathname + link.search + link.hash : null;
}

/** Keeps people from losing unsaved words: the browser asks when the page closes, and we ask when a link is followed. */
export function useLeaveGuard(hasUnsaved: boolean) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onPress = (event: MouseEvent) => {
      const path = followed(event);
      if (path === null) return;
      // Before the router sees the press: it leaves prevented ones alone.
      event.preventDefault();
      setWanted(path);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onPress, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onPress, { capture: true });
    };
  }, [hasUnsaved]);
  return { wanted, stay: () => setWanted(null) };
}

import { readPageAddress } from '@shortlist/contracts/front-ends/workspace-address';
import { useNavigate } from '@shortlist/router';
import { useEffect, useState } from 'react';

/** Leaving that waits for the answer. */
type Leave = () => void;

/** The part of the browser's Navigation API that is used; not every browser has it. */
interface Navigation extends EventTarget {
  readonly traverseTo: (key: string) => unknown;
}
interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly hashChange: boolean;
  readonly destination: { readonly key: string };
}

/** The link of this site that a plain click follows to another page; null for anything else. */
function followedLink(event: MouseEvent): URL | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || !link?.href || link.target === '_blank') return null;
  const url = new URL(link.href);
  const { origin, pathname } = window.location;
  return url.origin === origin && url.pathname !== pathname ? url : null;
}

/** Tells whether an address is in another workspace than this page. The router would stay in this one. */
const isElsewhere = ({ pathname }: URL) =>
  readPageAddress(pathname).workspaceId !== readPageAddress(window.location.pathname).workspaceId;

/**
 * Asks before the page is left while something on it is not saved: by a link, by the browser's Back where the browser
 * lets us, and by closing the tab. `leave` is null, or goes on with what the person was about to do.
 */
export function useUnsavedQuestion(isUnsaved: boolean) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<Leave | null>(null);

  useEffect(() => {
    if (!isUnsaved || leave) return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const url = followedLink(event);
      if (!url) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => {
        if (isElsewhere(url)) window.location.assign(url);
        else void navigate(`${url.pathname}${url.search}${url.hash}`);
      });
    };
    const { navigation } = window as { navigation?: Navigation };
    const onNavigate = (event: Event) => {
      const { navigationType, hashChange, destination, cancelable } = event as NavigateEvent;
      if (navigationType !== 'traverse' || hashChange || !cancelable || event.defaultPrevented)
        return;
      event.preventDefault();
      setLeave(() => () => void navigation?.traverseTo(destination.key));
    };
    window.addEventListener('beforeunload', onClose);
    // Before the router hears of the click.
    document.addEventListener('click', onClick, true);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isUnsaved, leave, navigate]);

  return { leave, stay: () => setLeave(null) };
}

import { chooseTheme, readThemeChoice } from '@shortlist/web-kit';
import { useSyncExternalStore } from 'react';

/** The header has the same switch: the choice shows on the page's root wherever it was made. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function useTheme() {
  return { theme: useSyncExternalStore(subscribe, readThemeChoice), chooseTheme };
}

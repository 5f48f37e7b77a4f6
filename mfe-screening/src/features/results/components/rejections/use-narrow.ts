import { useSyncExternalStore } from 'react';

/** Below this the letter is no longer beside the list but opens over it. */
const query = '(max-width: 900px)';

// Without layout, as in a test, there is no media to ask.
const media = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null);

function subscribe(listener: () => void): () => void {
  const list = media();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** True where there is no room for two columns. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => media()?.matches ?? false);
}

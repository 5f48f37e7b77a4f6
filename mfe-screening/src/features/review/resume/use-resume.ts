import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ResumeCache, ResumeState } from './resume-cache.js';

const loading: ResumeState = { status: 'loading' };

/** A file's resume out of the cache, loaded when it is not there yet. */
export function useResume(cache: ResumeCache, fileId: string): ResumeState & { retry: () => void } {
  const state = useSyncExternalStore(
    cache.subscribe,
    useCallback(() => cache.get(fileId), [cache, fileId]),
  );
  useEffect(() => cache.load(fileId), [cache, fileId]);
  const retry = useCallback(() => cache.load(fileId), [cache, fileId]);
  return { ...(state ?? loading), retry };
}

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CandidateState } from './candidate-cache.js';
import { usePeople } from './people-context.js';

const never = () => () => undefined;
const loading: CandidateState = { status: 'loading' };

/**
 * A candidate with quotes, words and the email's text; of another of the person's files when `file` names one. After a
 * change it is read again while `data` keeps what was known.
 */
export function useCandidate(
  candidateId: string,
  file?: string,
): CandidateState & { readonly retry: () => void } {
  const { cache, bundled } = usePeople();
  const [round, setRound] = useState(0);
  const state = useSyncExternalStore(
    cache?.subscribe ?? never,
    useCallback(() => cache?.get(candidateId, file), [cache, candidateId, file]),
  );
  const version = useSyncExternalStore(
    cache?.subscribe ?? never,
    useCallback(() => cache?.versionOf(candidateId) ?? 0, [cache, candidateId]),
  );
  useEffect(() => cache?.load(candidateId, file), [cache, candidateId, file, version, round]);
  const retry = useCallback(() => setRound((count) => count + 1), []);

  const own = useMemo((): CandidateState | null => {
    const screening = bundled?.screening;
    const candidate = screening?.candidates.find(({ id }) => id === candidateId);
    if (!screening || !candidate) return null;
    const email = screening.rejectionEmails.find((each) => each.candidateId === candidateId);
    const { subject, content } = email ?? {};
    const isWhole = subject !== undefined && content !== undefined;
    const data = { candidate, email: email && isWhole ? { ...email, subject, content } : null };
    return { status: 'ready', data };
  }, [bundled, candidateId]);
  return { ...(own ?? state ?? loading), retry };
}

/** Reads a candidate ahead of being shown, e.g. the next one of a list. */
export function usePrefetchCandidate(): (candidateId: string) => void {
  const { cache } = usePeople();
  return useCallback((candidateId) => cache?.load(candidateId), [cache]);
}

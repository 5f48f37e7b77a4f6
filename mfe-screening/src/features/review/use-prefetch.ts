import type { Candidate } from '@shortlist/contracts/screening';
import { useEffect } from 'react';
import { usePrefetchCandidate } from '../../people/store/use-candidate.js';
import type { ResumeCache } from './resume/resume-cache.js';

/** Loads candidates and their resumes before they are on the screen, so that one key shows them at once. */
export function usePrefetch(
  candidates: readonly (Candidate | null | undefined)[],
  resumes: ResumeCache,
): void {
  const prefetch = usePrefetchCandidate();
  const ids = candidates.map((candidate) => candidate?.id ?? '').join(' ');
  useEffect(() => {
    for (const candidate of candidates) {
      if (!candidate) continue;
      prefetch(candidate.id);
      resumes.load(candidate.fileId ?? candidate.id);
    }
    // The same people again are nothing new.
  }, [ids, prefetch, resumes]);
}

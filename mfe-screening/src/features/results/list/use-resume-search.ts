import * as http from '@shortlist/contracts/http/resumes';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';

/** Pause after the last key before the resumes are searched, in milliseconds. */
const pauseMs = 350;
const shortest = 2;

export type ResumeSearch =
  | { readonly status: 'idle' | 'searching'; readonly ids: ReadonlySet<string> }
  | { readonly status: 'found'; readonly ids: ReadonlySet<string> }
  | { readonly status: 'failed'; readonly ids: ReadonlySet<string>; readonly error: string };

const nobody: ReadonlySet<string> = new Set();
const idle: ResumeSearch = { status: 'idle', ids: nobody };

/**
 * Candidates whose resumes have every word of a search; asks the server a moment after the last key. Null: nothing to
 * search.
 */
export function useResumeSearch(jobId: string | null, search: string): ResumeSearch {
  const { call } = useHost();
  const text = search.trim();
  const wanted = jobId !== null && text.length >= shortest ? text : null;
  const [answer, setAnswer] = useState<{ text: string; search: ResumeSearch } | null>(null);

  useEffect(() => {
    if (wanted === null || jobId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (found: ResumeSearch) => {
      if (!signal.aborted) setAnswer({ text: wanted, search: found });
    };
    const timer = setTimeout(() => {
      call(http.searchResumes, { params: { id: jobId }, query: { text: wanted }, signal }).then(
        ({ candidateIds }) => settle({ status: 'found', ids: new Set(candidateIds) }),
        (error: unknown) => settle({ status: 'failed', ids: nobody, error: errorMessage(error) }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, jobId, wanted]);

  if (wanted === null) return idle;
  return answer?.text === wanted ? answer.search : { status: 'searching', ids: nobody };
}

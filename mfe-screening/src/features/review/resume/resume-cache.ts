import * as http from '@shortlist/contracts/http/resumes';
import type { CallOperation } from '@shortlist/host-api';
import type { ResumeText } from '../../../screening/screening.js';

export type ResumeState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly resume: ResumeText }
  | { readonly status: 'error'; readonly error: unknown };

/** Resumes as they were read, each asked for once. */
export interface ResumeCache {
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined before it was asked for. */
  readonly get: (fileId: string) => ResumeState | undefined;
  /** Loads what is not here yet; what could not be loaded is tried again. */
  readonly load: (fileId: string) => void;
}

/** Resumes kept at most; the ones that came first go first. */
const maxKept = 50;

export function createResumeCache(call: CallOperation, jobId: string): ResumeCache {
  const listeners = new Set<() => void>();
  const entries = new Map<string, ResumeState>();
  const set = (fileId: string, state: ResumeState) => {
    entries.delete(fileId);
    entries.set(fileId, state);
    const [oldest] = entries.keys();
    if (entries.size > maxKept && oldest !== undefined) entries.delete(oldest);
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (fileId) => entries.get(fileId),
    load: (fileId) => {
      const known = entries.get(fileId);
      if (known && known.status !== 'error') return;
      set(fileId, { status: 'loading' });
      call(http.getCandidateResume, { params: { id: jobId, candidateId: fileId } }).then(
        (resume) => set(fileId, { status: 'ready', resume }),
        (error: unknown) => set(fileId, { status: 'error', error }),
      );
    },
  };
}

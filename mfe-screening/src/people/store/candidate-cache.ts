import * as http from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { CallOperation } from '@shortlist/host-api';

/** A candidate with all evidence, and the drafted email with its text. */
export type FullCandidate = OperationResponse<typeof http.getCandidate>;

export type CandidateState =
  | { readonly status: 'loading'; readonly data?: FullCandidate }
  | { readonly status: 'ready'; readonly data: FullCandidate }
  | { readonly status: 'error'; readonly error: unknown; readonly data?: FullCandidate };

export interface CandidateCache {
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined before it was asked for. */
  readonly get: (candidateId: string, file?: string) => CandidateState | undefined;
  /** Loads what is not here yet; what could not be loaded is tried again. */
  readonly load: (candidateId: string, file?: string) => void;
  /** Counts how often what is known of a candidate went out of date. */
  readonly versionOf: (candidateId: string) => number;
  /** Marks these as out of date: they are shown until the next load has come. */
  readonly invalidate: (candidateIds: readonly string[]) => void;
}

/** Full candidates kept at most; the ones used longest ago go first. */
const maxKept = 200;

/** Candidates in full, each read once until it changes. */
export function createCandidateCache(call: CallOperation, jobId: string): CandidateCache {
  const listeners = new Set<() => void>();
  const entries = new Map<string, CandidateState>();
  const stale = new Set<string>();
  /** The request that counts: an answer to an earlier one is out of date. */
  const requests = new Map<string, symbol>();
  const versions = new Map<string, number>();
  const keyOf = (candidateId: string, file = '') => `${candidateId}/${file}`;

  const set = (key: string, state: CandidateState) => {
    entries.delete(key);
    entries.set(key, state);
    for (const oldest of [...entries.keys()].slice(0, Math.max(0, entries.size - maxKept))) {
      entries.delete(oldest);
    }
    for (const listener of listeners) listener();
  };

  const load = (candidateId: string, file?: string) => {
    const key = keyOf(candidateId, file);
    const known = entries.get(key);
    if (known && known.status !== 'error' && !stale.has(key)) return;
    stale.delete(key);
    const request = Symbol(key);
    requests.set(key, request);
    const settle = (state: CandidateState) => {
      if (requests.get(key) !== request) return;
      requests.delete(key);
      set(key, state);
    };
    const data = known?.data;
    set(key, { status: 'loading', data });
    call(http.getCandidate, { params: { id: jobId, candidateId }, query: { file } }).then(
      (answer) => settle({ status: 'ready', data: answer }),
      (error: unknown) => settle({ status: 'error', error, data }),
    );
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (candidateId, file) => entries.get(keyOf(candidateId, file)),
    load,
    versionOf: (candidateId) => versions.get(candidateId) ?? 0,
    invalidate: (candidateIds) => {
      const ids = new Set(candidateIds);
      for (const id of ids) versions.set(id, (versions.get(id) ?? 0) + 1);
      for (const key of entries.keys()) {
        if (ids.has(key.slice(0, key.indexOf('/')))) stale.add(key);
      }
      for (const listener of listeners) listener();
    },
  };
}

import * as http from '@shortlist/contracts/http/resumes';
import type { CandidateRow, ChangedRows, ScreeningOverview } from '@shortlist/contracts/people';
import type { CallOperation } from '@shortlist/host-api';
import { ApiError, errorMessage } from '@shortlist/web-kit';
import { loadPages } from './load-pages.js';
import {
  idOf,
  newerOf,
  overviewOfJob,
  rowsOfJob,
  screeningOfRows,
  totalsOf,
  withChanges,
} from './rows.js';
import type { Foresee, ScreeningState, ScreeningStore } from './screening-state.js';

interface Truth {
  readonly overview: ScreeningOverview;
  readonly rows: readonly CandidateRow[];
  readonly isComplete: boolean;
}

const nothing: Pick<ChangedRows, 'rows' | 'removed'> = { rows: [], removed: [] };

/** Loaded part of a screening that the server has; nothing is loaded before `reload`. */
export function createScreeningStore(call: CallOperation, jobId: string): ScreeningStore {
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(ids: readonly string[]) => void>();
  const foreseen = new Map<symbol, ReadonlyMap<string, Foresee>>();
  let state: ScreeningState = { status: 'loading' };
  let truth: Truth | null = null;
  let problem: string | null = null;
  let loading = new AbortController();
  /** Changes made while rows are being loaded: a page that was read before the change must not undo it. */
  let changedMeanwhile = nothing;

  const publish = (next: ScreeningState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const show = () => {
    if (!truth) return;
    const { overview, rows, isComplete } = truth;
    const screening = screeningOfRows(overview, rows);
    const changes = [...foreseen.values()];
    const candidates =
      changes.length === 0
        ? screening.candidates
        : screening.candidates.map((candidate) =>
            changes.reduce((now, change) => change.get(candidate.id)?.(now) ?? now, candidate),
          );
    const totals = isComplete ? totalsOf(candidates) : overview.totals;
    publish({
      status: 'ready',
      screening: { ...screening, candidates },
      overview,
      isComplete,
      totals,
      problem,
    });
  };
  const setTruth = (next: Partial<Truth>) => {
    if (truth) truth = { ...truth, ...next };
    show();
  };
  const announce = (ids: readonly string[]) => {
    for (const listener of changeListeners) listener(ids);
  };
  const onProblem = (next: string | null) => {
    problem = next;
    show();
  };

  const load = async (signal: AbortSignal) => {
    changedMeanwhile = nothing;
    const answer = await call(http.getScreening, { params: { id: jobId }, query: {}, signal });
    if (signal.aborted) return;
    // A list that is complete stays on the page until the new one is.
    const keepsShown = truth?.isComplete === true;
    if (truth) truth = { ...truth, overview: answer.screening };
    const collected = new Map<string, CandidateRow>();
    let shownRows = 0;
    const apply = (rows: readonly CandidateRow[], isComplete: boolean) => {
      for (const row of rows) if (!collected.has(idOf(row))) collected.set(idOf(row), row);
      if (keepsShown && !isComplete) return;
      const read = [...collected.values()];
      const { rows: changed, removed } = newerOf(read, changedMeanwhile);
      truth = {
        overview: truth?.overview ?? answer.screening,
        rows: withChanges(read, {
          // Somebody who has not been loaded yet is not shown before their place in the list is known.
          rows: isComplete ? changed : changed.filter((row) => collected.has(idOf(row))),
          removed,
        }),
        isComplete,
      };
      // All that is worked out of a list is worked out again when it grows: it doubles rather than grow by every page.
      if (!isComplete && collected.size < 2 * shownRows) return;
      shownRows = collected.size;
      show();
    };
    const { rows, next: after } = answer.page;
    apply(rows, after === null);
    const pages = loadPages({ call, jobId, after, signal, onProblem });
    for await (const page of pages) apply(page, false);
    if (signal.aborted) return;
    if (after !== null) apply([], true);
    if (keepsShown) announce([...collected.keys()]);
  };

  const reload = async () => {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    problem = null;
    if (!truth) publish({ status: 'loading' });
    try {
      await load(signal);
    } catch (error) {
      if (signal.aborted) return;
      const isGone = error instanceof ApiError && error.status === 404;
      if (truth && !isGone) onProblem(errorMessage(error));
      else publish({ status: 'error', error });
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    knownOf: (ids) => {
      const wanted = new Set(ids);
      const rows = truth?.rows.filter((row) => wanted.has(idOf(row))) ?? [];
      return rows.map(({ candidate }) => candidate);
    },
    onChanged: (listener) => {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    reload,
    stop: () => loading.abort(),
    apply: (answer) => {
      // Answers overtake each other, and so does what other tabs tell.
      const changed = newerOf(truth?.rows ?? [], answer);
      changedMeanwhile = {
        rows: withChanges(changedMeanwhile.rows, changed),
        removed: [...changedMeanwhile.removed, ...changed.removed],
      };
      if (!truth) return;
      const { before, after } = changed.revisions ?? {};
      const knows = before !== undefined && before === truth.overview.revision;
      setTruth({
        overview: {
          ...truth.overview,
          totals: changed.totals,
          ...(knows ? { revision: after } : {}),
        },
        rows: withChanges(truth.rows, changed),
      });
      announce([...changed.rows.map(idOf), ...changed.removed]);
    },
    replaceOverview: (overview) => setTruth({ overview }),
    replaceJob: (job) => {
      loading.abort();
      problem = null;
      truth = { overview: overviewOfJob(job), rows: rowsOfJob(job), isComplete: true };
      show();
      announce(truth.rows.map(idOf));
    },
    foresee: (ids, change) => {
      const key = Symbol('foreseen');
      foreseen.set(key, new Map(ids.map((id) => [id, change])));
      show();
      return () => {
        foreseen.delete(key);
        show();
      };
    },
    loadFullRows: async (signal) => {
      const rows: CandidateRow[] = [];
      const pages = loadPages({
        call,
        jobId,
        after: undefined,
        detail: 'full',
        signal,
        onProblem: () => undefined,
      });
      for await (const page of pages) rows.push(...page);
      signal.throwIfAborted();
      return rows;
    },
  };
}

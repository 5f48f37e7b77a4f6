import type { JobDetail } from '@shortlist/contracts/job';
import type { CandidateRow, ChangedRows, ScreeningOverview } from '@shortlist/contracts/people';
import { useMay } from '@shortlist/web-kit';
import { useMemo, useSyncExternalStore } from 'react';
import { usePeople } from './people-context.js';
import type { LoadedScreening, ScreeningState } from './screening-state.js';

const never = () => () => undefined;
const loading: ScreeningState = { status: 'loading' };

/** How far the screening around is loaded. */
export function useScreeningState(): ScreeningState {
  const { store, bundled } = usePeople();
  return useSyncExternalStore(
    store?.subscribe ?? never,
    store?.getState ?? (() => bundled ?? loading),
  );
}

/** False while candidates of the screening around are still being loaded: nothing may be done with all of them then. */
export function useIsComplete(): boolean {
  const state = useScreeningState();
  return state.status === 'ready' && state.isComplete;
}

/** Changes the screening on the page after the server has changed it. */
export interface ScreeningChanges {
  /** False for a screening that no server has, where nothing else here does anything, and for a member who may only read. */
  readonly changeable: boolean;
  readonly apply: (changed: ChangedRows) => void;
  readonly replaceOverview: (overview: ScreeningOverview) => void;
  readonly replaceJob: (job: JobDetail) => void;
  readonly reload: () => Promise<void>;
  readonly loadFullRows: (signal: AbortSignal) => Promise<CandidateRow[]>;
}

export function useScreeningChanges(): ScreeningChanges {
  const { store, bundled } = usePeople();
  const mayChange = useMay()('screening.change');
  return useMemo(() => {
    if (store) return { ...store, changeable: mayChange };
    const nothing = () => undefined;
    return {
      changeable: false,
      apply: nothing,
      replaceOverview: nothing,
      replaceJob: nothing,
      reload: () => Promise.resolve(),
      loadFullRows: () => {
        const emails = new Map(
          bundled?.screening.rejectionEmails.map((email) => [email.candidateId, email]),
        );
        return Promise.resolve(
          (bundled?.screening.candidates ?? []).map((candidate) => ({
            candidate,
            email: emails.get(candidate.id) ?? null,
          })),
        );
      },
    };
  }, [store, bundled, mayChange]);
}

/** The screening around and its changes. Throws before it is loaded: ask useScreeningState for that. */
export function useScreeningStore(): LoadedScreening & ScreeningChanges {
  const state = useScreeningState();
  const changes = useScreeningChanges();
  if (state.status !== 'ready') throw new Error('The screening is not loaded yet.');
  return { ...state, ...changes };
}

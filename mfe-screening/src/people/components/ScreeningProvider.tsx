import { useHost } from '@shortlist/web-kit';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Screening } from '../../screening/screening.js';
import { createCandidateCache } from '../candidate-cache.js';
import { createInTurn } from '../in-turn.js';
import { type People, PeopleContext } from '../people-context.js';
import { totalsOf } from '../rows.js';
import { createScreeningStore } from '../screening-store.js';
import { createUndoStack } from '../undo-stack.js';
import { UndoProvider } from './UndoProvider.js';

export interface ScreeningProviderProps {
  readonly jobId: string;
  /** What is shown of a screening that no server has: the sample, or demo results. */
  readonly bundled?: Screening;
  readonly children: ReactNode;
}

/** Around everything that shows one screening: loads it, holds what changes it, and says what can be taken back. */
export function ScreeningProvider({ jobId, bundled, children }: ScreeningProviderProps) {
  const { call } = useHost();
  const people = useMemo((): People => {
    const shared = { jobId, undoStack: createUndoStack(), inTurn: createInTurn() };
    if (!bundled) {
      const store = createScreeningStore(call, jobId);
      return { ...shared, store, cache: createCandidateCache(call, jobId), bundled: null };
    }
    const loaded = {
      status: 'ready' as const,
      screening: bundled,
      overview: null,
      isComplete: true,
      totals: totalsOf(bundled.candidates),
      problem: null,
    };
    return { ...shared, store: null, cache: null, bundled: loaded };
  }, [call, jobId, bundled]);

  useEffect(() => {
    const { store, cache } = people;
    if (!store) return undefined;
    const unsubscribe = store.onChanged((ids) => cache?.invalidate(ids));
    void store.reload();
    return () => {
      unsubscribe();
      store.stop();
    };
  }, [people]);

  return (
    <PeopleContext value={people}>
      <UndoProvider stack={people.undoStack}>{children}</UndoProvider>
    </PeopleContext>
  );
}

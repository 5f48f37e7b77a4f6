import { HostProvider, useHost } from '@shortlist/web-kit';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Screening } from '../screening/screening.js';
import { useUnsentQueue } from '../unsent/unsent-context.js';
import { createCandidateCache } from './store/candidate-cache.js';
import { createChanges } from './store/changes.js';
import { followUnsent } from './store/follow-unsent.js';
import { createInTurn } from './store/in-turn.js';
import { type People, PeopleContext } from './store/people-context.js';
import { totalsOf } from './store/rows.js';
import { createScreeningStore } from './store/screening-store.js';
import { openTabNews, tellingCall } from './store/tab-news.js';
import { createWhenNoDialog } from './store/when-no-dialog.js';
import { createUndoStack } from './undo/undo-stack.js';
import { UndoProvider } from './undo/UndoProvider.js';

export interface ScreeningProviderProps {
  readonly jobId: string;
  /** Content of a screening that no server has: the sample, or demo results. */
  readonly bundled?: Screening;
  readonly children: ReactNode;
}

/**
 * Around everything that shows one screening: loads it, holds what changes it, says what can be taken back, and keeps
 * the tabs in which it is open in step.
 */
export function ScreeningProvider({ jobId, bundled, children }: ScreeningProviderProps) {
  const host = useHost();
  const { call, session } = host;
  const queue = useUnsentQueue();
  const userId = session.user?.id ?? '';
  const people = useMemo((): People => {
    const shared = {
      jobId,
      changes: createChanges(),
      undoStack: createUndoStack(),
      inTurn: createInTurn(),
    };
    if (!bundled) {
      const store = createScreeningStore(call, jobId);
      const cache = createCandidateCache(call, jobId);
      return { ...shared, store, cache, bundled: null, news: openTabNews(userId, jobId) };
    }
    const loaded = {
      status: 'ready' as const,
      screening: bundled,
      overview: null,
      isComplete: true,
      totals: totalsOf(bundled.candidates),
      problem: null,
    };
    return { ...shared, store: null, cache: null, bundled: loaded, news: null };
  }, [call, userId, jobId, bundled]);

  useEffect(() => {
    const { store, cache, news } = people;
    if (!store || !news) return undefined;
    const whenNoDialog = createWhenNoDialog();
    const unsubscribe = store.onChanged((ids) => cache?.invalidate(ids));
    const deafen = news.listen((heard) => {
      if (heard.kind === 'people') whenNoDialog.act(() => store.apply(heard.changed));
      if (heard.kind === 'anything') whenNoDialog.act(() => void store.reload());
    });
    const letGo = followUnsent(queue, { jobId, store, publish: news.publish });
    void store.reload();
    return () => {
      letGo();
      unsubscribe();
      deafen();
      whenNoDialog.stop();
      store.stop();
    };
  }, [people, queue, jobId]);

  const telling = useMemo(() => {
    const { news } = people;
    return news ? { ...host, call: tellingCall(call, jobId, news.publish) } : host;
  }, [host, call, jobId, people]);

  return (
    <HostProvider host={telling}>
      <PeopleContext value={people}>
        <UndoProvider stack={people.undoStack}>{children}</UndoProvider>
      </PeopleContext>
    </HostProvider>
  );
}

import * as http from '@shortlist/contracts/http/email';
import { ApiError, errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type OutboxState, type OutboxView, withAnswer } from './outbox-view.js';
import { pauseAfter, pauseAfterErrors } from './poll-pace.js';

export interface Outbox {
  /** Null until the first answer, and where there is no outbox. */
  readonly view: OutboxView | null;
  /** Why what is shown may be out of date, as a sentence; null while answers come. */
  readonly problem: string | null;
  /** The server's time now, in ms since 1970; the browser's before the first answer. */
  readonly now: () => number;
  /** Takes over what a changing operation answered. */
  readonly apply: (answer: OutboxState) => void;
  /** Looks again at once. */
  readonly refresh: () => void;
}

/** True when the server said that asking again is of no use. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 422].includes(error.status ?? 0);
}

/** Follows the outbox of a screening, more often the nearer it is to sending; not while the tab is hidden. */
export function useOutbox(jobId: string | null): Outbox {
  const { call } = useHost();
  const [view, setView] = useState<OutboxView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Counts the reasons to look again; `isFresh` when a changing operation has just told everything. */
  const [round, setRound] = useState({ count: 0, isFresh: false });
  const latest = useRef<OutboxView | null>(null);
  const failures = useRef(0);
  /** The server's time minus that of `performance`, which nobody sets. */
  const offset = useRef(Date.now() - performance.now());

  const now = useCallback(() => performance.now() + offset.current, []);
  const again = useCallback(
    (isFresh: boolean) => setRound(({ count }) => ({ count: count + 1, isFresh })),
    [],
  );
  const refresh = useCallback(() => again(false), [again]);
  const show = useCallback((answer: OutboxState) => {
    const next = withAnswer(latest.current, answer);
    if (next.asOf === answer.asOf) offset.current = Date.parse(answer.asOf) - performance.now();
    latest.current = next;
    failures.current = 0;
    setView(next);
    setProblem(null);
  }, []);
  const apply = useCallback(
    (answer: OutboxState) => {
      show(answer);
      again(true);
    },
    [show, again],
  );

  useEffect(() => {
    if (jobId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pause);
    };
    const look = async () => {
      if (document.hidden) return;
      try {
        const query = { since: latest.current?.asOf };
        const answer = await call(http.getOutbox, { params: { jobId }, query, signal });
        if (signal.aborted) return;
        show(answer);
        plan(pauseAfter(latest.current ?? withAnswer(null, answer), now()));
      } catch (error) {
        if (signal.aborted) return;
        setProblem(errorMessage(error));
        failures.current += 1;
        if (!isFinal(error)) plan(pauseAfterErrors(failures.current));
      }
    };
    const wake = () => {
      if (!document.hidden) plan(0);
    };
    if (round.isFresh && latest.current) plan(pauseAfter(latest.current, now()));
    else void look();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [call, jobId, round, show, now]);

  return useMemo(
    () => ({ view, problem, now, apply, refresh }),
    [view, problem, now, apply, refresh],
  );
}

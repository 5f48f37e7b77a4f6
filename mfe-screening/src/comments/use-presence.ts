import { notePresence } from '@shortlist/contracts/http/resumes';
import { reportProblem, useHost } from '@shortlist/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePeople } from '../people/store/people-context.js';
import type { Reader } from './comments-context.js';

/** Pause between two words about who is reading, in milliseconds. */
const everyMs = 20_000;

export interface Presence {
  readonly readers: readonly Reader[];
  readonly read: (candidateId: string | null) => void;
}

export interface UsePresenceOptions {
  /** False while nobody else works in the workspace: nothing is called then. */
  readonly active: boolean;
  /** Comments were written or changed since the last word. */
  readonly onNews: () => void;
}

const nobody: readonly Reader[] = [];

/**
 * Tells the server which candidate is on the screen, and hears who else reads one and whether there are new comments. Has it
 * say what else others change, too. Somebody alone has other tabs only, which tell each other.
 */
export function usePresence({ active, onNews }: UsePresenceOptions): Presence {
  const host = useHost();
  const people = usePeople();
  const [readers, setReaders] = useState(nobody);
  const reading = useRef<string | null>(null);
  const news = useRef(onNews);
  const say = useRef<() => void>(() => undefined);
  useEffect(() => {
    news.current = onNews;
  });

  useEffect(() => {
    if (!active) return;
    const { changes, jobId: id } = people;
    const controller = new AbortController();
    const { signal } = controller;
    let known: string | null | undefined;
    let problems = 0;
    const post = async () => {
      try {
        const body = { candidateId: reading.current };
        const { others, commentsAt } = await host.call(notePresence, { params: { id }, body });
        problems = 0;
        if (signal.aborted) return;
        setReaders(others.length === 0 ? nobody : others);
        if (known !== undefined && known !== commentsAt) news.current();
        known = commentsAt;
      } catch (cause) {
        problems += 1;
        setReaders(nobody);
        // It is said again in a moment; an outage is reported once.
        if (problems === 1) reportProblem('Who reads a candidate could not be loaded.', cause);
      }
    };
    const look = () => {
      if (document.visibilityState === 'visible') void post();
    };
    let soon: ReturnType<typeof setTimeout> | undefined;
    // Walking through many candidates says only where it ends.
    say.current = () => {
      clearTimeout(soon);
      soon = setTimeout(look, 400);
    };
    look();
    changes.put('presence', look);
    // Where it can't be loaded, the page asks by itself, and the shell reports it.
    void import('../workflow/follow/follow-while-visible.js').then(({ follow }) =>
      follow(host, people, signal),
    );
    const timer = setInterval(look, everyMs);
    return () => {
      controller.abort();
      clearTimeout(soon);
      clearInterval(timer);
      say.current = () => undefined;
      setReaders(nobody);
    };
  }, [host, people, active]);

  const read = useCallback((candidateId: string | null) => {
    if (reading.current === candidateId) return;
    reading.current = candidateId;
    say.current();
  }, []);
  return { readers, read };
}

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
  readonly jobId: string;
  /** False while nobody else works in the workspace: nothing is called then. */
  readonly active: boolean;
  /** Comments were written or changed since the last word. */
  readonly onNews: () => void;
}

const nobody: readonly Reader[] = [];

/** Tells the server which candidate is on the screen, and hears who else reads one and whether there are new comments. */
export function usePresence({ jobId, active, onNews }: UsePresenceOptions): Presence {
  const { call } = useHost();
  const [readers, setReaders] = useState(nobody);
  const reading = useRef<string | null>(null);
  const { changes } = usePeople();
  const news = useRef(onNews);
  const say = useRef<() => void>(() => undefined);
  useEffect(() => {
    news.current = onNews;
  });

  useEffect(() => {
    if (!active) return;
    const params = { id: jobId };
    let isHere = true;
    let known: string | null | undefined;
    let problems = 0;
    const post = async () => {
      try {
        const body = { candidateId: reading.current };
        const { others, commentsAt } = await call(notePresence, { params, body });
        problems = 0;
        if (!isHere) return;
        setReaders(others.length === 0 ? nobody : others);
        if (known !== undefined && known !== commentsAt) news.current();
        known = commentsAt;
      } catch (cause) {
        problems += 1;
        if (isHere) setReaders(nobody);
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
    changes.presence = look;
    const timer = setInterval(() => {
      // Nobody on the screen need not be said again, and others are heard of.
      if (reading.current !== null || !changes.isLive) look();
    }, everyMs);
    return () => {
      isHere = false;
      clearTimeout(soon);
      clearInterval(timer);
      say.current = () => undefined;
      setReaders(nobody);
    };
  }, [call, jobId, changes, active]);

  const read = useCallback((candidateId: string | null) => {
    if (reading.current === candidateId) return;
    reading.current = candidateId;
    say.current();
  }, []);
  return { readers, read };
}

import * as http from '@shortlist/contracts/http/resumes';
import type { Reading, ReadingPerson } from '@shortlist/contracts/reading';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useComments } from '../comments/comments-context.js';
import { usePeople } from '../people/store/people-context.js';
import { useScreeningState } from '../people/store/use-screening.js';
import { ReadingContext, type ReadingState } from './reading-context.js';

/**
 * Loads who reads the people of the screening around, and again when they were changed; nothing in a workspace of one person
 * that was never split.
 */
export function ReadingProvider({ children }: { readonly children: ReactNode }) {
  const { jobId, changes } = usePeople();
  const state = useScreeningState();
  const { call } = useHost();
  const { members } = useComments();
  const [reading, setReading] = useState<Reading | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const overview = state.status === 'ready' ? state.overview : null;
  const { revision, split, status } = overview ?? {};
  const isWanted = status === 'completed' && (members.areSeveral || split !== undefined);

  const load = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    changes.put('reading', load);
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    void (async () => {
      try {
        const loaded = await call(http.getReading, { params: { id: jobId }, signal });
        if (signal.aborted) return;
        setReading(loaded);
        setProblem(null);
      } catch (cause) {
        if (!signal.aborted) setProblem(errorMessage(cause));
      }
    })();
    return () => controller.abort();
  }, [call, jobId, changes, load, isWanted, revision, round]);

  const replacePerson = useCallback(
    (person: ReadingPerson) =>
      setReading((before) => {
        if (!before) return before;
        const people = before.people.map((each) =>
          each.candidateId === person.candidateId ? person : each,
        );
        return { ...before, people };
      }),
    [],
  );
  const value = useMemo((): ReadingState => {
    const people = new Map(reading?.people.map((person) => [person.candidateId, person]));
    const isBlind = (reading?.split ?? split)?.isBlind === true;
    return {
      reading: isWanted ? reading : null,
      members: members.areSeveral ? members : null,
      ...{ people, isBlind, problem, load, replacePerson },
      replace: setReading,
    };
  }, [reading, isWanted, members, split, problem, load, replacePerson]);

  return <ReadingContext value={value}>{children}</ReadingContext>;
}

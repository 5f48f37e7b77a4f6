import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate, Choice } from '@shortlist/contracts/screening';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { isBlindTo, markOf, useReading } from '../../reading/reading-context.js';
import { choiceOf } from './review-queue.js';

/** Gives marks in place of decisions where the user is a blind reader. */
export function useMarking(jobId: string) {
  const state = useReading();
  const { reading, people, isBlind, replacePerson, load, problem } = state;
  const { call, notify, session } = useHost();
  const me = session.user?.id;

  const isMarked = useCallback(
    (candidateId: string) => {
      const person = people.get(candidateId);
      const isOpen = person?.group === 'mine' || person?.group === 'waiting';
      return isBlind && isOpen;
    },
    [people, isBlind],
  );
  const choiceIn = useCallback(
    (candidate: Candidate) => choiceOf(candidate) ?? markOf(people.get(candidate.id), me),
    [people, me],
  );

  const mark = async ({ id, candidate: name }: Candidate, choice: Choice, reason: string) => {
    const before = people.get(id);
    if (!before) return;
    const readers = before.readers.map((reader) =>
      reader.userId === me ? { ...reader, state: 'marked' as const, mark: choice } : reader,
    );
    replacePerson({ ...before, group: 'waiting', readers });
    try {
      const params = { id: jobId, candidateId: id };
      const { person } = await call(http.setMark, { params, body: { mark: choice, reason } });
      replacePerson(person);
    } catch (cause) {
      replacePerson(before);
      const message = `Your mark about ${name} was not saved. ${errorMessage(cause)}`;
      notify({ kind: 'error', message });
    }
  };

  return {
    /** False until it is known whether the user marks or decides. */
    isReady: !isBlind || reading !== null,
    isMarked,
    isBlindTo: (candidateId: string) => isBlindTo(state, candidateId),
    choiceIn,
    mark,
    problem: isBlind ? problem : null,
    load,
  };
}

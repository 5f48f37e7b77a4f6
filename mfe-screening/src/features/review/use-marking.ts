import * as http from '@shortlist/contracts/http/resumes';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { Candidate, Choice } from '@shortlist/contracts/screening';
import { ApiError, errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { usePeople } from '../../people/store/people-context.js';
import { isBlindTo, markOf, useReading } from '../../reading/reading-context.js';
import { choiceOf } from './review-queue.js';

type MarkBody = OperationBodyInput<typeof http.setMark>;

const markTexts: Readonly<Record<Choice, string>> = {
  shortlisted: 'Shortlist',
  maybe: 'Maybe',
  rejected: 'Reject',
};

/** Gives marks in place of decisions where the user is a blind reader. */
export function useMarking(jobId: string) {
  const state = useReading();
  const { reading, people, isBlind, replacePerson, load, problem } = state;
  const { call, notify, session } = useHost();
  const { store, undoStack } = usePeople();
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

  /** Throws ApiError. */
  const send = async (candidateId: string, body: MarkBody) => {
    const params = { id: jobId, candidateId };
    const { person, changed } = await call(http.setMark, { params, body });
    replacePerson(person);
    if (changed) store?.apply(changed);
  };

  const takeBack = async (candidateId: string, former: MarkBody) => {
    try {
      await send(candidateId, former);
      return 'Undone.';
    } catch (cause) {
      const message = errorMessage(cause);
      // Refused once, it is refused for ever: the step before comes next.
      if (cause instanceof ApiError && cause.status === 409) return message;
      notify({ kind: 'error', message });
      return null;
    }
  };

  const mark = async ({ id, candidate: name }: Candidate, choice: Choice, reason: string) => {
    const before = people.get(id);
    if (!before) return;
    const own = before.readers.find((reader) => reader.userId === me);
    const readers = before.readers.map((reader) =>
      reader.userId === me ? { ...reader, state: 'marked' as const, mark: choice } : reader,
    );
    replacePerson({ ...before, group: 'waiting', readers });
    try {
      await send(id, { mark: choice, reason });
      const former = { mark: own?.mark ?? null, reason: own?.reason ?? '' };
      undoStack.push({
        about: [id],
        message: `Your mark about ${name}: ${markTexts[choice]}.`,
        undo: () => takeBack(id, former),
      });
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

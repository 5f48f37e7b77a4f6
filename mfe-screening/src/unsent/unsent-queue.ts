import type { ChangedRows } from '@shortlist/contracts/people';
import type { CallOperation } from '@shortlist/host-api';
import { errorMessage } from '@shortlist/web-kit';
import { newJobId } from '../workflow/follow/job-id.js';
import { keep, readKept, type UnsentNotification } from './kept-changes.js';
import { notifyRefused, notifySkipped } from './notification-texts.js';
import { createPause } from './pause.js';
import { askedPause, isSignedOut, sendChange, type SendError, sendErrorOf } from './send-change.js';
import {
  idsOf,
  isNote,
  type NewChange,
  rebase,
  replacedBy,
  type UnsentChange,
} from './unsent-change.js';
import {
  type Added,
  type Answer,
  applyAnswer,
  createEntry,
  type Entry,
  nextPartOf,
  type Outcome,
  refusedOutcome,
} from './unsent-entry.js';

export interface UnsentState {
  /** Changes to show before they are stored, in the order in which they were made. */
  readonly shown: readonly UnsentChange[];
  /** How many changes are not stored. */
  readonly count: number;
  /** Why they are not; null while nothing is wrong. */
  readonly sendError: SendError | null;
  readonly notifications: readonly UnsentNotification[];
}

export interface AddOptions {
  /** True to show nothing before it is stored, or known to wait. */
  readonly waits?: boolean;
}

export interface UnsentQueue {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => UnsentState;
  /** Hears what the server made of each part of a change, by the screening's id. */
  readonly onAnswer: (listener: (jobId: string, changed: ChangedRows) => void) => () => void;
  /** Sends what waits by this from now on; null stops sending. */
  readonly connect: (call: CallOperation | null) => void;
  readonly add: (change: NewChange, options?: AddOptions) => Added;
  /** Takes a change out. Answers what of it is stored all the same; null when it had left the queue. */
  readonly revert: (id: string) => Promise<Answer | null>;
  /** Resolves when nothing is on its way. */
  readonly idle: () => Promise<void>;
  readonly tryNow: () => void;
  /** Puts away something that was said. */
  readonly dismiss: (notificationId: string) => void;
}

export interface UnsentQueueOptions {
  readonly storage: Storage;
  /** User id; '' for nobody. */
  readonly owner: string;
}

/**
 * Decisions and notes of `owner` in this tab, on their way to the server: sent one after the other in the order in
 * which they were made, until each is stored or refused. Unsent ones wait over reloads; closing the tab asks first.
 */
export function createUnsentQueue({ storage, owner }: UnsentQueueOptions): UnsentQueue {
  const listeners = new Set<() => void>();
  const answerListeners = new Set<(jobId: string, changed: ChangedRows) => void>();
  const pause = createPause();
  const kept = readKept(storage, owner);
  let entries = kept.changes.map((change) => createEntry(change));
  let notifications = kept.told;
  let sendError: SendError | null = null;
  let call: CallOperation | null = null;
  let lastCall: CallOperation | null = null;
  let isRunning = false;
  /** The change on its way, until its attempt has ended. */
  let attempt: { readonly entry: Entry; readonly end: Promise<unknown> } | null = null;
  let state: UnsentState = { shown: [], count: 0, sendError, notifications };
  for (const entry of entries) entry.wait();

  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const publish = () => {
    const shown = entries.filter(({ isShown }) => isShown).map(({ change }) => change);
    state = { shown, count: entries.length, sendError, notifications };
    keep(storage, owner, { changes: entries.map(({ change }) => change), told: notifications });
    if (entries.length > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    for (const listener of listeners) listener();
  };
  const remove = (entry: Entry) => {
    entries = entries.filter((each) => each !== entry);
  };
  const finish = (entry: Entry, outcome: Outcome, news: readonly UnsentNotification[]) => {
    remove(entry);
    if (entry.hasWaited) notifications = [...notifications, ...news];
    publish();
    entry.settle(outcome);
  };
  const fail = (next: SendError) => {
    sendError = next;
    for (const entry of entries) entry.wait();
    publish();
  };

  /** A later decision about the same person replaces what became of this one. */
  const rebaseLater = (entry: Entry, { rows, skipped }: ChangedRows) => {
    if (entry.change.kind !== 'decision') return;
    const left = new Set(skipped.map(({ candidateId }) => candidateId));
    const times = new Map(
      rows
        .filter(({ candidate }) => !left.has(candidate.id))
        .map(({ candidate }) => [candidate.id, candidate.override?.at ?? null]),
    );
    for (const later of entries.slice(entries.indexOf(entry) + 1)) {
      if (later.change.jobId === entry.change.jobId) later.change = rebase(later.change, times);
    }
  };
  const apply = (entry: Entry, part: UnsentChange, changed: ChangedRows) => {
    sendError = null;
    pause.reset();
    rebaseLater(entry, changed);
    for (const listener of answerListeners) listener(entry.change.jobId, changed);
    if (applyAnswer(entry, part, changed)) publish();
    else {
      const { answer } = entry;
      finish(entry, { status: 'stored', answer }, notifySkipped(entry.change, answer.skipped));
    }
  };

  /** Tries what is first in the line. Answers how long to wait before the next attempt, in milliseconds; null: not at all. */
  const tryFirst = async (by: CallOperation, entry: Entry): Promise<number | null> => {
    const part = nextPartOf(entry);
    try {
      apply(entry, part, await sendChange(by, part));
      return null;
    } catch (error) {
      const next = sendErrorOf(error);
      if (next !== null) {
        // Signing in again connects again: another attempt of an ended session must not end the next one.
        if (isSignedOut(error)) call = null;
        fail(next);
        return call && askedPause(error);
      }
      const problem = errorMessage(error);
      const news = notifyRefused(entry.change, idsOf(entry.change), problem);
      finish(entry, refusedOutcome(entry, error, problem), [news]);
      return null;
    }
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let [entry] = entries; call && entry; [entry] = entries) {
      const trying = tryFirst(call, entry);
      attempt = { entry, end: trying };
      const waitMs = await trying;
      attempt = null;
      if (waitMs !== null) await pause.wait(waitMs);
    }
    isRunning = false;
  };

  /** State that a later decision about the same people replaces: as seen when the first of them was made. */
  const baseOf = (change: UnsentChange): UnsentChange => {
    const ids = new Set(idsOf(change));
    const times = entries
      .filter((entry) => entry.change.jobId === change.jobId)
      .flatMap((entry) => replacedBy(entry.change))
      .filter(([id]) => ids.has(id));
    return rebase(change, new Map(times));
  };
  /** A note that was not sent yet and takes another text. */
  const rewrite = (change: UnsentChange): Entry | null => {
    if (!isNote(change)) return null;
    const [id] = change.body.candidateIds;
    const waiting = entries.find(
      (entry) =>
        entry !== attempt?.entry &&
        isNote(entry.change) &&
        entry.change.jobId === change.jobId &&
        entry.change.body.candidateIds[0] === id,
    );
    if (!waiting || !isNote(waiting.change)) return null;
    const { note } = change.body;
    waiting.change = { ...waiting.change, body: { ...waiting.change.body, note } };
    return waiting;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    onAnswer: (listener) => {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    connect: (next) => {
      call = next;
      lastCall = next;
      publish();
      pause.end();
      void run();
    },
    add: (input, { waits = false } = {}) => {
      const change = { ...input, id: newJobId(), at: new Date().toISOString() };
      const entry = rewrite(change) ?? createEntry(baseOf(change), { isShown: !waits });
      if (!entries.includes(entry)) entries = [...entries, entry];
      if (sendError) entry.wait();
      publish();
      void run();
      return entry.added;
    },
    revert: async (id) => {
      while (attempt?.entry.added.id === id) await attempt.end;
      const entry = entries.find(({ added }) => added.id === id);
      if (!entry) return null;
      finish(entry, { status: 'stored', answer: entry.answer }, []);
      return entry.answer;
    },
    idle: async () => {
      while (sendError === null && attempt) await attempt.end;
    },
    tryNow: () => {
      call ??= lastCall;
      pause.end();
      void run();
    },
    dismiss: (notificationId) => {
      notifications = notifications.filter(({ id }) => id !== notificationId);
      publish();
    },
  };
}

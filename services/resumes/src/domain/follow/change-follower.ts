import { setTimeout as delay } from 'node:timers/promises';
import type * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';
import { Sleeper } from './sleeper.js';

export type ScreeningChange = z.output<typeof messages.screeningChanged.payload>;
export type ChangeKind = Exclude<ScreeningChange['changed'][number], 'other'>;

export interface FollowedScreening {
  readonly workspaceId: string;
  readonly jobId: string;
  /** Hears nothing of what they do themselves. */
  readonly userId: string;
}

/** Tells pages that show a screening which kinds of things others change in it. */
export interface ChangeFollower {
  /**
   * The kinds that changed since the last ones, in turn: none at once, when it is woken and every `lookMs`. Changes in
   * quick succession come together. Ends when `signal` aborts or the service stops.
   */
  follow(
    whose: FollowedScreening,
    signal: AbortSignal,
  ): AsyncGenerator<readonly ChangeKind[], void, void>;
  hear(change: ScreeningChange): void;
  /** Lets those who follow the job look whether it is still there. */
  wake(jobId: string): void;
  /** Number of followers now. */
  readonly size: number;
}

export interface CreateChangeFollowerOptions {
  /** Longest time without a turn, in milliseconds. */
  readonly lookMs: number;
  /** Shortest time from changes to the next ones, in milliseconds. */
  readonly gatherMs: number;
  /** Its abort ends every wait. */
  readonly stopping: AbortSignal;
}

interface Listener {
  readonly whose: FollowedScreening;
  readonly heard: Set<ChangeKind>;
  readonly sleeper: Sleeper;
}

/** Keeps all streams of this process that follow changes. */
export function createChangeFollower({
  lookMs,
  gatherMs,
  stopping,
}: CreateChangeFollowerOptions): ChangeFollower {
  const listeners = new Set<Listener>();

  async function* follow(
    whose: FollowedScreening,
    signal: AbortSignal,
  ): AsyncGenerator<readonly ChangeKind[], void, void> {
    const ended = AbortSignal.any([signal, stopping]);
    const listener: Listener = { whose, heard: new Set(), sleeper: new Sleeper() };
    const { heard, sleeper } = listener;
    listeners.add(listener);
    ended.addEventListener('abort', sleeper.wake);
    try {
      while (!ended.aborted) {
        const kinds = [...heard];
        heard.clear();
        yield kinds;
        // An end cuts the pause short, and the loop with it.
        if (kinds.length > 0) await delay(gatherMs, undefined, { signal: ended }).catch(() => {});
        if (!ended.aborted) await sleeper.sleep(lookMs);
      }
    } finally {
      ended.removeEventListener('abort', sleeper.wake);
      listeners.delete(listener);
    }
  }

  return {
    follow,
    hear: ({ workspaceId, jobId, userId, changed }) => {
      for (const { whose, heard, sleeper } of listeners) {
        const isHere = whose.workspaceId === workspaceId && (jobId ?? whose.jobId) === whose.jobId;
        if (!isHere || userId === whose.userId) continue;
        // A kind of a later release is for its own pages.
        for (const kind of changed) if (kind !== 'other') heard.add(kind);
        sleeper.wake();
      }
    },
    wake: (jobId) => {
      for (const { whose, sleeper } of listeners) if (whose.jobId === jobId) sleeper.wake();
    },
    get size() {
      return listeners.size;
    },
  };
}

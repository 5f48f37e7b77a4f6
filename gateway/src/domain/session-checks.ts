import { accessTokenLifetimeSeconds } from '@shortlist/contracts/constants';
import { checkSession } from '@shortlist/contracts/http/internal';
import type { Logger } from '@shortlist/service-kit';
import { request } from 'undici';
import type { WorkMetrics } from '../metrics/create-work-metrics.js';
import { readBearer, readRevision } from './read-claim.js';
import { readSessionId } from './read-session-id.js';

export interface SessionChecks {
  /**
   * Tells whether the token of an Authorization header is no longer valid: its session has ended, or the user's workspaces
   * or roles have changed since. False for a token without a session, and when nobody can say.
   */
  isOver(authorization: string | undefined): Promise<boolean>;
  /** Asks again at the next call: the session may just have ended. */
  forget(authorization: string | undefined): void;
  /** Asks again about every session of a user, also where a question is on its way: its answer may be older. */
  forgetUser(userId: string): void;
}

export interface CreateSessionChecksOptions {
  /** Origin of the auth service. */
  readonly authUrl: string;
  readonly log: Logger;
  readonly workMetrics: Pick<WorkMetrics, 'sessionChecks'>;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

interface Known {
  /** Null: nobody could say. */
  readonly answer: Promise<Answer | null>;
  /** Until when it holds, in milliseconds. */
  until: number;
  /** User of the session; undefined until the answer, null where the answer names nobody. */
  userId: string | null | undefined;
}

interface Answer {
  readonly ended: boolean;
  readonly userId: string | null;
  /** Tokens of a smaller revision are over. It only grows, so an older answer never refuses a newer token. */
  readonly revision: number;
}

const answerTimeoutMs = 500;
/** How long a session may go on after it has ended elsewhere, where no message says so. */
const activeMs = 10_000;
/** An ended session never comes back, and its tokens have run out by then. */
const endedMs = (accessTokenLifetimeSeconds + 60) * 1000;
/** While the auth service does not answer, a session costs at most one question in this time. */
const unansweredMs = 2000;
const maxKnown = 20_000;

/**
 * Asks the auth service whether sessions go on, each at most once in 10 s. When it does not answer, sessions count as
 * going on (docs/decisions/016): a token ends after 15 minutes by itself.
 */
export function createSessionChecks(options: CreateSessionChecksOptions): SessionChecks {
  const { authUrl, log, workMetrics, now } = options;
  const sessions = new Map<string, Known>();
  let answering = true;

  async function ask(sessionId: string): Promise<Answer | null> {
    try {
      const path = checkSession.path.replace('{id}', sessionId);
      const { statusCode, body } = await request(new URL(path, authUrl), {
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      const answer: unknown = await body.json();
      // An auth service of before has no such address.
      if (statusCode !== 200 && statusCode !== 404) throw new Error(`It answered ${statusCode}.`);
      answering = true;
      workMetrics.sessionChecks.count({ outcome: 'answered' });
      if (statusCode === 404) return { ended: false, userId: null, revision: 0 };
      const { active, userId = null, revision = 0 } = checkSession.response.parse(answer);
      return { ended: !active, userId, revision };
    } catch (error) {
      if (answering)
        log.warn({ err: error }, 'sessions can not be checked; they count as going on');
      answering = false;
      workMetrics.sessionChecks.count({ outcome: 'failed' });
      return null;
    }
  }

  function look(sessionId: string): Known {
    const answer = ask(sessionId);
    const known: Known = { answer, until: Infinity, userId: undefined };
    sessions.set(sessionId, known);
    const [oldest] = sessions.keys();
    if (sessions.size > maxKnown && oldest !== undefined) sessions.delete(oldest);
    void answer.then((given) => {
      known.until = now() + (given === null ? unansweredMs : given.ended ? endedMs : activeMs);
      known.userId = given?.userId ?? null;
    });
    return known;
  }

  function find(sessionId: string): Known['answer'] {
    const known = sessions.get(sessionId);
    if (known && known.until > now()) return known.answer;
    sessions.delete(sessionId);
    return look(sessionId).answer;
  }

  return {
    async isOver(authorization) {
      const sessionId = readSessionId(authorization);
      if (sessionId === null) return false;
      const answer = await find(sessionId);
      if (answer === null) return false;
      return answer.ended || readRevision(readBearer(authorization)) < answer.revision;
    },
    forget(authorization) {
      const sessionId = readSessionId(authorization);
      if (sessionId !== null) sessions.delete(sessionId);
    },
    forgetUser(userId) {
      for (const [sessionId, known] of sessions) {
        if (known.userId === undefined || known.userId === userId) sessions.delete(sessionId);
      }
    },
  };
}

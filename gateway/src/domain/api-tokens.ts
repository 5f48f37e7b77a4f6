import { createHash } from 'node:crypto';
import { apiTokenPrefix } from '@shortlist/contracts/api-scopes';
import { exchangeApiToken } from '@shortlist/contracts/http/internal';
import { createCommonError, type Logger } from '@shortlist/service-kit';
import { request } from 'undici';
import type { WorkMetrics } from '../metrics/create-work-metrics.js';
import { readBearer, readClaim } from './read-claim.js';

/** Present rights of a token of the API. */
export interface GrantedAccess {
  /** Takes the token's place at the services. */
  readonly authorization: string;
  readonly scopes: readonly string[];
}

export interface ApiTokens {
  /**
   * Rights of the token; null when it is unknown, expired or revoked, or its account can't be used. Throws
   * `Unavailable` when the auth service does not answer: nobody else can say.
   */
  exchange(secret: string): Promise<GrantedAccess | null>;
  /** Asks again about every token of a user, also where a question is on its way: its answer may be older. */
  forgetUser(userId: string): void;
}

interface Known {
  readonly answer: Promise<GrantedAccess | null>;
  readonly until: number;
  /** Owner of the token; undefined until the answer, null for a refused token. */
  userId: string | null | undefined;
}

export interface CreateApiTokensOptions {
  /** Origin of the auth service. */
  readonly authUrl: string;
  readonly log: Logger;
  readonly workMetrics: Pick<WorkMetrics, 'tokenExchanges'>;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

const answerTimeoutMs = 2000;
/** How long a token may be used after it was revoked elsewhere, where no message says so; the answer is good at the services for longer. */
const knownMs = 10_000;
const maxKnown = 20_000;

/** The token of the API in an Authorization header; null for any other header. */
export function readApiToken(authorization: string | undefined): string | null {
  const sent = /^Bearer (\S{1,128})$/i.exec(authorization ?? '')?.[1];
  return sent?.startsWith(apiTokenPrefix) ? sent : null;
}

/** Exchanges tokens of the API at the auth service, each at most once in 10 s (docs/decisions/022). */
export function createApiTokens(options: CreateApiTokensOptions): ApiTokens {
  const { authUrl, log, workMetrics, now } = options;
  /** By hash, so that no secret stays in memory. */
  const known = new Map<string, Known>();

  async function ask(secret: string): Promise<GrantedAccess | null> {
    try {
      const { statusCode, body } = await request(new URL(exchangeApiToken.path, authUrl), {
        method: exchangeApiToken.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret }),
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      const answer: unknown = await body.json();
      if (statusCode !== 200) throw new Error(`It answered ${statusCode}.`);
      const { granted } = exchangeApiToken.response.parse(answer);
      workMetrics.tokenExchanges.count({ outcome: granted ? 'granted' : 'refused' });
      return granted && { authorization: `Bearer ${granted.accessToken}`, scopes: granted.scopes };
    } catch (error) {
      workMetrics.tokenExchanges.count({ outcome: 'failed' });
      log.warn({ err: error }, 'a token of the API can not be checked');
      throw createCommonError('Unavailable', { cause: error });
    }
  }

  return {
    exchange(secret) {
      const key = createHash('sha256').update(secret).digest('base64');
      const found = known.get(key);
      if (found && found.until > now()) return found.answer;
      known.delete(key);
      // Counted from the question: what is revoked while it is answered ends in time, too.
      const entry: Known = { answer: ask(secret), until: now() + knownMs, userId: undefined };
      known.set(key, entry);
      const [oldest] = known.keys();
      if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
      entry.answer.then(
        (granted) => {
          entry.userId = granted && readClaim(readBearer(granted.authorization), 'sub');
        },
        () => {
          if (known.get(key) === entry) known.delete(key);
        },
      );
      return entry.answer;
    },
    forgetUser(userId) {
      for (const [key, entry] of known) {
        if (entry.userId === undefined || entry.userId === userId) known.delete(key);
      }
    },
  };
}

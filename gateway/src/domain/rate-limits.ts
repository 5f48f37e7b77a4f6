import type { Operation } from '@shortlist/contracts/operation';
import { type Logger, networkOf } from '@shortlist/service-kit';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { WorkMetrics } from '../metrics/create-work-metrics.js';
import type { ServiceName } from './api-routes.js';

type Limiter = Pick<RateLimiterAbstract, 'consume'>;

/** Requests per minute of one client: an IPv4 address or an IPv6 network. */
export interface RateLimitSettings {
  /** All API calls together. */
  readonly perMinute: number;
  /** Calls of one operation that the contract marks as sensitive. */
  readonly sensitivePerMinute: number;
}

export interface CreateRateLimitsOptions extends RateLimitSettings {
  /** Counts sensitive calls across all gateways; without it each gateway counts its own. */
  readonly shared?: Limiter | undefined;
  readonly log: Logger;
  readonly workMetrics: Pick<WorkMetrics, 'rateLimited' | 'sharedLimiterFailures'>;
}

export interface ApiCall {
  readonly service: ServiceName | 'gateway';
  /** Null when the contract knows no such operation. */
  readonly operation: Operation | null;
}

export interface RateLimits {
  /** Counts one request to the API; resolves to null when allowed, else to the seconds to wait. */
  takeAny(clientAddress: string): Promise<number | null>;
  /** Counts a call if it is sensitive; resolves like `takeAny`. */
  takeSensitive(clientAddress: string, call: ApiCall): Promise<number | null>;
}

/** How many calls of a `braked` operation count as one of another sensitive one. */
const brakedShare = 6;

/** Points of a limiter by which a sensitive operation can be called `calls` times. */
export function sensitivePoints(calls: number): number {
  return calls * brakedShare;
}

async function consume(limiter: Limiter, key: string, points = 1): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000);
    throw rejection;
  }
}

/**
 * The name under which a sensitive call is counted; null for others. A call unknown to the contract may be a sensitive
 * one of a service newer than this gateway, so it is treated as one; all such calls of a service count together, so
 * that made-up paths gain nothing.
 */
function sensitiveName({ service, operation }: ApiCall): string | null {
  if (!operation) return `${service} unknown`;
  return operation.sensitive ? operation.name : null;
}

/**
 * The limit on all calls is kept in memory, so each of several gateways allows that many: it protects the gateway, and
 * asking a database at every call would cost more than it saves. Sensitive calls are counted here and in `shared`.
 * While that does not answer, the count kept here all along applies: nobody is locked out, and an outage grants no new
 * allowance.
 */
export function createRateLimits(options: CreateRateLimitsOptions): RateLimits {
  const { perMinute, sensitivePerMinute, shared, log, workMetrics } = options;
  const counted = (limit: 'all' | 'sensitive', wait: number | null) => {
    if (wait !== null) workMetrics.rateLimited.count({ limit });
    return wait;
  };
  const all = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const sensitive = new RateLimiterMemory({
    points: sensitivePoints(sensitivePerMinute),
    duration: 60,
  });
  return {
    takeAny: async (clientAddress) => counted('all', await consume(all, networkOf(clientAddress))),
    async takeSensitive(clientAddress, call) {
      const name = sensitiveName(call);
      if (name === null) return null;
      const key = `${networkOf(clientAddress)} ${name}`;
      const points = call.operation?.sensitive === 'braked' ? 1 : brakedShare;
      const wait = await consume(sensitive, key, points);
      if (wait !== null || !shared) return counted('sensitive', wait);
      try {
        return counted('sensitive', await consume(shared, key, points));
      } catch (error) {
        workMetrics.sharedLimiterFailures.count({});
        log.warn({ err: error }, 'shared rate limit not available; this gateway counts alone');
        return null;
      }
    },
  };
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Requests per client address and minute. */
export interface RateLimitSettings {
  /** All API calls together. */
  readonly perMinute: number;
  /** Calls that guess secrets or send mail: sign-in, sign-up, links, the contact form. */
  readonly sensitivePerMinute: number;
}

const sensitivePaths = new Set([
  '/auth/login',
  '/auth/register',
  '/auth/resend-verification',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/firebase-login',
  '/email/contact',
]);

export interface RateLimits {
  /** Counts one call; resolves to null when allowed, else to the seconds to wait. */
  take(clientAddress: string, method: string, path: string): Promise<number | null>;
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000);
    throw rejection;
  }
}

/** Limits kept in this process's memory: with several gateways each client gets the limit of each. */
export function createRateLimits(settings: RateLimitSettings): RateLimits {
  const all = new RateLimiterMemory({ points: settings.perMinute, duration: 60 });
  const sensitive = new RateLimiterMemory({ points: settings.sensitivePerMinute, duration: 60 });
  return {
    async take(clientAddress, method, path) {
      const wait = await consume(all, clientAddress);
      if (wait !== null) return wait;
      if (method !== 'POST' || !sensitivePaths.has(path)) return null;
      return consume(sensitive, `${clientAddress} ${path}`);
    },
  };
}

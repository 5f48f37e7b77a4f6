import type * as http from '@shortlist/contracts/http/gateway';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { Logger } from '@shortlist/service-kit';
import { request } from 'undici';

export type SystemStatus = OperationResponse<typeof http.getStatus>;

const answerTimeoutMs = 2000;
const cacheMs = 5000;

type AskedService = 'resumes' | 'usage' | 'email';

/** Asks one admin port; logs when it stops answering and when it answers again. */
function createReadinessProbe(service: AskedService, adminUrl: string, log: Logger) {
  let answering = true;
  return async (): Promise<boolean> => {
    try {
      const answer = await request(new URL('/readyz', adminUrl), {
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      await answer.body.dump();
      if (!answering) log.info({ service, adminUrl }, 'the admin port of a service answers again');
      answering = true;
      return answer.statusCode === 200;
    } catch (error) {
      // Any failure means that it is not ready.
      if (answering)
        log.warn({ err: error, service, adminUrl }, 'the admin port of a service does not answer');
      answering = false;
      return false;
    }
  };
}

/**
 * Asks /readyz at the services' admin ports and says which parts a user relies on are healthy; answers are cached 5 s.
 * A screening needs the resumes and the usage service. Exports are made in the browser from a screening's data, so they
 * depend on the resumes service alone.
 */
export function createStatusReader(
  adminUrls: Readonly<Record<AskedService, string>>,
  log: Logger,
): () => Promise<SystemStatus> {
  const probe = (service: AskedService) => createReadinessProbe(service, adminUrls[service], log);
  const probes = [probe('resumes'), probe('usage'), probe('email')] as const;
  let cached: { at: number; status: Promise<SystemStatus> } | null = null;

  async function read(): Promise<SystemStatus> {
    const [resumes, usage, email] = await Promise.all([probes[0](), probes[1](), probes[2]()]);
    const health = (ready: boolean) => (ready ? 'active' : 'unavailable');
    return {
      aiProcessing: health(resumes && usage),
      emailService: health(email),
      exportSystem: health(resumes),
    };
  }

  return () => {
    if (!cached || Date.now() - cached.at > cacheMs) cached = { at: Date.now(), status: read() };
    return cached.status;
  };
}

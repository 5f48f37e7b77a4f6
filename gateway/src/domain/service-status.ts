import type { http, OperationResponse } from '@shortlist/contracts';
import { request } from 'undici';

export type SystemStatus = OperationResponse<typeof http.getStatus>;

const answerTimeoutMs = 2000;
const cacheMs = 5000;

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await request(new URL('/readyz', url), {
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await answer.body.dump();
    return answer.statusCode === 200;
  } catch {
    // Whatever kept it from answering, it is not ready.
    return false;
  }
}

/**
 * Asks the services' /readyz and says which parts a user relies on are healthy; answers are kept for 5 s.
 * Exports are made in the browser from a screening's data, so they stand and fall with the resumes service.
 */
export function createStatusReader(
  urls: Readonly<Record<'resumes' | 'email', string>>,
): () => Promise<SystemStatus> {
  let cached: { at: number; status: Promise<SystemStatus> } | null = null;

  async function read(): Promise<SystemStatus> {
    const [resumes, email] = await Promise.all([isReady(urls.resumes), isReady(urls.email)]);
    const health = (ready: boolean) => (ready ? 'active' : 'unavailable');
    return {
      aiProcessing: health(resumes),
      emailService: health(email),
      exportSystem: health(resumes),
    };
  }

  return () => {
    if (!cached || Date.now() - cached.at > cacheMs) cached = { at: Date.now(), status: read() };
    return cached.status;
  };
}

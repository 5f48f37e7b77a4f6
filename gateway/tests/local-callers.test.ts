import { localCallerHeader } from '@shortlist/contracts/constants';
import { afterEach, expect, it } from 'vitest';
import { startGateway } from './support/gateway.js';
import { startUpstream } from './support/upstream.js';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
});

/** The header by which a service learns that a caller with these headers is local. */
async function forwarded(
  environment: Record<string, string>,
  headers: Record<string, string>,
): Promise<unknown> {
  const resumes = await startUpstream((_request, response) => response.end('{}'));
  const gateway = await startGateway({ RESUMES_URL: resumes.url, ...environment });
  undo.push(resumes.stop, gateway.stop);
  await fetch(`${gateway.url}/api/resumes/history`, { headers });
  return resumes.seen[0]?.headers[localCallerHeader];
}

it('are told to the services', async () => {
  expect(await forwarded({ HOST: '127.0.0.1' }, {})).toBe('true');
});

it.each([
  [{ HOST: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.9' }],
  [{ HOST: '0.0.0.0' }, {}],
])('are none by their own word: %j, %j', async (environment, headers) => {
  const claimed = { ...headers, [localCallerHeader]: 'true' };
  expect(await forwarded(environment, claimed)).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getCurrentUser } from '@shortlist/contracts/http/auth';
import { listComments } from '@shortlist/contracts/http/resumes';
import { createHost, whenIdle } from '@shortlist/web-kit';
import { startTestApi, type TestApi, testToken, testUser } from '@shortlist/web-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testConfig } from './test-support.js';

const script = readFileSync(path.join(process.cwd(), 'shell/src/ask-first.js'), 'utf8');
const id = '7d0f3c1e-5b0e-4c55-9a51-0c6d2f6f5a01';
const comments = `/resumes/job/${id}/comments`;
const token = testToken(900);

let api: TestApi;
let answers: Record<string, { readonly status: number; readonly body: unknown } | undefined>;
const ask = vi.fn(async (url: string, _options: { headers: { Authorization: string } }) => {
  const answer = answers[url.slice(api.url.length)];
  if (!answer) throw new TypeError('Failed to fetch');
  return { ok: answer.status === 200, json: async () => answer.body };
});
const asked = () => ask.mock.calls.map(([url]) => url.slice(api.url.length));

beforeEach(async () => {
  api = await startTestApi();
  api.answer('GET /auth/me', 200, { ...testUser, firstName: 'Later' });
  answers = {
    '/auth/me': { status: 200, body: testUser },
    [comments]: { status: 200, body: { comments: [] } },
  };
  Object.assign(globalThis, { fetch: ask });
});
afterEach(async () => {
  ask.mockClear();
  document.cookie = 'auth_token=; Max-Age=0; Path=/';
  window.history.replaceState(null, '', '/');
  delete (window as { shortlistFirstAnswers?: unknown }).shortlistFirstAnswers;
  vi.restoreAllMocks();
  await api.stop();
});

/** Does with the html of a page what a browser does before the scripts are there. */
function openPage({ at = '/', as = token as string | null, calls = ['/auth/me'] } = {}) {
  window.history.replaceState(null, '', at);
  if (as !== null) document.cookie = `auth_token=${encodeURIComponent(as)}; Path=/`;
  const paths = JSON.stringify(calls.map((call) => api.url + call));
  document.body.innerHTML = `<script type="application/json" id="first-calls">${paths}</script>`;
  new Function(script)();
  return createHost({ ...testConfig, apiBaseUrl: api.url }).getSnapshot();
}

it('asks with the token of the session, and the first call takes the answer', async () => {
  const { call } = openPage();
  expect(ask.mock.calls).toEqual([
    [`${api.url}/auth/me`, { headers: { Authorization: `Bearer ${token}` } }],
  ]);
  await expect(call(getCurrentUser)).resolves.toEqual(testUser);
  expect(api.requests).toEqual([]);
  // A second question must get the answer that is true by then.
  await expect(call(getCurrentUser)).resolves.toMatchObject({ firstName: 'Later' });
});

it('asks for two at once, and for the others when the scripts are there', async () => {
  const { call } = openPage({
    at: `/results?job=${id}`,
    calls: ['/auth/me', '/status', '/resumes/job/{job}/comments'],
  });
  const answer = call(listComments, { params: { id } });
  expect(asked()).toEqual(['/auth/me', '/status']);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await expect(answer).resolves.toEqual({ comments: [] });
  expect(asked()).toEqual(['/auth/me', '/status', comments]);
  expect(api.requests).toEqual([]);
});

it('lets what is only prepared wait until all have come', async () => {
  openPage({ calls: ['/auth/me', '/status', '/privacy/requests'] });
  const askedWhenIdle = whenIdle().then(asked);
  setTimeout(() => document.dispatchEvent(new Event('DOMContentLoaded')));
  expect(await askedWhenIdle).toEqual(['/auth/me', '/status', '/privacy/requests']);
});

it('puts the id of the address into a path', async () => {
  const { call } = openPage({ at: `/results?job=${id}`, calls: ['/resumes/job/{job}/comments'] });
  expect(asked()).toEqual([comments]);
  await expect(call(listComments, { params: { id } })).resolves.toEqual({ comments: [] });
  expect(api.requests).toEqual([]);
});

it.each(['/results', '/results?job=', '/results?job=../../auth/me', '/results?job=mock_job_1'])(
  'leaves out what needs an id that %s does not have',
  (at) => {
    openPage({ at, calls: ['/auth/me', '/resumes/job/{job}/comments'] });
    expect(asked()).toEqual(['/auth/me']);
  },
);

it.each([
  ['nobody is signed in', null],
  ['the token is about to end', testToken(30)],
  ['the token can not be read', 'made.up.token'],
])('asks nothing when %s', (_what, as) => {
  openPage({ as });
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['was refused', { status: 503, body: { detail: 'down' } }],
  ['did not come', undefined],
])('leaves it to the call when the answer %s', async (_what, answer) => {
  answers['/auth/me'] = answer;
  const { call } = openPage();
  await expect(call(getCurrentUser)).resolves.toMatchObject({ firstName: 'Later' });
});

it('gives no answer to anyone who signed in since', async () => {
  const { call } = openPage();
  document.cookie = `auth_token=${testToken(900, { sub: 'user_2' })}; Path=/`;
  await expect(call(getCurrentUser)).resolves.toMatchObject({ firstName: 'Later' });
});

it('gives no answer that has grown old', async () => {
  const { call } = openPage();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await expect(call(getCurrentUser)).resolves.toMatchObject({ firstName: 'Later' });
});

import * as authHttp from '@shortlist/contracts/http/auth';
import * as gatewayHttp from '@shortlist/contracts/http/gateway';
import * as resumesHttp from '@shortlist/contracts/http/resumes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testUser } from '../testing/create-test-host.js';
import { startTestApi, type TestApi, testToken } from '../testing/start-test-api.js';
import { ApiError } from './api-error.js';
import { createApiClient } from './create-api-client.js';
import { errorMessage } from './error-message.js';
import { createSessionCookies } from './session-cookies.js';

const session = createSessionCookies();
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  vi.restoreAllMocks();
  session.clear();
  await api.stop();
});

const tokensOf = (token: string, refreshToken = 'refresh-2') => ({
  access_token: token,
  token,
  refresh_token: refreshToken,
  refreshToken,
});

function signIn(accessToken: string, refreshToken = 'refresh-1', remember = true) {
  session.write({ token: accessToken, refreshToken }, remember);
}

/** jsdom writes every refused connection to the console. */
function quietly() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => {
      throw new Error('The call was expected to fail.');
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('the bearer token', () => {
  it('comes from the cookie', async () => {
    const token = testToken(900);
    signIn(token);
    api.answer('GET /auth/me', 200, testUser);
    const { call } = createApiClient({ baseUrl: api.url, session });
    await expect(call(authHttp.getCurrentUser)).resolves.toEqual(testUser);
    expect(api.requests).toMatchObject([{ authorization: `Bearer ${token}` }]);
  });

  it('is left out when nobody is signed in', async () => {
    api.answer('POST /auth/forgot-password', 200, { message: 'sent' });
    const { call } = createApiClient({ baseUrl: api.url, session });
    await call(authHttp.forgotPassword, { body: { email: 'mina@example.com' } });
    expect(api.requests).toMatchObject([
      { authorization: null, body: '{"email":"mina@example.com"}' },
    ]);
  });
});

describe('refreshing', () => {
  it('happens once for calls made together, before the token runs out, and replaces both cookies', async () => {
    signIn(testToken(30));
    const fresh = testToken(900);
    api.answer('POST /auth/refresh', 200, tokensOf(fresh));
    api.answer('GET /auth/me', 200, testUser);
    const { call } = createApiClient({ baseUrl: api.url, session });
    await Promise.all([1, 2, 3, 4].map(() => call(authHttp.getCurrentUser)));
    const [first, ...rest] = api.requests;
    expect(first).toMatchObject({
      line: 'POST /auth/refresh',
      body: '{"refreshToken":"refresh-1"}',
    });
    expect(rest).toHaveLength(4);
    expect(new Set(rest.map((request) => request.authorization))).toEqual(
      new Set([`Bearer ${fresh}`]),
    );
    expect(session.read()).toEqual({ accessToken: fresh, refreshToken: 'refresh-2' });
  });

  it('happens when only the refresh cookie is left', async () => {
    signIn(testToken(900));
    document.cookie = 'auth_token=; Max-Age=0; Path=/';
    const fresh = testToken(900);
    api.answer('POST /auth/refresh', 200, tokensOf(fresh));
    const { getAccessToken } = createApiClient({ baseUrl: api.url, session });
    await expect(getAccessToken()).resolves.toBe(fresh);
  });

  it('keeps a session that is not to be remembered unremembered', async () => {
    signIn(testToken(10), 'refresh-1', false);
    api.answer('POST /auth/refresh', 200, tokensOf(testToken(900)));
    await createApiClient({ baseUrl: api.url, session }).getAccessToken();
    expect(session.isRemembered()).toBe(false);
  });

  it('is not done for a public operation', async () => {
    signIn(testToken(-10));
    api.answer('GET /status', 200, {
      aiProcessing: 'active',
      emailService: 'active',
      exportSystem: 'active',
    });
    await createApiClient({ baseUrl: api.url, session }).call(gatewayHttp.getStatus);
    expect(api.requests.map((request) => request.line)).toEqual(['GET /status']);
  });

  it('ends the session when refused', async () => {
    signIn(testToken(-10));
    api.answer('POST /auth/refresh', 401, { detail: 'Your session has ended.' });
    const onSessionEnd = vi.fn();
    const { call } = createApiClient({ baseUrl: api.url, session, onSessionEnd });
    expect(await failureOf(call(authHttp.getCurrentUser))).toMatchObject({ status: 401 });
    expect(session.read()).toEqual({ accessToken: null, refreshToken: null });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when the server could not be asked', async () => {
    signIn(testToken(-10));
    quietly();
    const { call } = createApiClient({ baseUrl: 'http://127.0.0.1:1', session });
    const error = await failureOf(call(authHttp.getCurrentUser));
    expect(error).toMatchObject({ status: null, code: 'NETWORK_ERROR' });
    expect(session.read().refreshToken).toBe('refresh-1');
  });

  it('does not bring back a session that was signed out meanwhile', async () => {
    signIn(testToken(-10));
    api.answer('POST /auth/refresh', 200, tokensOf(testToken(900)), () => session.clear());
    const { getAccessToken } = createApiClient({ baseUrl: api.url, session });
    await expect(getAccessToken()).resolves.toBeNull();
    expect(session.read()).toEqual({ accessToken: null, refreshToken: null });
  });

  it('does not wait for ever', async () => {
    signIn(testToken(-10));
    api.hold('POST /auth/refresh');
    const { getAccessToken } = createApiClient({ baseUrl: api.url, session, refreshTimeoutMs: 20 });
    expect(await failureOf(getAccessToken())).toMatchObject({
      code: 'TIMEOUT_ERROR',
      message: 'Request timed out. Please try again.',
    });
    expect(session.read().refreshToken).toBe('refresh-1');
  });

  it('can be tried again after it failed', async () => {
    signIn(testToken(-10));
    api.answer('POST /auth/refresh', 500, { detail: 'Later.' });
    const { getAccessToken } = createApiClient({ baseUrl: api.url, session });
    expect(await failureOf(getAccessToken())).toMatchObject({ status: 500 });
    const fresh = testToken(900);
    api.answer('POST /auth/refresh', 200, tokensOf(fresh));
    await expect(getAccessToken()).resolves.toBe(fresh);
  });
});

describe('a 401', () => {
  it('clears both cookies and passes the error on, where the refresh is refused too', async () => {
    signIn(testToken(900));
    const refusal = { detail: 'Please sign in to continue.', code: 'Unauthenticated' };
    api.answer('GET /auth/me', 401, refusal);
    api.answer('POST /auth/refresh', 401, refusal);
    const onSessionEnd = vi.fn();
    const { call } = createApiClient({ baseUrl: api.url, session, onSessionEnd });
    expect(await failureOf(call(authHttp.getCurrentUser))).toMatchObject({
      status: 401,
      code: '401',
      reason: 'Unauthenticated',
      message: 'Please sign in to continue.',
    });
    expect(session.read()).toEqual({ accessToken: null, refreshToken: null });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('leaves a session alone that another tab began while the call ran', async () => {
    signIn(testToken(900));
    const other = testToken(901);
    api.answer('GET /auth/me', 401, { detail: 'no' }, () => {
      signIn(other, 'other');
      api.answer('GET /auth/me', 200, testUser);
    });
    const { call } = createApiClient({ baseUrl: api.url, session });
    await expect(call(authHttp.getCurrentUser)).resolves.toEqual(testUser);
    expect(session.read()).toEqual({ accessToken: other, refreshToken: 'other' });
  });
});

describe('a change of the user’s workspaces or roles', () => {
  it('has the token refreshed, once for all calls, which are then made again', async () => {
    signIn(testToken(900));
    const fresh = testToken(901);
    api.answer('GET /auth/me', 401, { code: 'Unauthenticated', detail: 'Please sign in.' });
    api.answer('POST /auth/refresh', 200, tokensOf(fresh), () => {
      api.answer('GET /auth/me', 200, testUser);
    });
    const onRefresh = vi.fn();
    const onSessionEnd = vi.fn();
    const { call } = createApiClient({ baseUrl: api.url, session, onRefresh, onSessionEnd });
    const calls = [1, 2, 3].map(() => call(authHttp.getCurrentUser));
    await expect(Promise.all(calls)).resolves.toEqual([testUser, testUser, testUser]);
    expect(api.requests.filter(({ line }) => line === 'POST /auth/refresh')).toHaveLength(1);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('ends nothing while the server can’t refresh', async () => {
    signIn(testToken(900));
    api.answer('GET /auth/me', 401, { code: 'Unauthenticated', detail: 'Please sign in.' });
    api.answer('POST /auth/refresh', 503, { detail: 'Later.' });
    const { call } = createApiClient({ baseUrl: api.url, session });
    expect(await failureOf(call(authHttp.getCurrentUser))).toMatchObject({ status: 503 });
    expect(session.read().refreshToken).toBe('refresh-1');
  });

  it('can be asked for: a token that is good is replaced too', async () => {
    signIn(testToken(900));
    const fresh = testToken(901);
    api.answer('POST /auth/refresh', 200, tokensOf(fresh));
    await createApiClient({ baseUrl: api.url, session }).replaceAccessToken();
    expect(session.read().accessToken).toBe(fresh);
  });
});

describe('the workspace of a call', () => {
  it('is named to operations of the signed-in, not to a refresh or to public ones', async () => {
    signIn(testToken(10));
    api.answer('POST /auth/refresh', 200, tokensOf(testToken(900)));
    api.answer('GET /auth/me', 200, testUser);
    api.answer('GET /status', 404, {});
    const { call, callIn } = createApiClient({ baseUrl: api.url, session });
    await callIn('team_1')(authHttp.getCurrentUser);
    await failureOf(callIn('team_1')(gatewayHttp.getStatus));
    await call(authHttp.getCurrentUser);
    expect(api.requests.map(({ line, workspace }) => [line, workspace])).toEqual([
      ['POST /auth/refresh', null],
      ['GET /auth/me', 'team_1'],
      ['GET /status', null],
      ['GET /auth/me', null],
    ]);
  });
});

describe('requests', () => {
  it('puts params into the path, escaped', async () => {
    signIn(testToken(900));
    const { call } = createApiClient({ baseUrl: api.url, session });
    expect(
      await failureOf(call(resumesHttp.getJob, { params: { id: '../auth/me?x=1' } })),
    ).toMatchObject({
      status: 404,
    });
    expect(api.requests[0]?.line).toBe('GET /resumes/job/..%2Fauth%2Fme%3Fx%3D1');
  });

  it('sends files under the file field beside the text fields', async () => {
    signIn(testToken(900));
    api.answer('POST /resumes/process', 413, { detail: 'Too large.' });
    const { call } = createApiClient({ baseUrl: api.url, session });
    const file = new File(['%PDF-'], 'cv "final".pdf', { type: 'application/pdf' });
    await failureOf(
      call(resumesHttp.processResumes, {
        body: { jobDescription: 'Nurse', comparisonScore: 60 },
        files: [file, file],
      }),
    );
    const body = api.requests[0]?.body ?? '';
    expect(body).toMatch(/name="jobDescription"\r\n\r\nNurse/);
    expect(body).toMatch(/name="comparisonScore"\r\n\r\n60/);
    expect(body.match(/name="resumes"; filename=/g)).toHaveLength(2);
    expect(body).not.toContain('undefined');
  });

  it('stops when its signal says so', async () => {
    const controller = new AbortController();
    const { call } = createApiClient({ baseUrl: api.url, session });
    const calling = call(gatewayHttp.getStatus, { signal: controller.signal });
    controller.abort();
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('failures', () => {
  it.each([
    [{ detail: 'The detail', message: 'The message' }, 'The detail'],
    [{ message: 'The message' }, 'The message'],
    [{ detail: '', message: '' }, 'An error occurred'],
    [{ detail: { nested: true } }, 'An error occurred'],
    ['<html>bad gateway</html>', 'An error occurred'],
    [null, 'An error occurred'],
    [[], 'An error occurred'],
  ])('says what the body %j says', async (body, message) => {
    api.answer('GET /status', 502, body);
    const { call } = createApiClient({ baseUrl: api.url, session });
    const error = await failureOf(call(gatewayHttp.getStatus));
    expect(error).toMatchObject({ status: 502, code: '502', message });
    expect(errorMessage(error)).toBe(message);
  });

  it.each([{ aiProcessing: 'maybe' }, 'text', null, []])(
    'refuses the answer %j that is not the contract',
    async (body) => {
      api.answer('GET /status', 200, body);
      const { call } = createApiClient({ baseUrl: api.url, session });
      expect(await failureOf(call(gatewayHttp.getStatus))).toMatchObject({
        code: 'UNKNOWN_ERROR',
        message: 'The server gave an answer this page does not understand. Please reload the page.',
      });
    },
  );

  it('tells a network failure', async () => {
    quietly();
    const { call } = createApiClient({ baseUrl: 'http://127.0.0.1:1', session });
    const error = await failureOf(call(gatewayHttp.getStatus));
    expect(error).toMatchObject({ status: null, code: 'NETWORK_ERROR' });
    expect(errorMessage(error)).toBe(
      'Network error. Please check your internet connection and try again.',
    );
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionCookies } from '../api/session-cookies.js';
import { createTestHost, testUser } from '../testing/create-test-host.js';
import { startTestApi, type TestApi, testToken } from '../testing/start-test-api.js';
import { createHost, type HostStore } from './create-host.js';

const cookies = createSessionCookies();
let api: TestApi;
let stopStore = () => {};

beforeEach(async () => {
  api = await startTestApi();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  stopStore();
  cookies.clear();
  vi.restoreAllMocks();
  await api.stop();
});

function startHost(): HostStore {
  const store = createHost({ ...createTestHost().config, apiBaseUrl: api.url });
  stopStore = store.start();
  return store;
}

const statusOf = (store: HostStore) => store.getSnapshot().session.status;

/** Resolves when the session is in that state. */
function becomes(store: HostStore, status: string): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (statusOf(store) !== status) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    check();
  });
}

const claims = { sub: 'user_1', email: 'mina@example.com', plan: 'Free', exempt: false, iat: 1 };

describe('the session at start', () => {
  it('is signed out without asking the server when there is no cookie', () => {
    const store = startHost();
    expect(statusOf(store)).toBe('signed-out');
    expect(api.requests).toEqual([]);
  });

  it('loads the user of a stored session', async () => {
    cookies.write({ token: testToken(900), refreshToken: 'r' }, true);
    api.answer('GET /auth/me', 200, testUser);
    const store = startHost();
    expect(statusOf(store)).toBe('loading');
    await becomes(store, 'signed-in');
    expect(store.getSnapshot().session.user).toEqual(testUser);
  });

  it('asks for the user once, also when that began before it is shown', async () => {
    cookies.write({ token: testToken(900), refreshToken: 'r' }, true);
    api.answer('GET /auth/me', 200, testUser);
    const store = createHost({ ...createTestHost().config, apiBaseUrl: api.url });
    store.restore();
    stopStore = store.start();
    await becomes(store, 'signed-in');
    expect(api.requests).toHaveLength(1);
  });

  it('loads the user again when it is asked to', async () => {
    cookies.write({ token: testToken(900), refreshToken: 'r' }, true);
    api.answer('GET /auth/me', 200, testUser);
    const store = startHost();
    await becomes(store, 'signed-in');
    api.answer('GET /auth/me', 200, { ...testUser, firstName: 'Wilhelmina' });
    await store.getSnapshot().reloadUser?.();
    expect(store.getSnapshot().session.user?.firstName).toBe('Wilhelmina');
  });

  it.each([
    ['another plan', { plan: 'Premium' }],
    ['no limit', { exempt: true }],
  ])('gets a token again when its user has %s since', async (_what, change) => {
    cookies.write({ token: testToken(900, claims), refreshToken: 'r' }, true);
    const user = { ...testUser, plan: 'Free', exempt: false, ...change };
    const token = testToken(900, { ...claims, ...change });
    api.answer('GET /auth/me', 200, user);
    const tokens = { access_token: token, token, refresh_token: 's', refreshToken: 's' };
    api.answer('POST /auth/refresh', 200, tokens);
    const store = startHost();
    await becomes(store, 'signed-in');
    expect(store.getSnapshot().session.user).toEqual(user);
    expect(cookies.read()).toMatchObject({ accessToken: token, refreshToken: 's' });
    await store.getSnapshot().reloadUser?.();
    expect(api.requests.filter(({ line }) => line === 'POST /auth/refresh')).toHaveLength(1);
  });

  it('goes on with the token of before when there is no new one just now', async () => {
    const token = testToken(900, claims);
    cookies.write({ token, refreshToken: 'r' }, true);
    api.answer('GET /auth/me', 200, { ...testUser, plan: 'Premium' });
    api.answer('POST /auth/refresh', 503, { detail: 'later' });
    const store = startHost();
    await becomes(store, 'signed-in');
    expect(store.getSnapshot().session.user?.plan).toBe('Premium');
    expect(cookies.read().accessToken).toBe(token);
  });

  it('ends when the server refuses a token of the changed account', async () => {
    cookies.write({ token: testToken(900, claims), refreshToken: 'r' }, true);
    api.answer('GET /auth/me', 200, { ...testUser, plan: 'Premium' });
    api.answer('POST /auth/refresh', 401, { detail: 'no' });
    const store = startHost();
    await becomes(store, 'signed-out');
    expect(cookies.read().accessToken).toBeNull();
  });

  it('ends when the server refuses the token', async () => {
    cookies.write({ token: testToken(900, claims), refreshToken: 'r' }, true);
    api.answer('POST /auth/refresh', 401, { detail: 'Your session has ended.' });
    api.answer('GET /auth/me', 401, { detail: 'no' });
    const store = startHost();
    await becomes(store, 'signed-out');
    expect(cookies.read().accessToken).toBeNull();
  });

  it('goes on with what the token says when the server is down, and asks again on return', async () => {
    cookies.write({ token: testToken(900, claims), refreshToken: 'r' }, true);
    api.answer('GET /auth/me', 503, { detail: 'down' });
    const store = startHost();
    await becomes(store, 'signed-in');
    expect(store.getSnapshot().session.user).toMatchObject({ id: 'user_1', firstName: '' });

    api.answer('GET /auth/me', 200, testUser);
    const named = new Promise<void>((resolve) => {
      store.subscribe(() => {
        if (store.getSnapshot().session.user?.firstName === 'Mina') resolve();
      });
    });
    window.dispatchEvent(new Event('focus'));
    await named;
  });
});

describe('signing in and out', () => {
  const fresh = () => {
    const token = testToken(900);
    return { access_token: token, token, refresh_token: 'r', refreshToken: 'r' };
  };

  it('stores the tokens and loads the user', async () => {
    api.answer('GET /auth/me', 200, testUser);
    const store = startHost();
    await store.getSnapshot().signIn(fresh(), { remember: false });
    expect(store.getSnapshot().session).toEqual({ status: 'signed-in', user: testUser });
    expect(cookies.isRemembered()).toBe(false);
  });

  it('leaves nothing behind when the user can not be loaded', async () => {
    api.answer('GET /auth/me', 500, { detail: 'Later.' });
    const store = startHost();
    await expect(store.getSnapshot().signIn(fresh(), { remember: true })).rejects.toThrow('Later.');
    expect(cookies.read().accessToken).toBeNull();
    expect(statusOf(store)).toBe('signed-out');
  });

  it.each([200, 500])('clears the cookies when the logout call answers %i', async (status) => {
    api.answer('GET /auth/me', 200, testUser);
    api.answer('POST /auth/logout', status, { message: 'ok' });
    const store = startHost();
    await store.getSnapshot().signIn(fresh(), { remember: true });
    await store.getSnapshot().signOut();
    expect(api.requests.at(-1)).toMatchObject({
      line: 'POST /auth/logout',
      body: '{"refreshToken":"r"}',
    });
    expect(cookies.read()).toEqual({ accessToken: null, refreshToken: null });
    expect(statusOf(store)).toBe('signed-out');
  });
});

describe('other tabs', () => {
  it('notices a sign-out when the person comes back', async () => {
    cookies.write({ token: testToken(900), refreshToken: 'r' }, true);
    api.answer('GET /auth/me', 200, testUser);
    const store = startHost();
    await becomes(store, 'signed-in');
    cookies.clear();
    window.dispatchEvent(new Event('focus'));
    expect(statusOf(store)).toBe('signed-out');
  });

  it('notices a sign-in', async () => {
    api.answer('GET /auth/me', 200, testUser);
    const store = startHost();
    cookies.write({ token: testToken(900), refreshToken: 'r' }, true);
    document.dispatchEvent(new Event('visibilitychange'));
    await becomes(store, 'signed-in');
    expect(store.getSnapshot().session.user).toEqual(testUser);
  });
});

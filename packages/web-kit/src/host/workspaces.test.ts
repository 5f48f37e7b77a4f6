import { getHistory } from '@shortlist/contracts/http/resumes';
import { memberRoles } from '@shortlist/contracts/roles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readGrants } from '../api/read-session.js';
import { createSessionCookies } from '../api/session-cookies.js';
import { createTestHost, testUser } from '../testing/create-test-host.js';
import { startTestApi, type TestApi, testToken } from '../testing/start-test-api.js';
import { createHost } from './create-host.js';
import { dataOwner, userOfOwner, workspaceHeaders } from './use-workspace.js';

const cookies = createSessionCookies();
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
  api.answer('GET /auth/me', 200, testUser);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  cookies.clear();
  vi.restoreAllMocks();
  await api.stop();
});

const claims = { sub: 'user_1', email: 'mina@example.com', plan: 'Free', exempt: false };
const own = { id: 'user_1', role: 'owner', plan: 'Free', exempt: false };
const team = { id: 'team_1', role: 'viewer', plan: 'Free', exempt: false };
const tokenFor = (...workspaces: object[]) => testToken(900, { ...claims, workspaces });

function open(token: string, workspace: string | null) {
  cookies.write({ token, refreshToken: 'r' }, true);
  return createHost({ ...createTestHost().config, apiBaseUrl: api.url }, { workspace });
}
const refreshTo = (token: string) =>
  api.answer('POST /auth/refresh', 200, {
    access_token: token,
    token,
    refresh_token: 'r2',
    refreshToken: 'r2',
  });

it('is the one that the address names, as the token says it', () => {
  const store = open(tokenFor(own, team), 'team_1');
  const { workspace } = store.getSnapshot();
  expect(workspace).toEqual({ id: 'team_1', role: 'viewer', isOwn: false });
  store.enter(null);
  expect(store.getSnapshot().workspace).toEqual({ id: 'user_1', role: 'owner', isOwn: true });
});

it('is the own one of a token of before workspaces, with every known role readable', () => {
  expect(readGrants(claims)).toEqual([{ id: 'user_1', role: 'owner', isOwn: true }]);
  const workspaces = [...memberRoles, 'auditor'].map((role) => ({ ...team, role }));
  const roles = readGrants({ ...claims, workspaces }).map(({ role }) => role);
  expect(roles).toEqual([...memberRoles, 'viewer']);
});

it('has calls made in it, also after the page went to another one', async () => {
  const store = open(tokenFor(own, team), 'team_1');
  const { call } = store.getSnapshot();
  store.enter(null);
  api.answer('GET /resumes/history', 200, []);
  await call(getHistory).catch(() => undefined);
  await store
    .getSnapshot()
    .call(getHistory)
    .catch(() => undefined);
  expect(api.requests.map(({ workspace }) => workspace)).toEqual(['team_1', null]);
});

it('is asked for once more at the start, where the token may be older than the membership', async () => {
  refreshTo(tokenFor(own, team));
  const store = open(tokenFor(own), 'team_1');
  expect(store.getSnapshot().workspace).toBeNull();
  await store.getSnapshot().reloadUser?.();
  expect(store.getSnapshot().workspace?.role).toBe('viewer');
});

it('is gone when the token names it no more, and when the server says so', async () => {
  const store = open(tokenFor(own, team), 'team_1');
  const heard = vi.fn();
  store.subscribe(heard);
  api.answer('GET /resumes/history', 404, { code: 'WorkspaceNotFound', detail: 'None.' });
  for (let time = 0; time < 2; time += 1) {
    await store
      .getSnapshot()
      .call(getHistory)
      .catch(() => undefined);
  }
  expect(store.getSnapshot().workspace).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);

  refreshTo(tokenFor(own, { ...team, role: 'admin' }));
  await store.getSnapshot().renewSession?.();
  expect(store.getSnapshot().workspace?.role).toBe('admin');
  refreshTo(tokenFor(own));
  await store.getSnapshot().renewSession?.();
  expect(store.getSnapshot().workspace).toBeNull();
});

it('ends with signing out, so that the next user begins in their own', async () => {
  const store = open(tokenFor(own, team), 'team_1');
  await store.getSnapshot().signOut();
  expect([store.addressed(), store.getSnapshot().workspace]).toEqual([null, null]);
});

it('keeps apart what the browser keeps, with the former key for the own one', () => {
  const host = createTestHost();
  const inTeam = { ...host, workspace: { id: 'team_1', role: 'viewer', isOwn: false } as const };
  expect(dataOwner(host)).toBe('user_1');
  expect(dataOwner({ session: host.session })).toBe('user_1');
  expect(dataOwner(inTeam)).toBe('user_1/team_1');
  expect(userOfOwner(dataOwner(inTeam))).toBe('user_1');
  expect(workspaceHeaders(host)).toEqual({});
  expect(workspaceHeaders(inTeam)).toEqual({ 'x-shortlist-workspace': 'team_1' });
});

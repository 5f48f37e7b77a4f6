import type { SessionTokens } from '@shortlist/contracts/entities';
import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { HostApi, Notice } from '@shortlist/host-api';
import { MemoryRouter, useLocation } from '@shortlist/router';
import { ApiError } from '@shortlist/web-kit';
import {
  createTestCall,
  createTestHost,
  type TestAnswers,
  testUser,
} from '@shortlist/web-kit/testing';
import { configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../src/App.js';

// A page that loads late is waited for, also where many things run at once.
configure({ asyncUtilTimeout: 10_000 });

const tokens: SessionTokens = {
  access_token: 'access',
  token: 'access',
  refresh_token: 'refresh',
  refreshToken: 'refresh',
};

export const signedInAnswer = { ...tokens, user: testUser };

/** The failure of a call that the server answered with this status, text and name of the error. */
export function answered(status: number, message: string, reason?: string): ApiError {
  const error = { status, code: String(status), message, detail: message };
  return new ApiError({ ...error, ...(reason === undefined ? {} : { reason }) });
}

export const noNetwork = new ApiError({
  status: null,
  code: 'NETWORK_ERROR',
  message: 'Network error. Please check your internet connection and try again.',
});

/** An answer that fails with `error`. */
export const failing = (error: unknown) => () => {
  throw error;
};

export interface RenderAuthOptions {
  readonly answers?: TestAnswers;
  readonly session?: HostApi['session'];
  readonly config?: Partial<RuntimeConfig>;
  readonly features?: Partial<RuntimeConfig['features']>;
  /** State that the previous page left in the history. */
  readonly state?: unknown;
  readonly signIn?: HostApi['signIn'];
  readonly signOut?: HostApi['signOut'];
  readonly reloadUser?: HostApi['reloadUser'];
}

/** Answers that sections of /account need in tests about something else. */
const usualAnswers: TestAnswers = {
  listJoinableWorkspaces: { workspaces: [] },
  listJoinRequests: { requests: [], domains: [], open: true, isOnlyBySignOn: false },
  getAccount: {
    hasPassword: true,
    passwordSetAt: null,
    newEmail: null,
    newEmailUntil: null,
    google: null,
  },
  getMailSettings: { senderName: '', company: '', signature: '', replyTo: '' },
  getRetention: { months: 12, deletesAt: '2026-06-11T03:00:00.000Z', options: [] },
  listApiTokens: { tokens: [] },
  listWebhooks: { webhooks: [] },
  getWorkspace: {
    workspace: {
      id: testUser.id,
      name: 'Brookfield Foods',
      role: 'owner',
      members: 1,
      isOwn: true,
    },
    members: [],
    invitations: [],
  },
  listLeads: { leads: [] },
  getSingleSignOn: {
    provider: null,
    domains: [],
    redirectUri: 'https://shortlist.example/signin/single-sign-on',
    shutOut: [],
    missing: 'provider',
  },
  getAbsence: { until: null },
  getCommentMails: { mails: 'at-once' },
};

const ownPages = new Set([
  '/signin',
  '/signin/single-sign-on',
  '/signup',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/account',
  '/account/workspace',
  '/account/workspace/sign-in-test',
  '/invitation',
  '/comment-mails',
]);

/** The remote at `route`, signed out, with the calls it made, the toasts it showed and where it went. */
export function renderAuth(route: string, options: RenderAuthOptions = {}) {
  const { answers = {}, session = { status: 'signed-out', user: null } } = options;
  const base = createTestHost();
  const sent: { operation: string; params?: unknown; body: unknown }[] = [];
  const notices: Notice[] = [];
  const call = createTestCall({ ...usualAnswers, ...answers });
  const signIn = vi.fn(options.signIn ?? (() => Promise.resolve()));
  const host: HostApi = {
    ...base,
    session,
    signIn,
    ...(options.signOut ? { signOut: options.signOut } : {}),
    ...(options.reloadUser ? { reloadUser: options.reloadUser } : {}),
    config: {
      ...base.config,
      ...options.config,
      features: { ...base.config.features, googleSignIn: false, ...options.features },
    },
    notify: (notice) => void notices.push(notice),
    call: (operation, input) => {
      sent.push({
        operation: operation.name,
        ...(input?.params ? { params: input.params } : {}),
        body: input?.body,
      });
      return call(operation, input);
    },
  };
  const seen: { address: string; state: unknown } = { address: '', state: null };
  /** As the shell does: the remote is mounted on its own pages only. */
  function Page() {
    const { pathname, search, hash, state } = useLocation();
    seen.address = `${pathname}${search}${hash}`;
    seen.state = state;
    return ownPages.has(pathname) ? <App host={host} /> : null;
  }
  const [pathname = '', search = ''] = route.split(/(?=\?)/);
  const [path = '', hash = ''] = pathname.split(/(?=#)/);
  const { unmount } = render(
    <MemoryRouter initialEntries={[{ pathname: path, search, hash, state: options.state ?? null }]}>
      <Page />
    </MemoryRouter>,
  );
  return { sent, notices, signIn, seen, unmount };
}

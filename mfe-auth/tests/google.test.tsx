import { createHash, webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthorizationUrl } from '../src/google/authorization.js';
import {
  consumePendingAuthorization,
  storePendingAuthorization,
} from '../src/google/pending-authorization.js';
import { answered, failing, noNetwork, renderAuth, signedInAnswer } from './render-auth.js';

const provider = {
  clientId: 'client-1',
  authorizationUrl: 'https://accounts.example/authorize?hl=en',
};
const deployment = { config: { googleSignIn: provider }, features: { googleSignIn: true } };
const pending = { state: 'state-1', nonce: 'nonce-1', destination: '/upload' };

const answer = (fields: Record<string, string>) => `#${new URLSearchParams(fields).toString()}`;
const goodAnswer = () => answer({ id_token: 'an.id.token', state: 'state-1' });

// jsdom has no cryptography.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  sessionStorage.clear();
  logged.mockReset().mockImplementation(() => undefined);
});

describe('Google button', () => {
  const pages = [
    ['/signin', 'Continue with Google'],
    ['/signup', 'Sign up with Google'],
  ] as const;

  it.each(pages)('stands on %s where the deployment has Google sign-in', (route, label) => {
    renderAuth(route, deployment);
    expect(screen.getByRole('button', { name: label })).toBeEnabled();
  });

  it.each([
    ['/signin', 'Continue with Google', { config: deployment.config }],
    ['/signup', 'Sign up with Google', { features: deployment.features }],
  ])('is not on %s where it is switched off or not set up', (route, label, missing) => {
    renderAuth(route, missing);
    expect(screen.getByRole('form')).toBeVisible();
    expect(screen.queryByRole('button', { name: label })).toBeNull();
    expect(screen.queryByText('or')).toBeNull();
  });

  it('leads to the provider with what it needs to answer, and the hash of the nonce only', async () => {
    const url = new URL(
      await createAuthorizationUrl(provider, 'https://shortlist.example/signin', pending),
    );
    expect(url.origin + url.pathname).toBe('https://accounts.example/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      hl: 'en',
      client_id: 'client-1',
      redirect_uri: 'https://shortlist.example/signin',
      response_type: 'id_token',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: 'state-1',
      nonce: createHash('sha256').update('nonce-1').digest('base64url'),
    });
  });

  it('leads to a path of this site in the embedded mode', async () => {
    const sample = { ...provider, authorizationUrl: '/identity/auth' };
    const url = await createAuthorizationUrl(sample, 'http://localhost:8080/signup', pending);
    expect(url).toMatch(/^http:\/\/localhost:8080\/identity\/auth\?client_id=client-1&/);
  });
});

describe('coming back from Google', () => {
  it('signs in, welcomes and goes on to where the visitor wanted to be', async () => {
    storePendingAuthorization(pending);
    const { sent, notices, signIn, seen } = renderAuth(`/signin${goodAnswer()}`, {
      ...deployment,
      answers: { firebaseLogin: signedInAnswer },
    });
    expect(screen.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    await waitFor(() => expect(seen.address).toBe('/upload'));
    expect(sent).toEqual([
      { operation: 'firebaseLogin', body: { token: 'an.id.token', nonce: 'nonce-1' } },
    ]);
    expect(signIn).toHaveBeenCalledWith(signedInAnswer, { remember: true });
    expect(notices).toEqual([{ kind: 'success', message: 'Welcome! You are signed in.' }]);
    expect(consumePendingAuthorization()).toBeNull();
  });

  it('welcomes a new account from the sign-up page', async () => {
    storePendingAuthorization({ ...pending, destination: '/dashboard' });
    const { notices, seen } = renderAuth(`/signup${goodAnswer()}`, {
      ...deployment,
      answers: { firebaseLogin: signedInAnswer },
    });
    await waitFor(() => expect(seen.address).toBe('/dashboard'));
    expect(notices).toEqual([{ kind: 'success', message: 'Account created! Welcome.' }]);
  });

  it.each([
    ['an answer to another request', { id_token: 'an.id.token', state: 'other' }],
    ['another request that was cancelled', { error: 'access_denied', state: 'other' }],
    ['a fault of the provider', { error: 'server_error', state: 'state-1' }],
  ])('refuses %s without telling the server', async (_what, fields) => {
    storePendingAuthorization(pending);
    const { sent, seen } = renderAuth(`/signin${answer(fields)}`, deployment);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google sign-in failed. Please try again.',
    );
    expect(sent).toEqual([]);
    expect(seen.address).toBe('/signin');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  it.each([null, '{"state":1}', 'rubbish'])(
    'refuses an answer that this browser did not ask for (%j stored)',
    async (stored) => {
      if (stored) sessionStorage.setItem('shortlist.google-sign-in', stored);
      const { sent } = renderAuth(`/signin${goodAnswer()}`, deployment);
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(sent).toEqual([]);
    },
  );

  it('logs what the server refused, and takes the token out of the address', async () => {
    storePendingAuthorization(pending);
    const { seen } = renderAuth(`/signin${goodAnswer()}`, {
      ...deployment,
      answers: {
        firebaseLogin: failing(answered(401, 'Google sign-in failed. Please try again.')),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google sign-in failed. Please try again.',
    );
    expect(seen.address).toBe('/signin');
    expect(seen.state).toEqual({ from: '/upload' });
    expect(logged.mock.calls).toEqual([
      ['Google sign-in failed: Google sign-in failed. Please try again.'],
    ]);
  });

  it.each([
    [
      answered(400, 'Email already registered'),
      'Email already registered! Please check your email for verification or use a different email address.',
    ],
    [answered(400, 'No address shared'), 'Google sign-in failed: No address shared'],
    [answered(500, 'x'), 'Server error occurred. Please try again later.'],
    [answered(401, 'x'), 'Google sign-in failed. Please try again.'],
    [answered(503, 'Google is not answering.'), 'Google sign-in failed. Please try again.'],
  ])('says on the sign-up page why it failed: %s', async (error, message) => {
    storePendingAuthorization(pending);
    const { notices } = renderAuth(`/signup${goodAnswer()}`, {
      ...deployment,
      answers: { firebaseLogin: failing(error) },
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', message }]);
  });

  it.each([
    [
      answered(400, 'Google has not verified this email address.'),
      'Google sign-in failed: Google has not verified this email address.',
    ],
    [answered(503, 'Google is not answering.'), 'Google is not answering.'],
    [
      answered(401, 'Signing in with Google took too long.'),
      'Signing in with Google took too long.',
    ],
    [noNetwork, noNetwork.message],
  ])('says on the sign-in page why it failed: %s', async (error, message) => {
    storePendingAuthorization(pending);
    renderAuth(`/signin${goodAnswer()}`, {
      ...deployment,
      answers: { firebaseLogin: failing(error) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Sign In Failed${message}`);
  });

  it.each(['/signin', '/signup'])(
    'says calmly on %s that the visitor turned back',
    async (page) => {
      storePendingAuthorization(pending);
      const back = answer({ error: 'access_denied', state: 'state-1' });
      const { sent, notices, seen } = renderAuth(page + back, deployment);
      expect(await screen.findByRole('status')).toHaveTextContent('Google sign-in was cancelled.');
      expect(screen.queryByRole('alert')).toBeNull();
      expect([sent, notices, logged.mock.calls]).toEqual([[], [], []]);
      expect([seen.address, seen.state]).toEqual([page, { from: '/upload' }]);
      expect(screen.getByRole('button', { name: /with Google$/ })).toBeEnabled();
    },
  );
});

it('offers the button again on a page that the browser had kept', async () => {
  renderAuth('/signin', deployment);
  // Leaving is not possible here: the button stays busy, as on a page that the browser keeps.
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(screen.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(shown));
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

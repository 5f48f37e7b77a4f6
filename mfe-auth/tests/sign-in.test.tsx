import { testUser } from '@shortlist/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answered, failing, noNetwork, renderAuth, signedInAnswer } from './render-auth.js';

beforeEach(() => localStorage.clear());

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

async function signInAs(email = 'mina@example.com', password = 'correct horse'): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await submit();
}

describe('sign in', () => {
  it('signs in, welcomes and goes to the dashboard', async () => {
    const { sent, notices, signIn, seen } = renderAuth('/signin', {
      answers: { login: signedInAnswer },
    });
    await signInAs(' mina@example.com ');
    await waitFor(() => expect(seen.address).toBe('/dashboard'));
    expect(sent).toEqual([
      { operation: 'login', body: { email: 'mina@example.com', password: 'correct horse' } },
    ]);
    expect(signIn).toHaveBeenCalledWith(signedInAnswer, { remember: true });
    expect(notices).toEqual([{ kind: 'success', message: 'Welcome! You are signed in.' }]);
  });

  it.each([
    [{ from: { pathname: '/results', search: '?job=7', hash: '#top' } }, '/results?job=7#top'],
    [{ from: '/subscription' }, '/subscription'],
    [{ from: '//evil.example/' }, '/dashboard'],
    [{ from: '/\\evil.example/' }, '/dashboard'],
    [{ from: 'https://evil.example/' }, '/dashboard'],
    [{ from: { pathname: 7 } }, '/dashboard'],
    ['nonsense', '/dashboard'],
  ])('goes back to where the visitor came from: %j', async (state, expected) => {
    const { seen } = renderAuth('/signin', { answers: { login: signedInAnswer }, state });
    await signInAs();
    await waitFor(() => expect(seen.address).toBe(expected));
  });

  it('says that a session has ended, and only then', async () => {
    renderAuth('/signin', { state: { from: '/results', ended: true } });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your session has endedPlease sign in again. You will come back to where you were.',
    );
  });

  it('remembers the place in this browser, past sign-up and verification in another tab', async () => {
    const first = renderAuth('/signin', { state: { from: '/subscription' } });
    first.unmount();
    const later = renderAuth('/signin', { answers: { login: signedInAnswer } });
    await signInAs();
    await waitFor(() => expect(later.seen.address).toBe('/subscription'));
    later.unmount();
    const again = renderAuth('/signin', { answers: { login: signedInAnswer } });
    await signInAs();
    await waitFor(() => expect(again.seen.address).toBe('/dashboard'));
  });

  it('keeps the session for the browser session only when not remembered', async () => {
    const { signIn, seen } = renderAuth('/signin', { answers: { login: signedInAnswer } });
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await signInAs();
    await waitFor(() => expect(seen.address).toBe('/dashboard'));
    expect(signIn).toHaveBeenCalledWith(signedInAnswer, { remember: false });
  });

  it('is busy while signing in', async () => {
    renderAuth('/signin', { answers: { login: () => new Promise(() => undefined) } });
    await signInAs();
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  });

  it.each([
    ['', ''],
    ['mina@example.com', ''],
    ['  ', 'secret'],
    ['mina@example.com', '   '],
  ])('asks for both fields: %j and %j', async (email, password) => {
    const { sent } = renderAuth('/signin');
    if (email) await userEvent.type(screen.getByLabelText('Email'), email);
    if (password) await userEvent.type(screen.getByLabelText('Password'), password);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    expect(sent).toEqual([]);
  });

  it.each([
    [answered(401, 'Incorrect email or password'), 'Invalid email or password. Please try again.'],
    [noNetwork, 'Network error. Please check your internet connection and try again.'],
    [answered(429, 'Too many requests. Please wait.'), 'Too many requests. Please wait.'],
  ])('says why it failed: %s', async (error, text) => {
    const { notices, seen } = renderAuth('/signin', { answers: { login: failing(error) } });
    await signInAs();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sign In Failed');
    expect(alert).toHaveTextContent(text);
    expect(notices).toEqual([]);
    expect(seen.address).toBe('/signin');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it('says so when the tokens came and the user could not be loaded', async () => {
    const { seen } = renderAuth('/signin', {
      answers: { login: signedInAnswer },
      signIn: () => Promise.reject(noNetwork),
    });
    await signInAs();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    expect(seen.address).toBe('/signin');
  });

  it('offers the verification email again to who has not verified yet', async () => {
    const { sent } = renderAuth('/signin', {
      answers: {
        login: failing(answered(403, 'Email verification required. Please verify your email.')),
        resendVerification: { message: 'Sent' },
      },
    });
    await signInAs();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Email verification required. Please check your inbox and verify your email before proceeding.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Resend Email' }));
    expect(
      await screen.findByText('Verification email sent! Please check your inbox.'),
    ).toBeVisible();
    expect(sent.at(-1)).toEqual({
      operation: 'resendVerification',
      body: { email: 'mina@example.com' },
    });
  });

  it('shows and hides the password', async () => {
    renderAuth('/signin');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('leads to the other pages', () => {
    renderAuth('/signin');
    const links = {
      'Forgot password?': '/forgot-password',
      'Create an account': '/signup',
      'Privacy Policy': '/privacy',
      'Terms & Conditions': '/terms',
    };
    for (const [name, href] of Object.entries(links)) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
});

describe.each(['/signin', '/signup'])('%s for who is signed in already', (route) => {
  const session = { status: 'signed-in', user: testUser } as const;

  it('goes to the dashboard, or on to where they were going', () => {
    expect(renderAuth(route, { session }).seen.address).toBe('/dashboard');
    const onward = renderAuth(route, { session, state: { from: { pathname: '/upload' } } });
    expect(onward.seen.address).toBe('/upload');
  });
});

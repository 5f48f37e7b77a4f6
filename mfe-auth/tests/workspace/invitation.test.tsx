import { acceptInvitation, readInvitation } from '@shortlist/contracts/http/auth';
import { testUser } from '@shortlist/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, failing, renderAuth, signedInAnswer } from '../render-auth.js';
import { entered, errorOf, session, workspaceAs } from './support.js';

vi.mock('../../src/session/enter-workspace.js', () => ({ enterWorkspace: entered }));
beforeEach(() => {
  entered.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

const offer = {
  workspace: 'Brookfield Foods',
  role: 'recruiter',
  invitedBy: 'Owen Hartley',
  email: testUser.email,
  expiresAt: '2026-12-05T09:00:00.000Z',
};
const address = '/invitation#token=secret-1';

describe('the page of an invitation', () => {
  it('shows the offer, and takes the secret out of the address', async () => {
    const { sent, seen } = renderAuth(address, { session, answers: { readInvitation: offer } });
    expect(await screen.findByRole('heading', { name: 'Join Brookfield Foods' })).toBeVisible();
    expect(screen.getByText(/^Owen Hartley invited you/)).toBeVisible();
    expect(screen.getByText('Starts screenings, decides and sends emails.')).toBeVisible();
    expect(screen.getByText(testUser.email)).toBeVisible();
    await waitFor(() => expect(seen.address).toBe('/invitation'));
    expect(sent).toContainEqual({ operation: 'readInvitation', body: { token: 'secret-1' } });
  });

  it('is there again after the page is reloaded in its tab', async () => {
    sessionStorage.setItem('shortlist.invitation', 'secret-1');
    const { sent } = renderAuth('/invitation', { session, answers: { readInvitation: offer } });
    await screen.findByRole('button', { name: 'Join Brookfield Foods' });
    expect(sent[0]?.body).toEqual({ token: 'secret-1' });
  });

  it('joins, and opens the workspace', async () => {
    const { workspace } = workspaceAs('recruiter');
    const { sent } = renderAuth(address, {
      session,
      answers: { readInvitation: offer, acceptInvitation: { workspace } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join Brookfield Foods' }));
    await waitFor(() => expect(entered).toHaveBeenCalledWith(expect.anything(), 'brookfield'));
    expect(sent).toContainEqual({ operation: 'acceptInvitation', body: { token: 'secret-1' } });
    expect(sessionStorage.getItem('shortlist.invitation')).toBeNull();
  });

  it('says why joining failed', async () => {
    renderAuth(address, {
      session,
      answers: {
        readInvitation: offer,
        acceptInvitation: failing(answered(...errorOf(acceptInvitation, 'TooManyWorkspaces'))),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join Brookfield Foods' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please leave one first.');
    expect(entered).not.toHaveBeenCalled();
  });

  it('asks somebody else to sign out', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    renderAuth(address, {
      session,
      signOut,
      answers: { readInvitation: { ...offer, email: 'ravi@brookfield.example' } },
    });
    expect(await screen.findByText(/^You are signed in as mina@example\.com/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalled();
  });

  it('comes back after signing in', async () => {
    const { seen } = renderAuth(address, {
      answers: { readInvitation: offer, login: signedInAnswer },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    await userEvent.type(screen.getByLabelText('Email'), testUser.email);
    await userEvent.type(screen.getByLabelText('Password'), 'Long-enough-4-all');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(seen.address).toBe('/invitation'));
    expect(await screen.findByRole('heading', { name: 'Join Brookfield Foods' })).toBeVisible();
  });

  it('comes back in another tab, after a new account was verified', async () => {
    const first = renderAuth(address, { answers: { readInvitation: offer } });
    await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }));
    await screen.findByRole('heading', { name: 'Create your account' });
    first.unmount();
    sessionStorage.clear();
    const { sent } = renderAuth('/signin', { session, answers: { readInvitation: offer } });
    await screen.findByRole('button', { name: 'Join Brookfield Foods' });
    expect(sent[0]?.body).toEqual({ token: 'secret-1' });
  });

  it('says that it is over, or that the address is incomplete', async () => {
    const over = failing(answered(...errorOf(readInvitation, 'InvitationOver')));
    const { unmount } = renderAuth(address, { answers: { readInvitation: over } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please ask for another one.');
    await waitFor(() => expect(sessionStorage.getItem('shortlist.invitation')).toBeNull());
    unmount();
    renderAuth('/invitation');
    expect(await screen.findByRole('alert')).toHaveTextContent('This address is incomplete.');
  });
});
